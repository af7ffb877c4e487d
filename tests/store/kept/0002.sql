-- {"what": "playing", "table": "xev4b9kt4fmec", "secrets": ["X0vtimr_loSZtq71iUrBlXR5LCEwexUv", "2Ngj7JVNanaVTF2K6kU9l_wfye0k7my1"]}
-- {"what": "playing", "table": "9xevmne98jw48", "secrets": ["qF_oUQhHFfi_1UKwZYI62dm4jnZqck4h", "mESdN56DSvrlYhEAEYJYlZGsF7Xlyz2q"]}
-- {"what": "playing", "table": "s263gvzncv0ev", "secrets": ["o6vkLOw2atVkdPCNkPE5nUwLhgP2BIPJ", "x1i8G4Hv6ntynCBQVTuWNABom2vksLjB"]}
-- {"what": "playing", "table": "jesc71pxz8yqc", "secrets": ["i67UGsU_geVA2FbmPiLKgeL8RZTLsIk_", "t2mYrozgg77-mx8gzkNEjKxMH43AcnfV"]}
-- {"what": "playing", "table": "46xtygczs2sa3", "secrets": ["zQJ5PqCY1nhmUbGScsxoLByQHnh9cxPY", "j6fIK8IkebI8npMlWprzCuY2oam3bK1X"]}
-- {"what": "over", "table": "0g06hqev9rhts", "secrets": ["4zKVMItO0WnaPTZedy7a3L4rHOiEpr5Y", "y8fwhrNXbHY-Im4xY5qyea27HB31itp8"]}
-- {"what": "playing", "table": "c7pwwyaaw2zbd", "secrets": ["4zKVMItO0WnaPTZedy7a3L4rHOiEpr5Y", "y8fwhrNXbHY-Im4xY5qyea27HB31itp8"]}
-- {"what": "over", "table": "q13qm82vxch6d", "secrets": ["SzU8s6A9oxxdRfKjMiVRr6W4Mc6sc5au", "GQfQf6P_M16GxdVY_7xPr44qu7-3Jt-T"]}
-- {"what": "playing", "table": "38bz964da22y0", "secrets": ["EPgiRjZ4ueru94VdHBxvnmggbPlDQotT", "n8PE9X6tqBlKyxvuIDeOx1N8fY2dSah1"]}
-- {"what": "waiting", "table": "d098k1vqk9gmb", "secrets": ["zcH6HwuuXzKC4QusZml0K_j3OSCoflv9"]}
-- {"what": "playing", "table": "t1v4jvemyd0sn", "secrets": ["5BcH_JycqXgELGOWTU94p0jxVC2QZ-QP", "vr5OKAjZdVpsIao90B-sjXPRaIJ-GjnZ"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('xev4b9kt4fmec',0,0,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',1,1,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',2,0,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',3,1,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',4,0,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',5,1,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',6,0,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',7,1,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',8,0,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',9,1,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',10,0,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('xev4b9kt4fmec',11,1,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('9xevmne98jw48',0,NULL,'card A');
INSERT INTO "acts" VALUES('9xevmne98jw48',1,NULL,'card A');
INSERT INTO "acts" VALUES('9xevmne98jw48',2,NULL,'card 7');
INSERT INTO "acts" VALUES('9xevmne98jw48',3,NULL,'card 7');
INSERT INTO "acts" VALUES('9xevmne98jw48',4,NULL,'card 10');
INSERT INTO "acts" VALUES('9xevmne98jw48',5,NULL,'card K');
INSERT INTO "acts" VALUES('9xevmne98jw48',6,NULL,'card 6');
INSERT INTO "acts" VALUES('9xevmne98jw48',7,NULL,'card A');
INSERT INTO "acts" VALUES('9xevmne98jw48',8,NULL,'card 3');
INSERT INTO "acts" VALUES('9xevmne98jw48',9,NULL,'card 3');
INSERT INTO "acts" VALUES('9xevmne98jw48',10,NULL,'card 10');
INSERT INTO "acts" VALUES('9xevmne98jw48',11,NULL,'card 4');
INSERT INTO "acts" VALUES('9xevmne98jw48',12,NULL,'card 3');
INSERT INTO "acts" VALUES('9xevmne98jw48',13,NULL,'card 3');
INSERT INTO "acts" VALUES('s263gvzncv0ev',0,1,'T e6|f6');
INSERT INTO "acts" VALUES('s263gvzncv0ev',1,0,'T e5|f5');
INSERT INTO "acts" VALUES('s263gvzncv0ev',2,1,'T e5|e6');
INSERT INTO "acts" VALUES('s263gvzncv0ev',3,0,'T e4|e5');
INSERT INTO "acts" VALUES('s263gvzncv0ev',4,1,'T d6|e6');
INSERT INTO "acts" VALUES('s263gvzncv0ev',5,0,'T d7|e7');
INSERT INTO "acts" VALUES('s263gvzncv0ev',6,1,'T d8|e8');
INSERT INTO "acts" VALUES('s263gvzncv0ev',7,0,'T d9|e9');
INSERT INTO "acts" VALUES('s263gvzncv0ev',8,1,'T d10|e10');
INSERT INTO "acts" VALUES('s263gvzncv0ev',9,0,'T e6|e7');
INSERT INTO "acts" VALUES('s263gvzncv0ev',10,1,'T e7|f7');
INSERT INTO "acts" VALUES('s263gvzncv0ev',11,0,'T e8|f8');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',0,0,'b1-c1');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',1,0,'[i9-j9]');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',2,1,'t20-t17');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',3,1,'[a4-a8]');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',4,0,'c1-c5');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',5,0,'[j9-e9]');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',6,1,'t17-s17');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',7,1,'[h4-h5]');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',8,0,'c5-c1');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',9,0,'[a8-a5]');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',10,1,'u20-r20');
INSERT INTO "acts" VALUES('jesc71pxz8yqc',11,1,'[h5-i5]');
INSERT INTO "acts" VALUES('46xtygczs2sa3',0,NULL,'chip crystal');
INSERT INTO "acts" VALUES('46xtygczs2sa3',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('46xtygczs2sa3',2,0,'stop');
INSERT INTO "acts" VALUES('46xtygczs2sa3',3,NULL,'roll 3');
INSERT INTO "acts" VALUES('46xtygczs2sa3',4,1,'w');
INSERT INTO "acts" VALUES('46xtygczs2sa3',5,1,'s');
INSERT INTO "acts" VALUES('46xtygczs2sa3',6,1,'e');
INSERT INTO "acts" VALUES('46xtygczs2sa3',7,NULL,'roll 4');
INSERT INTO "acts" VALUES('46xtygczs2sa3',8,0,'stop');
INSERT INTO "acts" VALUES('46xtygczs2sa3',9,NULL,'roll 1');
INSERT INTO "acts" VALUES('46xtygczs2sa3',10,1,'w');
INSERT INTO "acts" VALUES('46xtygczs2sa3',11,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',0,NULL,'chip feather');
INSERT INTO "acts" VALUES('0g06hqev9rhts',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',2,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',3,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',4,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',5,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',6,1,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',7,1,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',8,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',9,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',10,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',11,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',12,1,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',13,1,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',14,NULL,'chip scroll');
INSERT INTO "acts" VALUES('0g06hqev9rhts',15,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',16,0,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',17,0,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',18,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',19,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',20,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',21,0,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',22,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',23,1,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',24,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',25,0,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',26,0,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',27,0,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',28,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',29,1,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',30,1,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',31,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',32,0,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',33,NULL,'chip star');
INSERT INTO "acts" VALUES('0g06hqev9rhts',34,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',35,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',36,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',37,0,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',38,0,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',39,0,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',40,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',41,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',42,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',43,1,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',44,NULL,'chip crystal');
INSERT INTO "acts" VALUES('0g06hqev9rhts',45,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',46,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',47,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',48,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',49,1,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',50,1,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',51,NULL,'roll 2');
INSERT INTO "acts" VALUES('0g06hqev9rhts',52,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',53,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',54,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',55,1,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',56,1,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',57,NULL,'chip owl');
INSERT INTO "acts" VALUES('0g06hqev9rhts',58,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',59,0,'n');
INSERT INTO "acts" VALUES('0g06hqev9rhts',60,0,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',61,NULL,'chip lizard');
INSERT INTO "acts" VALUES('0g06hqev9rhts',62,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',63,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',64,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',65,1,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',66,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',67,0,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',68,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',69,1,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',70,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',71,0,'s');
INSERT INTO "acts" VALUES('0g06hqev9rhts',72,NULL,'roll 1');
INSERT INTO "acts" VALUES('0g06hqev9rhts',73,1,'w');
INSERT INTO "acts" VALUES('0g06hqev9rhts',74,NULL,'chip bottle');
INSERT INTO "acts" VALUES('0g06hqev9rhts',75,NULL,'roll 3');
INSERT INTO "acts" VALUES('0g06hqev9rhts',76,0,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',77,NULL,'chip broom');
INSERT INTO "acts" VALUES('0g06hqev9rhts',78,NULL,'roll 4');
INSERT INTO "acts" VALUES('0g06hqev9rhts',79,1,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',80,1,'e');
INSERT INTO "acts" VALUES('0g06hqev9rhts',81,1,'e');
INSERT INTO "acts" VALUES('c7pwwyaaw2zbd',0,NULL,'chip key');
INSERT INTO "acts" VALUES('c7pwwyaaw2zbd',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('q13qm82vxch6d',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',12,1,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',13,0,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',14,1,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',15,0,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',16,1,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('q13qm82vxch6d',17,0,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('38bz964da22y0',0,NULL,'chip bottle');
INSERT INTO "acts" VALUES('38bz964da22y0',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('t1v4jvemyd0sn',0,NULL,'chip lizard');
INSERT INTO "acts" VALUES('t1v4jvemyd0sn',1,NULL,'roll 2');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "seats" VALUES('xev4b9kt4fmec',0,'person','Anna',NULL,'6b0d600e54895295f7f61efad50415a4f9031f77a2558a983c958b5537319bd2',NULL);
INSERT INTO "seats" VALUES('xev4b9kt4fmec',1,'person','Ben',NULL,'6663d905207b577b3f8b4a28a54e0cf7d220dcc286bcfaa968d454c271414a7f',NULL);
INSERT INTO "seats" VALUES('9xevmne98jw48',0,'person','Anna',NULL,'7d0930311ee396aeba0812d3ad8cb6aab19c48993ddc797e0f62f4e548166766',NULL);
INSERT INTO "seats" VALUES('9xevmne98jw48',1,'person','Ben',NULL,'9b5760f5f8607d2d16719b6593c6727d3b6ac1b3feab266ffc7a356004ea1c6e',NULL);
INSERT INTO "seats" VALUES('s263gvzncv0ev',0,'person','Anna',NULL,'1d0188401b51b0771544a6b37778ce7b4fd03c4e65371889cb13c3d2db71c2f6',NULL);
INSERT INTO "seats" VALUES('s263gvzncv0ev',1,'person','Ben',NULL,'51e74dcf0ff82ae458831fa86bf98c1ed94cf0a5b94d670121bb23c77f2b87cf',NULL);
INSERT INTO "seats" VALUES('jesc71pxz8yqc',0,'person','Anna',NULL,'43e6bfa0363208c0a16a960bdc1d9f17d94fc964c14c09c247fef12bb3c109a0',NULL);
INSERT INTO "seats" VALUES('jesc71pxz8yqc',1,'person','Ben',NULL,'2094f6276b3d5632c0d087c43ba0344f199f032aa0ab3a31246d51c0d9a42c76',NULL);
INSERT INTO "seats" VALUES('46xtygczs2sa3',0,'person','Anna',NULL,'8c52f8fc3e09a5230c6217b81ee85a71961c45afc5aadcaa0217a0c4cc978f5c',NULL);
INSERT INTO "seats" VALUES('46xtygczs2sa3',1,'person','Ben',NULL,'eaa906cc009c1b737cef1b1d984ffef9279890c22d6eb216b28a82bf9245a82b',NULL);
INSERT INTO "seats" VALUES('0g06hqev9rhts',0,'person','Anna',NULL,'709b20082cf616ba97c0efb037145f654623d8b2a55f1929aab3005a996d5064',NULL);
INSERT INTO "seats" VALUES('0g06hqev9rhts',1,'person','Ben',NULL,'89b27f2b1fd06e0240a745882667327226038a82a44d981d918b4127a421c50b',NULL);
INSERT INTO "seats" VALUES('c7pwwyaaw2zbd',0,'person','Anna',NULL,'709b20082cf616ba97c0efb037145f654623d8b2a55f1929aab3005a996d5064',NULL);
INSERT INTO "seats" VALUES('c7pwwyaaw2zbd',1,'person','Ben',NULL,'89b27f2b1fd06e0240a745882667327226038a82a44d981d918b4127a421c50b',NULL);
INSERT INTO "seats" VALUES('q13qm82vxch6d',0,'person','Anna',NULL,'1d83112fa8c5e9721f3e1b172ba08313d634b176a9ba5e401ac9e9b9ebda8adb',NULL);
INSERT INTO "seats" VALUES('q13qm82vxch6d',1,'person','Ben',NULL,'c79ca578555611c9f6856e5ed803257a26c2e77303b0daebb4ec37f8bde313ab',NULL);
INSERT INTO "seats" VALUES('38bz964da22y0',0,'person','Anna',NULL,'78402d3681210e30f47247858925ac1c7262aafeddac55fffe8b70209248a58c',NULL);
INSERT INTO "seats" VALUES('38bz964da22y0',1,'bot','Ben','beginner','c4d6a17bb60d3cd70c8391852d0a0c650a125957461a2027150972c1ee478f32',NULL);
INSERT INTO "seats" VALUES('d098k1vqk9gmb',0,'person','Anna',NULL,'53c67f426d626f5f2551e2d4b2f60746415ad6c318939f9db2d8ae5ec91efd90',NULL);
INSERT INTO "seats" VALUES('d098k1vqk9gmb',1,'open',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('t1v4jvemyd0sn',0,'person','Anna',NULL,'19d7bcbdd25a23739f30779fe449487d9426199739d88132efe922b505c7f537','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('t1v4jvemyd0sn',1,'person','Ben',NULL,'0d13d2364a42778600ae4e49a62122785d08cfad3ad53ac6d1a49c6635ec7f6d',NULL);
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
INSERT INTO "tables" VALUES('xev4b9kt4fmec','caminos','1','{"players":2,"board":"square","neutral":false}','{}','2478ac3af56c4daee8673bbadebad7f7034c9567afedd4250863eea38d78a74a',64,'a838265ed6e42dbee51a07f4cae0aef0e7269e3b7419fe39db37a28d3463e6d6','2026-11-17T03:22:21+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":0,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('9xevmne98jw48','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','012b0dc998c1c330da75b42a95458ebecd7b762d4abc40ad9f0029a9786e4636',64,'5da8fb036dc2b88867ed6b414c6545c327f4e5e9b000a1ac4d5b2a24e3ad8586','2026-11-17T03:22:24+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":1,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('s263gvzncv0ev','labyria','1','{"players":2,"size":10}','{}','3065a8b2c5be9b3c73fa007dda34bb8d63df6e4d0dceec3dc10c257850eb6506',64,'124c973d2e323e0467f9e90fd3fa77acb36331dd7e1005fbc76baac575b1cb41','2026-11-17T03:22:24+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":1,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('jesc71pxz8yqc','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','2537129e2b1dd1369465e183cbbf5295a37d336bc85f7cd8a2d2e82b1b29e3ca',64,'e65f6c93dc6da89b53ec2e18b99707858e10cd35a4a71b7e8e8fc9d5fb3f538a','2026-11-17T03:22:27+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":0,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('46xtygczs2sa3','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','6aca11138b730cab75c539781a4d54f1caccee497d58fe38de160f7575864702',64,'e8c3deb3ef4daf8073b08bb98066177bbd475e172836300bb41db6d798da5715','2026-11-17T03:22:30+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|b2","d1|e1","b2|c2","b2|b3","c2|d2","e2|f2","e2|e3","a3|b3","b3|c3","c3|d3","d3|d4","e3|e4","a4|b4","b4|c4","c4|d4","c4|c5","d4|e4","e4|f4","c5|d5","c5|c6","f5|f6","a6|b6","b6|c6","d6|e6"],"symbols":{"c1":"potion","d1":"hat","b2":"bottle","c2":"mushroom","d2":"scroll","e2":"frog","a3":"crown","b3":"ring","c3":"key","d3":"moon","e3":"kettle","f3":"owl","a4":"bat","b4":"ghost","c4":"star","d4":"spider","e4":"book","f4":"candle","b5":"feather","c5":"lamp","d5":"crystal","e5":"cat","c6":"broom","d6":"lizard"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('0g06hqev9rhts','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','3784205c6f5a2256422c2434add3dad9a846c29ab69a58790cf198ab379d5b93',64,'914199a55f36e4d782767fe0043c9a5f8a39d85ae8bc626ac36e0876b45848e1','2026-11-17T03:22:32+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"book","d1":"star","b2":"lizard","c2":"crown","d2":"ghost","e2":"broom","a3":"bat","b3":"spider","c3":"frog","d3":"moon","e3":"hat","f3":"scroll","a4":"potion","b4":"lamp","c4":"candle","d4":"key","e4":"bottle","f4":"cat","b5":"feather","c5":"ring","d5":"crystal","e5":"kettle","c6":"mushroom","d6":"owl"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','c7pwwyaaw2zbd',1,'[]');
INSERT INTO "tables" VALUES('c7pwwyaaw2zbd','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','3784205c6f5a2256422c2434add3dad9a846c29ab69a58790cf198ab379d5b93',63,'914199a55f36e4d782767fe0043c9a5f8a39d85ae8bc626ac36e0876b45848e1','2026-11-17T03:22:44+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"scroll","d1":"crystal","b2":"moon","c2":"ring","d2":"hat","e2":"bottle","a3":"potion","b3":"bat","c3":"crown","d3":"cat","e3":"candle","f3":"star","a4":"feather","b4":"kettle","c4":"spider","d4":"broom","e4":"key","f4":"lizard","b5":"lamp","c5":"book","d5":"frog","e5":"owl","c6":"mushroom","d6":"ghost"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('q13qm82vxch6d','caminos','1','{"players":2,"board":"square","neutral":false}','{}','f79c05ba62f235818d4a6d128395cf061d8fc6f247910e3425a6b6709c2637a4',64,'617a9050d86598d6bd3ef38a5c6da21ee02e2ac050876c6bb32611be6e691d20','2026-11-17T03:22:44+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]');
INSERT INTO "tables" VALUES('38bz964da22y0','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','c7a7aa5c63c162c3c50d604e8dd1d2e6d23da74e9bc65dc49cb636626af0ad03',64,'6aaddd68c74aa75a0df089e3e58a9568ad8fb99bbfb43b4c05f58948ff8ad17b','2026-11-17T03:22:49+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","b1|b2","c1|c2","d1|d2","f1|f2","a2|b2","c2|d2","e2|e3","b3|c3","b3|b4","c3|d3","e3|e4","a4|b4","a4|a5","c4|c5","d4|e4","d4|d5","e4|e5","a5|a6","c5|c6","d5|d6","e5|f5","e5|e6","d6|e6"],"symbols":{"c1":"candle","d1":"kettle","b2":"bat","c2":"scroll","d2":"broom","e2":"spider","a3":"owl","b3":"book","c3":"feather","d3":"lizard","e3":"cat","f3":"ghost","a4":"hat","b4":"crown","c4":"key","d4":"potion","e4":"bottle","f4":"frog","b5":"star","c5":"crystal","d5":"mushroom","e5":"ring","c6":"moon","d6":"lamp"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
INSERT INTO "tables" VALUES('d098k1vqk9gmb','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','3ae800f50c2bbb0e931735d5e84e4527efff20b016df32e3c24d6e93229d181c',64,'6664df13138e2411aa748abdc62be82f69f2abab3816aea0896659327fc29d8c','2026-11-17T03:22:49+00:00',NULL,NULL,1,'[]');
INSERT INTO "tables" VALUES('t1v4jvemyd0sn','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','d689e5f6013709139dfd22aa4e77b348806b3d31e7a833ef73eae7de6dba1197',64,'e4b07cc8c3268c4889554bb289013843c9c6aceb17550c249cb25ae030329aeb','2026-11-17T03:22:49+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","b1|b2","d1|d2","e1|f1","e1|e2","b2|c2","c2|d2","e2|f2","c3|d3","c3|c4","d3|e3","d3|d4","e3|e4","a4|b4","b4|c4","b4|b5","c4|d4","e4|e5","b5|b6","c5|c6","d5|e5","e5|f5","f5|f6","a6|b6"],"symbols":{"c1":"broom","d1":"book","b2":"hat","c2":"feather","d2":"ring","e2":"mushroom","a3":"moon","b3":"star","c3":"owl","d3":"key","e3":"ghost","f3":"candle","a4":"kettle","b4":"cat","c4":"potion","d4":"spider","e4":"crystal","f4":"bottle","b5":"scroll","c5":"frog","d5":"lamp","e5":"crown","c6":"lizard","d6":"bat"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]');
CREATE INDEX ix_tables_created ON tables (created);
COMMIT;
