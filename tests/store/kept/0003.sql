-- {"what": "playing", "table": "8sak8ap20vfvs", "secrets": ["0BnkDvF8z9VwvpO3go0ycJeM5Xywgxn7", "zBzXgGmC2O-ko9gK-wK-78Cvl7XfpQal"]}
-- {"what": "playing", "table": "7mwnw35str2j3", "secrets": ["y4NfuajCqF9hXtfecMAf4wkdb9MOtiEg", "XtEIYiOpD3Xz-zn6gGdo5-3AZOUu6mcS"]}
-- {"what": "playing", "table": "zfyxq8st7fz7x", "secrets": ["JV5-LGPjckG5PNhUH751iIWWViypKJdq", "STb7ga3l1kT2deneYAe7YAQiwucLsy1V"]}
-- {"what": "playing", "table": "p1gxg9qtfx3k0", "secrets": ["PIpTCuSIrz6oTVGuYqWWglKlIYVlbi5z", "gO3mkSAxdEMlbc-T0Oz83iw03h7gfOoY"]}
-- {"what": "playing", "table": "qskymbtqpmykz", "secrets": ["PfyOqQSKL1CqS4WJcjoH8_e1VzLkyIZp", "eaZrZM60TPN1fcmUfIvgJqk96aTdCd2z"]}
-- {"what": "over", "table": "tnttb56nbwgym", "secrets": ["QybyFshwodpnuL-fnnbVufbltgsADL2l", "yYQuOYywPjx3QbT1pbIUxbV0P9Kjpuq-"]}
-- {"what": "playing", "table": "rhhpb1fq3m1jm", "secrets": ["QybyFshwodpnuL-fnnbVufbltgsADL2l", "yYQuOYywPjx3QbT1pbIUxbV0P9Kjpuq-"]}
-- {"what": "over", "table": "qpm1z6qmtpv2s", "secrets": ["KGSU8IJpgxAWOdHwqE-QR63sx6uteUSd", "EU2F_vHbbwU_aBonCInWhBdeRw3Rs3QD"]}
-- {"what": "playing", "table": "va11c5d3hczxg", "secrets": ["W_hnF4tNQmCUlwfABw1J4wCjJzGHRQHg", "5R55yHe2e75_4FRr1djMRMNPWG6yu4ad"]}
-- {"what": "waiting", "table": "mqbyz6rgqrsy5", "secrets": ["8aZxg2e2ceVezDmc1TXeyoIjk4beyzrw"]}
-- {"what": "playing", "table": "sw10z3rj5e9sc", "secrets": ["aAQSo4bwp0DZ6VUil79jgS1VA7NHOehe", "QvlTBd8eeC-BFDbAVdjfzbuxOHFyYGMh"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('8sak8ap20vfvs',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('8sak8ap20vfvs',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('7mwnw35str2j3',0,NULL,'card 9');
INSERT INTO "acts" VALUES('7mwnw35str2j3',1,NULL,'card 8');
INSERT INTO "acts" VALUES('7mwnw35str2j3',2,NULL,'card 7');
INSERT INTO "acts" VALUES('7mwnw35str2j3',3,NULL,'card 6');
INSERT INTO "acts" VALUES('7mwnw35str2j3',4,NULL,'card K');
INSERT INTO "acts" VALUES('7mwnw35str2j3',5,NULL,'card 7');
INSERT INTO "acts" VALUES('7mwnw35str2j3',6,NULL,'card 7');
INSERT INTO "acts" VALUES('7mwnw35str2j3',7,NULL,'card 3');
INSERT INTO "acts" VALUES('7mwnw35str2j3',8,NULL,'card 6');
INSERT INTO "acts" VALUES('7mwnw35str2j3',9,NULL,'card A');
INSERT INTO "acts" VALUES('7mwnw35str2j3',10,NULL,'card 7');
INSERT INTO "acts" VALUES('7mwnw35str2j3',11,NULL,'card J');
INSERT INTO "acts" VALUES('7mwnw35str2j3',12,NULL,'card A');
INSERT INTO "acts" VALUES('7mwnw35str2j3',13,NULL,'card 7');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',0,0,'T e6|f6');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',1,1,'T e5|f5');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',2,0,'T e5|e6');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',3,1,'T e4|e5');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',4,0,'T d6|e6');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',5,1,'T d7|e7');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',6,0,'T d8|e8');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',7,1,'T d9|e9');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',8,0,'T d10|e10');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',9,1,'T e6|e7');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',10,0,'T e7|f7');
INSERT INTO "acts" VALUES('zfyxq8st7fz7x',11,1,'T e8|f8');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',0,0,'b1-c1');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',1,0,'[i9-j9]');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',2,1,'t20-t17');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',3,1,'[a4-a8]');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',4,0,'c1-c5');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',5,0,'[j9-e9]');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',6,1,'t17-s17');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',7,1,'[h4-h5]');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',8,0,'c5-c1');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',9,0,'[a8-a5]');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',10,1,'u20-r20');
INSERT INTO "acts" VALUES('p1gxg9qtfx3k0',11,1,'[h5-i5]');
INSERT INTO "acts" VALUES('qskymbtqpmykz',0,NULL,'chip book');
INSERT INTO "acts" VALUES('qskymbtqpmykz',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('qskymbtqpmykz',2,0,'stop');
INSERT INTO "acts" VALUES('qskymbtqpmykz',3,NULL,'roll 2');
INSERT INTO "acts" VALUES('qskymbtqpmykz',4,1,'w');
INSERT INTO "acts" VALUES('qskymbtqpmykz',5,1,'s');
INSERT INTO "acts" VALUES('qskymbtqpmykz',6,NULL,'roll 2');
INSERT INTO "acts" VALUES('qskymbtqpmykz',7,0,'e');
INSERT INTO "acts" VALUES('qskymbtqpmykz',8,0,'n');
INSERT INTO "acts" VALUES('qskymbtqpmykz',9,NULL,'roll 2');
INSERT INTO "acts" VALUES('qskymbtqpmykz',10,1,'w');
INSERT INTO "acts" VALUES('qskymbtqpmykz',11,1,'stop');
INSERT INTO "acts" VALUES('qskymbtqpmykz',12,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',0,NULL,'chip bottle');
INSERT INTO "acts" VALUES('tnttb56nbwgym',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('tnttb56nbwgym',2,0,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',3,0,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',4,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',5,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',6,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',7,NULL,'chip lizard');
INSERT INTO "acts" VALUES('tnttb56nbwgym',8,NULL,'roll 2');
INSERT INTO "acts" VALUES('tnttb56nbwgym',9,0,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',10,0,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',11,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',12,1,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',13,1,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',14,1,'w');
INSERT INTO "acts" VALUES('tnttb56nbwgym',15,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',16,0,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',17,0,'e');
INSERT INTO "acts" VALUES('tnttb56nbwgym',18,0,'e');
INSERT INTO "acts" VALUES('tnttb56nbwgym',19,NULL,'roll 4');
INSERT INTO "acts" VALUES('tnttb56nbwgym',20,1,'w');
INSERT INTO "acts" VALUES('tnttb56nbwgym',21,NULL,'chip star');
INSERT INTO "acts" VALUES('tnttb56nbwgym',22,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',23,0,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',24,0,'w');
INSERT INTO "acts" VALUES('tnttb56nbwgym',25,NULL,'chip kettle');
INSERT INTO "acts" VALUES('tnttb56nbwgym',26,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',27,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',28,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',29,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',30,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',31,0,'e');
INSERT INTO "acts" VALUES('tnttb56nbwgym',32,0,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',33,0,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',34,NULL,'chip mushroom');
INSERT INTO "acts" VALUES('tnttb56nbwgym',35,NULL,'roll 1');
INSERT INTO "acts" VALUES('tnttb56nbwgym',36,1,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',37,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',38,0,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',39,NULL,'chip ghost');
INSERT INTO "acts" VALUES('tnttb56nbwgym',40,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',41,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',42,1,'w');
INSERT INTO "acts" VALUES('tnttb56nbwgym',43,1,'w');
INSERT INTO "acts" VALUES('tnttb56nbwgym',44,NULL,'chip moon');
INSERT INTO "acts" VALUES('tnttb56nbwgym',45,NULL,'roll 1');
INSERT INTO "acts" VALUES('tnttb56nbwgym',46,0,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',47,NULL,'roll 3');
INSERT INTO "acts" VALUES('tnttb56nbwgym',48,1,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',49,1,'n');
INSERT INTO "acts" VALUES('tnttb56nbwgym',50,1,'stop');
INSERT INTO "acts" VALUES('tnttb56nbwgym',51,NULL,'roll 2');
INSERT INTO "acts" VALUES('tnttb56nbwgym',52,0,'e');
INSERT INTO "acts" VALUES('tnttb56nbwgym',53,NULL,'chip spider');
INSERT INTO "acts" VALUES('tnttb56nbwgym',54,NULL,'roll 2');
INSERT INTO "acts" VALUES('tnttb56nbwgym',55,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',56,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',57,NULL,'roll 4');
INSERT INTO "acts" VALUES('tnttb56nbwgym',58,0,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',59,0,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',60,0,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',61,0,'w');
INSERT INTO "acts" VALUES('tnttb56nbwgym',62,NULL,'roll 2');
INSERT INTO "acts" VALUES('tnttb56nbwgym',63,1,'s');
INSERT INTO "acts" VALUES('tnttb56nbwgym',64,NULL,'chip feather');
INSERT INTO "acts" VALUES('rhhpb1fq3m1jm',0,NULL,'chip frog');
INSERT INTO "acts" VALUES('rhhpb1fq3m1jm',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',12,1,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',13,0,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',14,1,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',15,0,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',16,1,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('qpm1z6qmtpv2s',17,0,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('va11c5d3hczxg',0,NULL,'chip hat');
INSERT INTO "acts" VALUES('va11c5d3hczxg',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('sw10z3rj5e9sc',0,NULL,'chip spider');
INSERT INTO "acts" VALUES('sw10z3rj5e9sc',1,NULL,'roll 1');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "seat_changes" VALUES('va11c5d3hczxg',0,2,1,'bot','beginner','own',NULL);
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
INSERT INTO "seats" VALUES('8sak8ap20vfvs',0,'person','Anna',NULL,'ff3dd6883cacb124699eb0c0c35adf023f8ef377359d8ddbc42f204e5ae5220b',NULL);
INSERT INTO "seats" VALUES('8sak8ap20vfvs',1,'person','Ben',NULL,'d9ede4286fabc5a9b7e16559641f91d84cf5bfbc76414774267a660a50c14866',NULL);
INSERT INTO "seats" VALUES('7mwnw35str2j3',0,'person','Anna',NULL,'d284c9d11a215b73213c7159b08613a0c7aad3d1be0149dedf49614af0d60ad9',NULL);
INSERT INTO "seats" VALUES('7mwnw35str2j3',1,'person','Ben',NULL,'3c0f65732bdc32bd94ea5d4e8182cc7a485d4ba1c6b1d5a98ff45612822f2832',NULL);
INSERT INTO "seats" VALUES('zfyxq8st7fz7x',0,'person','Anna',NULL,'8ed7ebcd425ab69cbbd984756310bd3605ce538ad07f189331ce4324dcd8c87c',NULL);
INSERT INTO "seats" VALUES('zfyxq8st7fz7x',1,'person','Ben',NULL,'c1e02172cd0e12748fc5cc41426aebb88e95749dbf8cb8a383dddd4885109e00',NULL);
INSERT INTO "seats" VALUES('p1gxg9qtfx3k0',0,'person','Anna',NULL,'6ecfe8a176063a4e026685731a3688b3b432c574de851859833b8fbeec116dec',NULL);
INSERT INTO "seats" VALUES('p1gxg9qtfx3k0',1,'person','Ben',NULL,'ca060bd5b55f03c9c91382286b70137dd2c7892cb0c2f790149e4abf54662f73',NULL);
INSERT INTO "seats" VALUES('qskymbtqpmykz',0,'person','Anna',NULL,'45c332cedccbead7e26f6ba8faced43171733c663818b9b2f829c47a1e71033f',NULL);
INSERT INTO "seats" VALUES('qskymbtqpmykz',1,'person','Ben',NULL,'b52909a04f30df971ff751c45333c54e5604dcb57d7932e5732bd0ccd711a962',NULL);
INSERT INTO "seats" VALUES('tnttb56nbwgym',0,'person','Anna',NULL,'388a219944b4fae43b0c0ba33b95b59d2ff09047128f2e1f6fb7a98af20273ca',NULL);
INSERT INTO "seats" VALUES('tnttb56nbwgym',1,'person','Ben',NULL,'7ded5ddb07fbcd8289f50ce9a3c3c2a69d28355f3d7c0da6cfd30b5906b527c0',NULL);
INSERT INTO "seats" VALUES('rhhpb1fq3m1jm',0,'person','Anna',NULL,'388a219944b4fae43b0c0ba33b95b59d2ff09047128f2e1f6fb7a98af20273ca',NULL);
INSERT INTO "seats" VALUES('rhhpb1fq3m1jm',1,'person','Ben',NULL,'7ded5ddb07fbcd8289f50ce9a3c3c2a69d28355f3d7c0da6cfd30b5906b527c0',NULL);
INSERT INTO "seats" VALUES('qpm1z6qmtpv2s',0,'person','Anna',NULL,'fa0709c020072d5b8caa6d5a52b5a1f4005c41ee5828fddc660bfebac97d2fe0',NULL);
INSERT INTO "seats" VALUES('qpm1z6qmtpv2s',1,'person','Ben',NULL,'0c0fc85630a4468aa56b7a1c66db446e3cb98c760ecd69351d6a5189ea5771ce',NULL);
INSERT INTO "seats" VALUES('va11c5d3hczxg',0,'person','Anna',NULL,'43876ad8c6aa4e66056e0ba5ce5fe6ab076f3ff14f4d96b7fa81fc114b550a14',NULL);
INSERT INTO "seats" VALUES('va11c5d3hczxg',1,'bot','Ben','beginner','59e2a822f30f7e212a7c4a96d1fd3643d1fd80ac91f2498fdc350231a363ef3a',NULL);
INSERT INTO "seats" VALUES('mqbyz6rgqrsy5',0,'person','Anna',NULL,'a6bbfca4c9d9fc85d588f5032f84aff58bbceacf2f8aaae6de0adfa489598495',NULL);
INSERT INTO "seats" VALUES('mqbyz6rgqrsy5',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('sw10z3rj5e9sc',0,'person','Anna',NULL,'77ee98e274e1e442764797a37780120c2b994375ff3b58c64e599e71d2e5e1a2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('sw10z3rj5e9sc',1,'person','Ben',NULL,'67a210106fee6f1e8e33da0008e2778d083175e891c07485823f21a63e067b01',NULL);
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
	again VARCHAR(32), rounds INTEGER DEFAULT '1' NOT NULL, scores TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('8sak8ap20vfvs','caminos','1','{"players":2,"board":"square","neutral":false}','{}','2509c277060187c4b785102abe869185d449dca8a954de22902238d1fa795844',64,'e7978fe463966db3b6dfc333a3d73f86bac759fff31cff7706525fd3857dc776','2026-11-17T03:22:19+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('7mwnw35str2j3','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','e33df318cb0c164fad6cc716fbe7d8133755dadef961211f2fc2c6a57669136e',64,'60f903792dfe84662e3c6c7973f542e401d4f05c14951fcc3e61a1e701cd79e6','2026-11-17T03:22:23+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":0,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('zfyxq8st7fz7x','labyria','1','{"players":2,"size":10}','{}','408b7d2037d89f3481e333202eedfd1028a25e2e68210fa28434461cd8914777',64,'4f4411fed1e212ec2e596f4191a4daa82b855e09ad66b9c3526e5ce3b0635462','2026-11-17T03:22:23+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":0,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('p1gxg9qtfx3k0','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','2f4324da33a33106fbd9993cd6e3a14f721c1c244b049d9a9928cda89cec3c83',64,'95cb4d001c0833ff5e617ca07dc0bcb1b045bbe205bd346bb56bd7a7a1cf85c0','2026-11-17T03:22:25+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":0,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('qskymbtqpmykz','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','61e9060c10ad5f6bc83f9afccc75f243f8da74107f26a90ce89ee6b113b09ff4',64,'e029d3c68841906de898385ed445729bbd5bba69d2ff53aadc9e8a0f2c627130','2026-11-17T03:22:29+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|c1","c1|d1","d1|d2","e1|f1","a2|b2","c2|c3","e2|f2","a3|b3","b3|b4","c3|d3","c3|c4","d3|e3","d3|d4","e3|e4","f3|f4","b4|b5","c4|d4","f4|f5","a5|a6","b5|c5","b5|b6","e5|e6","c6|d6","d6|e6"],"symbols":{"c1":"moon","d1":"key","b2":"broom","c2":"book","d2":"scroll","e2":"spider","a3":"crystal","b3":"bat","c3":"frog","d3":"bottle","e3":"ghost","f3":"crown","a4":"cat","b4":"potion","c4":"ring","d4":"mushroom","e4":"lizard","f4":"lamp","b5":"candle","c5":"hat","d5":"feather","e5":"star","c6":"owl","d6":"kettle"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('tnttb56nbwgym','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','13611255ed5bd2266272296a0382c7f96331e8b07d9aa1409bd9941893dec0cf',64,'e22ce6ca97e6fffd0ca8425890f76dbcc2ed852a52d8896272028a0bb73846b8','2026-11-17T03:22:31+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"owl","d1":"frog","b2":"spider","c2":"feather","d2":"potion","e2":"ring","a3":"scroll","b3":"ghost","c3":"kettle","d3":"broom","e3":"book","f3":"lamp","a4":"candle","b4":"crystal","c4":"mushroom","d4":"cat","e4":"hat","f4":"bottle","b5":"star","c5":"key","d5":"moon","e5":"bat","c6":"crown","d6":"lizard"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','rhhpb1fq3m1jm',1,'[]');
INSERT INTO "tables" VALUES('rhhpb1fq3m1jm','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','13611255ed5bd2266272296a0382c7f96331e8b07d9aa1409bd9941893dec0cf',63,'e22ce6ca97e6fffd0ca8425890f76dbcc2ed852a52d8896272028a0bb73846b8','2026-11-17T03:22:40+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"key","d1":"moon","b2":"potion","c2":"crystal","d2":"kettle","e2":"lamp","a3":"book","b3":"bat","c3":"ghost","d3":"lizard","e3":"bottle","f3":"mushroom","a4":"ring","b4":"star","c4":"crown","d4":"spider","e4":"candle","f4":"owl","b5":"feather","c5":"frog","d5":"scroll","e5":"cat","c6":"hat","d6":"broom"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('qpm1z6qmtpv2s','caminos','1','{"players":2,"board":"square","neutral":false}','{}','21106a56388e2b0a71d3bc5263d1267daf02e932ceef7721ce74b644216cd1d6',64,'e29d1d74410f8a338389590a0262d6f25c2ecb57475c057ae05ed84d47a0b1cb','2026-11-17T03:22:40+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]');
INSERT INTO "tables" VALUES('va11c5d3hczxg','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','dda1d0c1ff95ea139af82bc0722fc10605aaffd40a7b130cd6c4cb6a8d2387b9',64,'b64da5e4744df4427a0648c23e868bd14c2739939407299dda4e7bacbcb1024f','2026-11-17T03:22:46+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|c1","d1|e1","d1|d2","e1|f1","a2|b2","b2|c2","b2|b3","c2|c3","d2|d3","e2|e3","c3|d3","d3|e3","a4|b4","a4|a5","b4|c4","b4|b5","c4|d4","d4|d5","e4|f4","a5|b5","c5|d5","d5|d6","e5|f5","f5|f6"],"symbols":{"c1":"star","d1":"book","b2":"owl","c2":"hat","d2":"kettle","e2":"crown","a3":"moon","b3":"broom","c3":"mushroom","d3":"spider","e3":"scroll","f3":"candle","a4":"crystal","b4":"cat","c4":"bat","d4":"feather","e4":"ring","f4":"lizard","b5":"ghost","c5":"potion","d5":"lamp","e5":"bottle","c6":"frog","d6":"key"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('mqbyz6rgqrsy5','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','0a72f1bbcffac351fcaf0e3b979dadb66bdd92d412a037f4f5db7b9eee77b674',64,'ad07ada791293592dd96c60ab5eda42825e09f74b45439c0c4c95cdfa9eb45f4','2026-11-17T03:22:46+00:00',NULL,NULL,1,'[]');
INSERT INTO "tables" VALUES('sw10z3rj5e9sc','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','b5e58286d8cc24eb0f8e6316e5734661093b80da3518454baed58e3c13081801',64,'1578597cae75993fc7b6466ad8fd68b4f9e8fded642b571d873e14b70f21c27f','2026-11-17T03:22:46+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","e1|f1","e1|e2","a2|a3","c2|d2","c2|c3","d2|d3","f2|f3","b3|c3","b3|b4","d3|e3","d3|d4","e3|e4","a4|a5","b4|b5","c4|d4","d4|d5","e4|f4","b5|b6","d5|e5","e5|e6","a6|b6","c6|d6","d6|e6"],"symbols":{"c1":"feather","d1":"broom","b2":"cat","c2":"lamp","d2":"lizard","e2":"kettle","a3":"crystal","b3":"candle","c3":"potion","d3":"book","e3":"bottle","f3":"crown","a4":"key","b4":"moon","c4":"mushroom","d4":"bat","e4":"spider","f4":"ghost","b5":"frog","c5":"scroll","d5":"owl","e5":"ring","c6":"hat","d6":"star"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
CREATE INDEX ix_tables_created ON tables (created);
COMMIT;
