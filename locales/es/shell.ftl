irrgarten = Irrgarten
