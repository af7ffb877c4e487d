-- {"what": "playing", "table": "jekrxzvgnbgpa", "secrets": ["O-JA5dnUvWWoso2mB6DyTUDhjFT96_Xs", "aCdstNlUbuZ1NKX-oSafMCPYh3B5S1_2"]}
-- {"what": "playing", "table": "zt6eaycjtpeey", "secrets": ["NrehRksi1mWlSr-f2dLFP3lxeH9D-C7q", "LHBNo8UdWjLoRnS5oGaYnPTsEeQv8-P5"]}
-- {"what": "playing", "table": "857v21f8vqyh5", "secrets": ["Tni-awjG9hq5I89fqLL1wWuDLgaPM4Wo", "P1HjfFZFwq0ISvSeVhae5s1ZNhg4vzgS"]}
-- {"what": "playing", "table": "8gzfpa2tmr4b7", "secrets": ["VLox4acM5l_b-TT7fnENmTMc8aGGUBP_", "U3GgLcIhsjoNy6YTxbAG3gPPi2Ax8UDx"]}
-- {"what": "playing", "table": "j68x0tsg6pcv2", "secrets": ["hpqTJ8FUkW-3FB3zwaLQfYb8IYQH7IVO", "HV5y9oz63Yp-W7RzSyptgdLIWG3cOSue"]}
-- {"what": "over", "table": "rg7b61rzffv9n", "secrets": ["Po_TYxwiRqhDFXDA2N_l-BysWd0Go9QA", "uArDUdqZG900hrXNyoUvQ7YUXOoaqQ6E"]}
-- {"what": "playing", "table": "45eerqm1gpngj", "secrets": ["Po_TYxwiRqhDFXDA2N_l-BysWd0Go9QA", "uArDUdqZG900hrXNyoUvQ7YUXOoaqQ6E"]}
-- {"what": "over", "table": "8ga7m2r5245zn", "secrets": ["Zu7FZqYKA1FkRhrCUhs9_Ul2LVMreH2b", "XYWENC9NkGl1mGtdBCxwAGB_iZgENIN_"]}
-- {"what": "playing", "table": "fw4q80ffm5tvr", "secrets": ["xB28mPQbUBmIf6QXlyKF6XoPT_hEUidg", "_VOscI-ez7qijqOnigvNlFFOoh2Vjxha"]}
-- {"what": "waiting", "table": "p26ccym4hv07g", "secrets": ["72TTitcDajJkWJ6lY7xGyVZ7dUuwSfNI"]}
-- {"what": "playing", "table": "7hvzaz6f1wt78", "secrets": ["x6QHqhy-ObmFVybWEHJzxzm3eGSJNg18", "waXrJmINf_ZTBdISKJD809fp8G_9OWdk"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('jekrxzvgnbgpa',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',0,NULL,'card K');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',1,NULL,'card 10');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',2,NULL,'card 4');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',3,NULL,'card 8');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',4,NULL,'card 2');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',5,NULL,'card K');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',6,NULL,'card K');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',7,NULL,'card 4');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',8,NULL,'card 9');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',9,NULL,'card 2');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',10,NULL,'card 6');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',11,NULL,'card 6');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',12,NULL,'card 10');
INSERT INTO "acts" VALUES('zt6eaycjtpeey',13,NULL,'card 4');
INSERT INTO "acts" VALUES('857v21f8vqyh5',0,1,'T e6|f6');
INSERT INTO "acts" VALUES('857v21f8vqyh5',1,0,'T e5|f5');
INSERT INTO "acts" VALUES('857v21f8vqyh5',2,1,'T e5|e6');
INSERT INTO "acts" VALUES('857v21f8vqyh5',3,0,'T e4|e5');
INSERT INTO "acts" VALUES('857v21f8vqyh5',4,1,'T d6|e6');
INSERT INTO "acts" VALUES('857v21f8vqyh5',5,0,'T d7|e7');
INSERT INTO "acts" VALUES('857v21f8vqyh5',6,1,'T d8|e8');
INSERT INTO "acts" VALUES('857v21f8vqyh5',7,0,'T d9|e9');
INSERT INTO "acts" VALUES('857v21f8vqyh5',8,1,'T d10|e10');
INSERT INTO "acts" VALUES('857v21f8vqyh5',9,0,'T e6|e7');
INSERT INTO "acts" VALUES('857v21f8vqyh5',10,1,'T e7|f7');
INSERT INTO "acts" VALUES('857v21f8vqyh5',11,0,'T e8|f8');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',0,0,'b1-c1');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',1,0,'[i9-j9]');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',2,1,'t20-t17');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',3,1,'[a4-a8]');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',4,0,'c1-c5');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',5,0,'[j9-e9]');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',6,1,'t17-s17');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',7,1,'[h4-h5]');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',8,0,'c5-c1');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',9,0,'[a8-a5]');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',10,1,'u20-r20');
INSERT INTO "acts" VALUES('8gzfpa2tmr4b7',11,1,'[h5-i5]');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',0,NULL,'chip hat');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',2,1,'stop');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',3,NULL,'roll 1');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',4,0,'e');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',5,NULL,'roll 2');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',6,1,'s');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',7,1,'stop');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',8,NULL,'roll 2');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',9,0,'e');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',10,0,'w');
INSERT INTO "acts" VALUES('j68x0tsg6pcv2',11,NULL,'roll 2');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',0,NULL,'chip book');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',2,0,'n');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',3,0,'e');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',4,NULL,'chip ring');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',5,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',6,1,'s');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',7,1,'s');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',8,1,'s');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',9,NULL,'roll 2');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',10,0,'n');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',11,NULL,'chip candle');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',12,NULL,'roll 1');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',13,1,'n');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',14,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',15,0,'n');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',16,0,'n');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',17,0,'e');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',18,NULL,'roll 1');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',19,1,'n');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',20,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',21,0,'e');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',22,0,'e');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',23,NULL,'chip frog');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',24,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',25,1,'s');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',26,1,'w');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',27,1,'w');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',28,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',29,0,'s');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',30,0,'w');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',31,0,'w');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',32,NULL,'roll 1');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',33,1,'stop');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',34,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',35,0,'w');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',36,NULL,'chip star');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',37,NULL,'roll 2');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',38,1,'s');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',39,NULL,'chip broom');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',40,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',41,0,'e');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',42,0,'e');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',43,0,'e');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',44,NULL,'roll 2');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',45,1,'n');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',46,1,'stop');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',47,NULL,'roll 3');
INSERT INTO "acts" VALUES('rg7b61rzffv9n',48,0,'e');
INSERT INTO "acts" VALUES('45eerqm1gpngj',0,NULL,'chip owl');
INSERT INTO "acts" VALUES('45eerqm1gpngj',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',0,0,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',1,1,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',2,0,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',3,1,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',4,0,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',5,1,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',6,0,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',7,1,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',8,0,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',9,1,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',10,0,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',11,1,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',12,0,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',13,1,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',14,0,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',15,1,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',16,0,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('8ga7m2r5245zn',17,1,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('fw4q80ffm5tvr',0,NULL,'chip candle');
INSERT INTO "acts" VALUES('fw4q80ffm5tvr',1,NULL,'roll 4');
INSERT INTO "acts" VALUES('7hvzaz6f1wt78',0,NULL,'chip ghost');
INSERT INTO "acts" VALUES('7hvzaz6f1wt78',1,NULL,'roll 3');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE seat_changes (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(8) NOT NULL, 
	level VARCHAR(16), 
	"by" VARCHAR(8) NOT NULL, 
	secret_hash VARCHAR(64), 
	CONSTRAINT pk_seat_changes PRIMARY KEY ("table", number), 
	CONSTRAINT fk_seat_changes_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "seat_changes" VALUES('fw4q80ffm5tvr',0,2,1,'bot','beginner','own',NULL);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(8) NOT NULL, 
	name VARCHAR(64), 
	level VARCHAR(16), 
	secret_hash VARCHAR(64), 
	added VARCHAR(64), adds BOOLEAN DEFAULT 0 NOT NULL, seal VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables ("table"), 
	CONSTRAINT ck_seats_ck_seats_holder CHECK (holder IN ('open', 'person', 'bot'))
);
INSERT INTO "seats" VALUES('jekrxzvgnbgpa',0,'person','Anna',NULL,'1295377292ba6b6d29b7267545322d1ad27bcdec9ac45f13b0ae4d358426facb',NULL,0,NULL);
INSERT INTO "seats" VALUES('jekrxzvgnbgpa',1,'person','Ben',NULL,'2b09c30ecf4393c9b056e5938b6a487c65aa2d8f34d6ea734630bac9f59ff7ab',NULL,0,NULL);
INSERT INTO "seats" VALUES('zt6eaycjtpeey',0,'person','Anna',NULL,'d911963923fec1f8bd5a6b9e4ae2d5b4e4cc3e56ad68993ee8f496992bbfd9a3',NULL,0,NULL);
INSERT INTO "seats" VALUES('zt6eaycjtpeey',1,'person','Ben',NULL,'6d2371f4caed10170048e432e4e31fffa233d6004e7c85a78ab94ba15a855ae4',NULL,0,NULL);
INSERT INTO "seats" VALUES('857v21f8vqyh5',0,'person','Anna',NULL,'16558c77f818975afcf78aaca57a55bf4336fa0038e490eea6d9df70e4ecaa35',NULL,0,NULL);
INSERT INTO "seats" VALUES('857v21f8vqyh5',1,'person','Ben',NULL,'15dd8dab48d2910583d1fe4f29f985535f598500a50873e3da79c64227285944',NULL,0,NULL);
INSERT INTO "seats" VALUES('8gzfpa2tmr4b7',0,'person','Anna',NULL,'60866e3946a91b3cdacf63600a0e63596de7d9731c09b413f58d51a79dfe503f',NULL,0,NULL);
INSERT INTO "seats" VALUES('8gzfpa2tmr4b7',1,'person','Ben',NULL,'d9904c5d54811a7eda2befa6f894676b821446e9b2cd566a1ddb663615caccd2',NULL,0,NULL);
INSERT INTO "seats" VALUES('j68x0tsg6pcv2',0,'person','Anna',NULL,'15c31738d2119d018bd4da8dc6755bae5785957d6bb25e45b8d4ad648af938b6',NULL,0,NULL);
INSERT INTO "seats" VALUES('j68x0tsg6pcv2',1,'person','Ben',NULL,'0d354d3ce60ff92c914a309a72cf7b1e77e00d3892f885321807b72b979b4170',NULL,0,NULL);
INSERT INTO "seats" VALUES('rg7b61rzffv9n',0,'person','Anna',NULL,'5d72d6eeae3dfe11a84b5b34660fac1d19dcb95942fb50398581544e20053237',NULL,0,NULL);
INSERT INTO "seats" VALUES('rg7b61rzffv9n',1,'person','Ben',NULL,'7a790fe436a7d1a5226eabd012b5685c7a1f102e144239c34d9b249a0e68af96',NULL,0,NULL);
INSERT INTO "seats" VALUES('45eerqm1gpngj',0,'person','Anna',NULL,'5d72d6eeae3dfe11a84b5b34660fac1d19dcb95942fb50398581544e20053237',NULL,0,NULL);
INSERT INTO "seats" VALUES('45eerqm1gpngj',1,'person','Ben',NULL,'7a790fe436a7d1a5226eabd012b5685c7a1f102e144239c34d9b249a0e68af96',NULL,0,NULL);
INSERT INTO "seats" VALUES('8ga7m2r5245zn',0,'person','Anna',NULL,'379112e7d0efceb2c54bbf89483f0b1e3b6a29fbb15d3d759bc4a11ed78bcde1',NULL,0,NULL);
INSERT INTO "seats" VALUES('8ga7m2r5245zn',1,'person','Ben',NULL,'726a5e551b1cb61d3c3e291ff144122105638ed95bc1375d9524d1adad45ce5a',NULL,0,NULL);
INSERT INTO "seats" VALUES('fw4q80ffm5tvr',0,'person','Anna',NULL,'f8627b39c6816aa5e567aa22c3024bd5666461a2878cd66e4056c4d830b984d5',NULL,0,NULL);
INSERT INTO "seats" VALUES('fw4q80ffm5tvr',1,'bot','Ben','beginner','315d612d119649e778d710b2fe1136d32000cbaf763d183991129d5a7e637b8d',NULL,0,NULL);
INSERT INTO "seats" VALUES('p26ccym4hv07g',0,'person','Anna',NULL,'50e5977fb0695ea75d75e4e71f567dc88626f27e49aea9baa834864bb751ad6b',NULL,0,NULL);
INSERT INTO "seats" VALUES('p26ccym4hv07g',1,'open',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('7hvzaz6f1wt78',0,'person','Anna',NULL,'c6bcc9ee1113bfcb129efde99772e2a676593ea9df2ce68977064b73df2e1550','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,'ab31f5a26b852e2d4af6cef980c5b774487d552ee655e8809416b365670bdfba');
INSERT INTO "seats" VALUES('7hvzaz6f1wt78',1,'person','Ben',NULL,'715efc6c17ecd398fbd5d92aeb9bd7a362949c9a2b73cdbf801ea16e9d636fb1',NULL,0,NULL);
CREATE TABLE tables (
	"table" VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	version VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	given TEXT NOT NULL, 
	chain VARCHAR(64) NOT NULL, 
	link INTEGER NOT NULL, 
	host_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	position TEXT, 
	again VARCHAR(32), rounds INTEGER DEFAULT '1' NOT NULL, scores TEXT DEFAULT '[]' NOT NULL, sealed BOOLEAN DEFAULT 0 NOT NULL, laid_by TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('jekrxzvgnbgpa','caminos','1','{"players":2,"board":"square","neutral":false}','{}','e0a1fdaf7e7c97bc84c53147bfdc87931c2b2e374405383c091af59542ee82c4',64,'cb1bc369671639baa1c47cbf3216914d052bce3011400e9eb8af2d9cd8cd686e','2026-11-17T03:22:17+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('zt6eaycjtpeey','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','f685308cf252e55eb920525a499151cefe7846c368523ec5e76f8f0a82487383',64,'03bc321265d6d5b55a67725153569cd5c19d957d37beac904f7667d5f2e1a391','2026-11-17T03:22:21+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":0,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('857v21f8vqyh5','labyria','1','{"players":2,"size":10}','{}','1ed47467fd45ff45c2d3653343430a3d1800f2e1adc5789f45efdd443f2add6b',64,'d10b71ef1bc27fcd31439a4e6b21fe421ec866c9962723fda90f7842a206191d','2026-11-17T03:22:21+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":1,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('8gzfpa2tmr4b7','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','d836596c5baa4057b7a89e8d31fe944f8fa4150c35c697967c6603eacdf54f60',64,'c4eb8f4f8836fab077caa8e42be8d40084032c20b9a92313e194a2d13808fa02','2026-11-17T03:22:24+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":0,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('j68x0tsg6pcv2','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','f79189a779f2c47593696e935359c63c911874ada41ee899bd3d2a88664f45a1',64,'135f80648e56444ab8938d6c4c7b3c6502bfefd45947bc1669dc042f6e7b3ca6','2026-11-17T03:22:27+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["c1|c2","b2|c2","d2|e2","d2|d3","e2|f2","a3|b3","b3|c3","b3|b4","c3|d3","c3|c4","d3|d4","e3|f3","a4|a5","b4|c4","c4|d4","e4|f4","e4|e5","b5|b6","c5|d5","d5|d6","e5|f5","e5|e6","b6|c6","c6|d6"],"symbols":{"c1":"ghost","d1":"book","b2":"ring","c2":"candle","d2":"crystal","e2":"kettle","a3":"lamp","b3":"lizard","c3":"bottle","d3":"owl","e3":"potion","f3":"spider","a4":"hat","b4":"mushroom","c4":"feather","d4":"frog","e4":"star","f4":"scroll","b5":"cat","c5":"broom","d5":"moon","e5":"crown","c6":"key","d6":"bat"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('rg7b61rzffv9n','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','cf8d586ec841996544e152f231ababef90fee2cfab56730677d53bfde076cce8',64,'25f30a757685320d81699cc6907892283ca1979a9b93f02c008e776201ef1135','2026-11-17T03:22:29+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"crystal","d1":"ghost","b2":"book","c2":"kettle","d2":"lizard","e2":"bottle","a3":"scroll","b3":"ring","c3":"lamp","d3":"star","e3":"spider","f3":"key","a4":"cat","b4":"frog","c4":"hat","d4":"crown","e4":"feather","f4":"broom","b5":"potion","c5":"bat","d5":"owl","e5":"candle","c6":"mushroom","d6":"moon"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','45eerqm1gpngj',1,'[]',0,NULL);
INSERT INTO "tables" VALUES('45eerqm1gpngj','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','cf8d586ec841996544e152f231ababef90fee2cfab56730677d53bfde076cce8',63,'25f30a757685320d81699cc6907892283ca1979a9b93f02c008e776201ef1135','2026-11-17T03:22:35+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"ring","d1":"feather","b2":"moon","c2":"key","d2":"broom","e2":"hat","a3":"lizard","b3":"owl","c3":"lamp","d3":"crown","e3":"bat","f3":"book","a4":"cat","b4":"star","c4":"potion","d4":"scroll","e4":"ghost","f4":"bottle","b5":"spider","c5":"mushroom","d5":"kettle","e5":"candle","c6":"frog","d6":"crystal"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('8ga7m2r5245zn','caminos','1','{"players":2,"board":"square","neutral":false}','{}','87c9eb51b105bc06f1bc4cc524f7cf5a44c32f5ea404cd93beff5e26ac9717ba',64,'d107f406b3bbfbd6fb847c1dc4ad19f5e6db363bfd01a1ccec1ecdd344437958','2026-11-17T03:22:35+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":0,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]',0,NULL);
INSERT INTO "tables" VALUES('fw4q80ffm5tvr','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','94e954f3121e966c1d1a2249f743e16802a37fa13cc9de7ba7915720fe8b3e20',64,'a63c623449d4a2b9822b465f2b25493c1a268bff53bef35dcb7a225a8872a874','2026-11-17T03:22:38+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","c1|d1","d1|d2","f1|f2","a2|b2","b2|c2","c2|d2","d2|d3","a3|b3","b3|c3","d3|e3","d3|d4","e3|f3","f3|f4","b4|c4","c4|c5","d4|e4","f4|f5","a5|b5","a5|a6","b5|c5","d5|e5","d5|d6","b6|c6"],"symbols":{"c1":"scroll","d1":"potion","b2":"ghost","c2":"crown","d2":"key","e2":"book","a3":"moon","b3":"crystal","c3":"bottle","d3":"lamp","e3":"frog","f3":"lizard","a4":"cat","b4":"hat","c4":"star","d4":"spider","e4":"ring","f4":"feather","b5":"bat","c5":"mushroom","d5":"broom","e5":"kettle","c6":"owl","d6":"candle"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('p26ccym4hv07g','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','0d4ebfd7927b6d246fa7017c8c402282b442a6983aa577ba6a43429e21cb5864',64,'67526f571563373b14e5d7843fbe62ce63d7a3d1babf0d60364109bb33b61729','2026-11-17T03:22:39+00:00',NULL,NULL,1,'[]',0,NULL);
INSERT INTO "tables" VALUES('7hvzaz6f1wt78','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','1ec3f428a6608da989a8284ac614a4b920417af8fa74cd7df88a1a3fd427173c',64,'9dfa85ad8ab31193c8ca8c8f7828741074b186876911c1b657c27852f0184544','2026-11-17T03:22:39+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","c1|d1","c1|c2","d1|d2","e1|e2","a2|a3","b2|c2","d2|e2","e2|e3","b3|b4","c3|d3","c3|c4","e3|f3","e3|e4","a4|b4","b4|c4","c4|d4","e4|e5","a5|b5","b5|b6","e5|f5","c6|d6","d6|e6","e6|f6"],"symbols":{"c1":"frog","d1":"kettle","b2":"scroll","c2":"bottle","d2":"candle","e2":"lamp","a3":"lizard","b3":"crystal","c3":"ring","d3":"star","e3":"broom","f3":"hat","a4":"feather","b4":"book","c4":"moon","d4":"crown","e4":"ghost","f4":"key","b5":"owl","c5":"mushroom","d5":"bat","e5":"spider","c6":"potion","d6":"cat"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',1,NULL);
CREATE INDEX ix_tables_created ON tables (created);
COMMIT;
