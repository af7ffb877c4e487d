-- {"what": "playing", "table": "1mjkbdq40g2f6", "secrets": ["S2sa_beO6CFgc0ahn4Vuni4aitnpAcI6", "51I6K61PpE7EbNnrejwkaIeK2wNkTFmb"]}
-- {"what": "playing", "table": "yb134kd5b3mtk", "secrets": ["M_YV-0X65SMWK2LvNfKZjCcrAdYZamaa", "Aao8ejcsr_uEQqfffYRZjBZJ6CDsHw4m"]}
-- {"what": "playing", "table": "pn8zpnggz8qn9", "secrets": ["o9PGuZK7CdIVGsm9jFbhtFClv0Pdaocl", "vSoZdeoCgPJWf8pqpkiC_X-FQXPmis8R"]}
-- {"what": "playing", "table": "7a13tw7xwhdnq", "secrets": ["Xr2CllPxqK13KwZjZblV3OCUirHAtSNy", "cyP28Cc8ygKNHefiYRjr8odn_4ZLooT0"]}
-- {"what": "over", "table": "3a7n2w487s8fx", "secrets": ["pOtSwlAPn39eXhMma0kNv5EXU6kc9Lr-", "iDLa4sQQje3uGuYQbu9BH8wD5AsPaOCy"]}
-- {"what": "playing", "table": "ebdyxfp4hrwh1", "secrets": ["pOtSwlAPn39eXhMma0kNv5EXU6kc9Lr-", "iDLa4sQQje3uGuYQbu9BH8wD5AsPaOCy"]}
-- {"what": "over", "table": "810zxqxpwytkw", "secrets": ["zr5ZwjYDyaWArh8wzz3VfLknMO32fScC", "g0Y-cH7WWZcA8-ZzCg4rfSJm21gJtd54"]}
-- {"what": "playing", "table": "jm7ckeenycdx3", "secrets": ["IXfCTG5Hhmb2Baf0QMVU5XuDiX-NGuAF", "uALhdIOo7dd_6kTmJMw1o2HJJfT4DHk0"]}
-- {"what": "waiting", "table": "hxyykt18089y6", "secrets": ["h5QsZcy2Nx5zdL2aCTzrbHDuLTFGi4EN"]}
-- {"what": "playing", "table": "e8jv77f3s99se", "secrets": ["61Hv2YM18fpeaKHrnFOZqTsrWvSSBnvh", "SX3i1-VDIaQLnzUYO7EkxtMDVOZWN0bK"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('1mjkbdq40g2f6',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',0,NULL,'card 3');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',1,NULL,'card J');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',2,NULL,'card Q');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',3,NULL,'card 6');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',4,NULL,'card 9');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',5,NULL,'card 5');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',6,NULL,'card J');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',7,NULL,'card 5');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',8,NULL,'card A');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',9,NULL,'card Q');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',10,NULL,'card 4');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',11,NULL,'card X');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',12,NULL,'card Q');
INSERT INTO "acts" VALUES('yb134kd5b3mtk',13,NULL,'card 9');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',0,1,'t20-t19');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',1,1,'[i9-j9]');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',2,0,'a2-a3');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',3,0,'[a4-a8]');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',4,1,'t19-t15');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',5,1,'[j9-e9]');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',6,0,'a3-a7');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',7,0,'[h4-h8]');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',8,1,'t15-q15');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',9,1,'[b12-b11]');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',10,0,'a7-a3');
INSERT INTO "acts" VALUES('pn8zpnggz8qn9',11,0,'[h8-h7]');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',0,NULL,'chip frog');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',2,1,'stop');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',3,NULL,'roll 3');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',4,0,'e');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',5,NULL,'roll 2');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',6,1,'s');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',7,1,'stop');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',8,NULL,'roll 2');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',9,0,'n');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',10,0,'s');
INSERT INTO "acts" VALUES('7a13tw7xwhdnq',11,NULL,'roll 2');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',0,NULL,'chip star');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',2,0,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',3,0,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',4,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',5,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',6,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',7,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',8,NULL,'roll 4');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',9,0,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',10,0,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',11,0,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',12,0,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',13,NULL,'chip feather');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',14,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',15,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',16,1,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',17,NULL,'chip crown');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',18,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',19,0,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',20,NULL,'chip hat');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',21,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',22,1,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',23,1,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',24,1,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',25,NULL,'chip cat');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',26,NULL,'roll 1');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',27,0,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',28,NULL,'roll 4');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',29,1,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',30,1,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',31,1,'e');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',32,NULL,'chip scroll');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',33,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',34,0,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',35,0,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',36,0,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',37,NULL,'roll 2');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',38,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',39,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',40,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',41,0,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',42,NULL,'chip crystal');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',43,NULL,'roll 1');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',44,1,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',45,NULL,'roll 1');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',46,0,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',47,NULL,'roll 2');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',48,1,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',49,1,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',50,NULL,'roll 2');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',51,0,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',52,0,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',53,NULL,'roll 4');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',54,1,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',55,1,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',56,1,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',57,1,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',58,NULL,'chip key');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',59,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',60,0,'n');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',61,NULL,'chip moon');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',62,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',63,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',64,1,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',65,1,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',66,NULL,'roll 3');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',67,0,'s');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',68,0,'w');
INSERT INTO "acts" VALUES('3a7n2w487s8fx',69,0,'w');
INSERT INTO "acts" VALUES('ebdyxfp4hrwh1',0,NULL,'chip star');
INSERT INTO "acts" VALUES('ebdyxfp4hrwh1',1,NULL,'roll 4');
INSERT INTO "acts" VALUES('810zxqxpwytkw',0,0,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',1,1,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',2,0,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',3,1,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',4,0,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',5,1,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',6,0,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',7,1,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',8,0,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',9,1,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',10,0,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',11,1,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',12,0,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',13,1,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',14,0,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',15,1,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',16,0,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('810zxqxpwytkw',17,1,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('jm7ckeenycdx3',0,NULL,'chip feather');
INSERT INTO "acts" VALUES('jm7ckeenycdx3',1,NULL,'roll 4');
INSERT INTO "acts" VALUES('e8jv77f3s99se',0,NULL,'chip book');
INSERT INTO "acts" VALUES('e8jv77f3s99se',1,NULL,'roll 2');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(8) NOT NULL, 
	name VARCHAR(64), 
	level VARCHAR(16), 
	secret_hash VARCHAR(64), 
	added VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables ("table"), 
	CONSTRAINT ck_seats_ck_seats_holder CHECK (holder IN ('open', 'person', 'bot'))
);
INSERT INTO "seats" VALUES('1mjkbdq40g2f6',0,'person','Anna',NULL,'c2a31e0694770ee82438af83cf1eb194c113aa3ddbf4f93ea8af3fd582707a68',NULL);
INSERT INTO "seats" VALUES('1mjkbdq40g2f6',1,'person','Ben',NULL,'0e2c27a543b67c7cc725763aeb4d0619b3ca839d5ab3a3ef51a7d8ef1e95768e',NULL);
INSERT INTO "seats" VALUES('yb134kd5b3mtk',0,'person','Anna',NULL,'1a43beadae11dd0dd5c1c5b8e9232e7478e8fc47a5f7d3c20096119ad4356fb0',NULL);
INSERT INTO "seats" VALUES('yb134kd5b3mtk',1,'person','Ben',NULL,'793d7a821e3793df83e7f20c1b1a6856d1046d3d004d53b0fe8f6864b4c99707',NULL);
INSERT INTO "seats" VALUES('pn8zpnggz8qn9',0,'person','Anna',NULL,'76d146d7e403033fdace92b97c5fa1b904659b53f655fff2e1ea0c230a7f629a',NULL);
INSERT INTO "seats" VALUES('pn8zpnggz8qn9',1,'person','Ben',NULL,'c05ac5972f0cbcc637d7f454db66c3a80754c6e1347cb1a8468b6864bb0444c8',NULL);
INSERT INTO "seats" VALUES('7a13tw7xwhdnq',0,'person','Anna',NULL,'bc33986ad55a9e62815fda1e28cc06f9cf28a8dc7db65730397f28e85960761e',NULL);
INSERT INTO "seats" VALUES('7a13tw7xwhdnq',1,'person','Ben',NULL,'d4b790f8b34f3489ce2f7278c601cf6df57c8fac05584a5c0efe258a2bd48615',NULL);
INSERT INTO "seats" VALUES('3a7n2w487s8fx',0,'person','Anna',NULL,'df4d01963c83f969d6029fb4beb1e3300e4fe5395d6a2c4f90acbd8bc52376da',NULL);
INSERT INTO "seats" VALUES('3a7n2w487s8fx',1,'person','Ben',NULL,'7be29df48ab0555fa454b4859e142e4de472359d2ba32968591c6fb0a7533756',NULL);
INSERT INTO "seats" VALUES('ebdyxfp4hrwh1',0,'person','Anna',NULL,'df4d01963c83f969d6029fb4beb1e3300e4fe5395d6a2c4f90acbd8bc52376da',NULL);
INSERT INTO "seats" VALUES('ebdyxfp4hrwh1',1,'person','Ben',NULL,'7be29df48ab0555fa454b4859e142e4de472359d2ba32968591c6fb0a7533756',NULL);
INSERT INTO "seats" VALUES('810zxqxpwytkw',0,'person','Anna',NULL,'d6eef46c98bacfe0166fc27147c0499332a1d34034d04f01f70f02c647dc0665',NULL);
INSERT INTO "seats" VALUES('810zxqxpwytkw',1,'person','Ben',NULL,'d3c9f65ea91a5e8c51c75c65c4814a38599f4964d25fd721aa6cce62b488441f',NULL);
INSERT INTO "seats" VALUES('jm7ckeenycdx3',0,'person','Anna',NULL,'963d524fb37982cce23ba350d39f53e0b554c9fd06f6635b67badd99550c08da',NULL);
INSERT INTO "seats" VALUES('jm7ckeenycdx3',1,'bot','Ben','beginner','2e20050d195a3be394e869bb0325473cf2c4e36bf633da69c45bc2af28d7fcfd',NULL);
INSERT INTO "seats" VALUES('hxyykt18089y6',0,'person','Anna',NULL,'44b5f5c0494c05beac966e00a111ec80c08070f600a69cb11eaadc7e81b8e4ef',NULL);
INSERT INTO "seats" VALUES('hxyykt18089y6',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('e8jv77f3s99se',0,'person','Anna',NULL,'2f4324bf7244d5545ec77523c9d25b678182a10b000751f044e85a05443bd997','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('e8jv77f3s99se',1,'person','Ben',NULL,'9564ba0eddb0958f6cb002bbc1230e580a33b4ab156e951ff2dc2b47a31423fe',NULL);
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
	again VARCHAR(32), 
	CONSTRAINT pk_tables PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('1mjkbdq40g2f6','caminos','1','{"players":2,"board":"square","neutral":false}','{}','9eb38b333069650a8c518e0b8005625a34b9830fd986192684d9200573964bb3',64,'f81eadded56e0b4a9c7a3224350fca18ae6fabeb6995e73b5027be08cc901245','2026-11-17T03:22:20+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL);
INSERT INTO "tables" VALUES('yb134kd5b3mtk','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','06b07d92cb388589750693d6acab4f05f02609ac0459b2434d064fec95b9c21b',64,'815d00ac47835c512ac9000bf4c70943bac4d3e134e34998bd353632de32b2b0','2026-11-17T03:22:23+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":1,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL);
INSERT INTO "tables" VALUES('pn8zpnggz8qn9','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','cafa581f06efa0fc14474cc0664be9ce4c1f482926a432f0e393ff0a5bd55662',64,'01dd90039dbc1d70193fb792df232142c129840ed00b6d3a8f51262391a40197','2026-11-17T03:22:23+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":1,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL);
INSERT INTO "tables" VALUES('7a13tw7xwhdnq','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','b36032f71c52865a6148e31e3871e14983e038f27775ca07204145545f728590',64,'6da5b19286a079e3c582c98d3014483372b4760faec3f1cca51b11872d33c036','2026-11-17T03:22:26+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","b1|b2","d1|e1","e1|e2","a2|b2","b2|c2","c2|d2","d2|d3","e2|e3","f2|f3","b3|b4","e3|e4","a4|b4","a4|a5","b4|b5","c4|d4","c4|c5","d4|d5","f4|f5","b5|c5","d5|d6","e5|f5","a6|b6","d6|e6"],"symbols":{"c1":"cat","d1":"spider","b2":"scroll","c2":"potion","d2":"mushroom","e2":"moon","a3":"feather","b3":"bottle","c3":"owl","d3":"crystal","e3":"bat","f3":"kettle","a4":"lizard","b4":"ghost","c4":"star","d4":"hat","e4":"candle","f4":"book","b5":"frog","c5":"ring","d5":"broom","e5":"key","c6":"crown","d6":"lamp"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL);
INSERT INTO "tables" VALUES('3a7n2w487s8fx','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','79c88292a5e51256b67e1af3f077c126cd84bf216972748bc291db5c56d85159',64,'d51eb84ae2afe9f47be68d04f5725cccf1b68d8e219a18bebc535e90f777fbf4','2026-11-17T03:22:28+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"scroll","d1":"frog","b2":"ring","c2":"lamp","d2":"candle","e2":"feather","a3":"ghost","b3":"bat","c3":"hat","d3":"crown","e3":"star","f3":"cat","a4":"moon","b4":"owl","c4":"spider","d4":"kettle","e4":"lizard","f4":"potion","b5":"mushroom","c5":"key","d5":"broom","e5":"book","c6":"bottle","d6":"crystal"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','ebdyxfp4hrwh1');
INSERT INTO "tables" VALUES('ebdyxfp4hrwh1','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','79c88292a5e51256b67e1af3f077c126cd84bf216972748bc291db5c56d85159',63,'d51eb84ae2afe9f47be68d04f5725cccf1b68d8e219a18bebc535e90f777fbf4','2026-11-17T03:22:38+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"kettle","d1":"book","b2":"feather","c2":"hat","d2":"bat","e2":"cat","a3":"ghost","b3":"owl","c3":"key","d3":"bottle","e3":"crystal","f3":"ring","a4":"crown","b4":"moon","c4":"broom","d4":"spider","e4":"potion","f4":"star","b5":"frog","c5":"scroll","d5":"lizard","e5":"lamp","c6":"candle","d6":"mushroom"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL);
INSERT INTO "tables" VALUES('810zxqxpwytkw','caminos','1','{"players":2,"board":"square","neutral":false}','{}','d345b28ae6afefbfdfbda84a2d11569f7e67e203e3b11255b394ce2274085fa9',64,'ef480a590ab5ac6d224265fd00b2a64fd73f274c28b0c42ae86fdbf68b4c1b81','2026-11-17T03:22:38+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":0,"out":[],"placed":[],"winner":null,"points":null}}',NULL);
INSERT INTO "tables" VALUES('jm7ckeenycdx3','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','ff8bd96e000b7e8a0a803af8c6568f58d57ee6d811573783fff3447bea8f0edb',64,'5de052a71a22da1600fb5fb85fb939dd42386b8a9de60b31dca178e9696d25e1','2026-11-17T03:22:43+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","d1|e1","e1|e2","a2|a3","b2|c2","b2|b3","c2|d2","c2|c3","e2|f2","b3|c3","b3|b4","d3|e3","e3|f3","a4|a5","d4|e4","d4|d5","e4|e5","f4|f5","b5|c5","b5|b6","c5|c6","d5|e5","c6|d6","e6|f6"],"symbols":{"c1":"crystal","d1":"scroll","b2":"spider","c2":"star","d2":"mushroom","e2":"cat","a3":"feather","b3":"key","c3":"bottle","d3":"bat","e3":"moon","f3":"candle","a4":"lizard","b4":"hat","c4":"ghost","d4":"crown","e4":"frog","f4":"kettle","b5":"lamp","c5":"ring","d5":"owl","e5":"broom","c6":"book","d6":"potion"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL);
INSERT INTO "tables" VALUES('hxyykt18089y6','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','67079795074d8b6fcd5524e7903bf1fb6dd54403068dc132778383434ea57de0',64,'e4ace94ae5f900778f15a0253e3986207aa1942b028a1a6b5a55d25ef6d4b90a','2026-11-17T03:22:44+00:00',NULL,NULL);
INSERT INTO "tables" VALUES('e8jv77f3s99se','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','536c89105eb37fe4efb09e24be0a93ca3ac8ffe14c5d62d551f5e57dc71f78e0',64,'7b80e3e1a79cec05db11a21532db87dab08af8de5dced64da6ed0426b4a150af','2026-11-17T03:22:44+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","b1|b2","d1|d2","e1|e2","b2|c2","d2|d3","e2|f2","e2|e3","b3|b4","c3|d3","c3|c4","d3|d4","a4|b4","b4|b5","d4|e4","d4|d5","e4|f4","e4|e5","a5|a6","b5|c5","c5|c6","e5|f5","c6|d6","d6|e6"],"symbols":{"c1":"moon","d1":"owl","b2":"book","c2":"potion","d2":"crystal","e2":"bat","a3":"kettle","b3":"key","c3":"crown","d3":"mushroom","e3":"ghost","f3":"cat","a4":"ring","b4":"lizard","c4":"scroll","d4":"lamp","e4":"hat","f4":"broom","b5":"feather","c5":"bottle","d5":"spider","e5":"frog","c6":"candle","d6":"star"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL);
CREATE INDEX ix_tables_created ON tables (created);
COMMIT;
