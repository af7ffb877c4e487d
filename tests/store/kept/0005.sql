-- {"what": "playing", "table": "yhx70hg3qbmhc", "secrets": ["GpFYkn9uGM6DM7RCwcJlTHpMi6ENN1W9", "zQlk-5RdhFNU0BGBUXimjBtBvBXV74Kd"]}
-- {"what": "playing", "table": "cy508nbkhv27m", "secrets": ["WBQ6KxiSHMgVfr7z_y5mKfWqwjufTPvG", "-UqTs6tlWt2cRwFuvn_uOCAVc5Z0WyZD"]}
-- {"what": "playing", "table": "31fxkg95j6pnp", "secrets": ["5Pqe5j12_qhdPh3mq99EyKXop-g2apV4", "T532PPV8IdNeK5757iMaIyqw74v8G6QB"]}
-- {"what": "playing", "table": "d1mvsgd3kxmyp", "secrets": ["b5FlUukwJ_8GgkhnXMkoiSwsBKko-USA", "l5rQxGfZxMqs8xm7AzOfH2N3PtQTrsBW"]}
-- {"what": "playing", "table": "qwmdbq99eejpy", "secrets": ["F7dxkjpZt8THs8tNshCSNpQ92dwQO3Sv", "pQng9C887rNinecbNTAxsIkDdkffeR79"]}
-- {"what": "over", "table": "1bsw5r3w2b6ts", "secrets": ["j_pXisQmeb4OvwV2w4rbWyIrzIP9f5j7", "1pKq0dPZQWBnP3Py-rA-7-7cHj4wmF9_"]}
-- {"what": "playing", "table": "7jab4g55q8wjv", "secrets": ["j_pXisQmeb4OvwV2w4rbWyIrzIP9f5j7", "1pKq0dPZQWBnP3Py-rA-7-7cHj4wmF9_"]}
-- {"what": "over", "table": "qg2hq4gbcthj8", "secrets": ["6DWMwJRr7EfyJCKD2lPiw33IeL6wmQL_", "ZdhI_5Hs9X_RhB5lNkisSXuzuUJ1tjL7"]}
-- {"what": "playing", "table": "qjg6gy9n9bjzg", "secrets": ["V7utXEzxfV8prW6hos2ds_fvhw8gBDXo", "16Xxx8Rih0ZncMdmKNHhOv3s514F9TT3"]}
-- {"what": "waiting", "table": "b2hncptmvd11p", "secrets": ["4914SvQRIAemM029sQbRSf0k94EaEk0r"]}
-- {"what": "playing", "table": "2mbft3stb21ge", "secrets": ["4E_afzL25YR9u4pBRfwDju89pEVlIFAw", "9gTuk2C6oaB1Q-AE6Yg1zhMkApcKNXSo"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',0,0,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',1,1,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',2,0,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',3,1,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',4,0,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',5,1,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',6,0,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',7,1,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',8,0,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',9,1,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',10,0,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('yhx70hg3qbmhc',11,1,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('cy508nbkhv27m',0,NULL,'card J');
INSERT INTO "acts" VALUES('cy508nbkhv27m',1,NULL,'card Q');
INSERT INTO "acts" VALUES('cy508nbkhv27m',2,NULL,'card 2');
INSERT INTO "acts" VALUES('cy508nbkhv27m',3,NULL,'card X');
INSERT INTO "acts" VALUES('cy508nbkhv27m',4,NULL,'card Q');
INSERT INTO "acts" VALUES('cy508nbkhv27m',5,NULL,'card 5');
INSERT INTO "acts" VALUES('cy508nbkhv27m',6,NULL,'card 10');
INSERT INTO "acts" VALUES('cy508nbkhv27m',7,NULL,'card X');
INSERT INTO "acts" VALUES('cy508nbkhv27m',8,NULL,'card K');
INSERT INTO "acts" VALUES('cy508nbkhv27m',9,NULL,'card 8');
INSERT INTO "acts" VALUES('cy508nbkhv27m',10,NULL,'card 8');
INSERT INTO "acts" VALUES('cy508nbkhv27m',11,NULL,'card 5');
INSERT INTO "acts" VALUES('cy508nbkhv27m',12,NULL,'card 8');
INSERT INTO "acts" VALUES('cy508nbkhv27m',13,NULL,'card 8');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',0,1,'T e6|f6');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',1,0,'T e5|f5');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',2,1,'T e5|e6');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',3,0,'T e4|e5');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',4,1,'T d6|e6');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',5,0,'T d7|e7');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',6,1,'T d8|e8');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',7,0,'T d9|e9');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',8,1,'T d10|e10');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',9,0,'T e6|e7');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',10,1,'T e7|f7');
INSERT INTO "acts" VALUES('31fxkg95j6pnp',11,0,'T e8|f8');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',0,1,'t20-t19');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',1,1,'[i9-j9]');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',2,0,'a2-a3');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',3,0,'[a4-a8]');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',4,1,'t19-t15');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',5,1,'[j9-e9]');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',6,0,'a3-a7');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',7,0,'[h4-h8]');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',8,1,'t15-q15');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',9,1,'[b12-b11]');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',10,0,'a7-a3');
INSERT INTO "acts" VALUES('d1mvsgd3kxmyp',11,0,'[h8-h7]');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',0,NULL,'chip spider');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',2,1,'stop');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',3,NULL,'roll 3');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',4,0,'e');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',5,0,'e');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',6,0,'w');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',7,NULL,'roll 2');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',8,1,'stop');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',9,NULL,'roll 2');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',10,0,'w');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',11,0,'stop');
INSERT INTO "acts" VALUES('qwmdbq99eejpy',12,NULL,'roll 3');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',0,NULL,'chip book');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',2,0,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',3,0,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',4,NULL,'roll 1');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',5,1,'s');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',6,NULL,'roll 2');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',7,0,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',8,NULL,'chip hat');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',9,NULL,'roll 3');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',10,1,'s');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',11,1,'s');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',12,1,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',13,NULL,'roll 3');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',14,0,'n');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',15,0,'n');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',16,0,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',17,NULL,'roll 4');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',18,1,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',19,1,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',20,1,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',21,1,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',22,NULL,'chip lamp');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',23,NULL,'roll 2');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',24,0,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',25,0,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',26,NULL,'roll 2');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',27,1,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',28,1,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',29,NULL,'roll 2');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',30,0,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',31,NULL,'chip scroll');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',32,NULL,'roll 1');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',33,1,'e');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',34,NULL,'roll 2');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',35,0,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',36,NULL,'chip key');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',37,NULL,'roll 1');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',38,1,'s');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',39,NULL,'roll 1');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',40,0,'s');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',41,NULL,'roll 3');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',42,1,'s');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',43,1,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',44,NULL,'chip broom');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',45,NULL,'roll 2');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',46,0,'n');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',47,0,'n');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',48,NULL,'chip star');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',49,NULL,'roll 1');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',50,1,'n');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',51,NULL,'roll 3');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',52,0,'s');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',53,0,'w');
INSERT INTO "acts" VALUES('1bsw5r3w2b6ts',54,0,'w');
INSERT INTO "acts" VALUES('7jab4g55q8wjv',0,NULL,'chip kettle');
INSERT INTO "acts" VALUES('7jab4g55q8wjv',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',0,0,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',1,1,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',2,0,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',3,1,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',4,0,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',5,1,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',6,0,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',7,1,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',8,0,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',9,1,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',10,0,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',11,1,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',12,0,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',13,1,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',14,0,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',15,1,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',16,0,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('qg2hq4gbcthj8',17,1,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('qjg6gy9n9bjzg',0,NULL,'chip broom');
INSERT INTO "acts" VALUES('qjg6gy9n9bjzg',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('2mbft3stb21ge',0,NULL,'chip broom');
INSERT INTO "acts" VALUES('2mbft3stb21ge',1,NULL,'roll 3');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "seat_changes" VALUES('qjg6gy9n9bjzg',0,2,1,'bot','beginner','own',NULL);
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
INSERT INTO "seats" VALUES('yhx70hg3qbmhc',0,'person','Anna',NULL,'cf29d4f5c8d976dbf32f4609605e5b84330001c373074c88433032d8d408a756',NULL,0,NULL);
INSERT INTO "seats" VALUES('yhx70hg3qbmhc',1,'person','Ben',NULL,'00f1c6c6031946726e2220ebfb7c8b81b72ed3e392af2ac2feee15331d2d2f61',NULL,0,NULL);
INSERT INTO "seats" VALUES('cy508nbkhv27m',0,'person','Anna',NULL,'350924842152297ed4ddaf73ff7644d8075379156a2d502b4dd8fe01a66fa420',NULL,0,NULL);
INSERT INTO "seats" VALUES('cy508nbkhv27m',1,'person','Ben',NULL,'2404a8e0fa951e7ae85c37911c85a979950169b95a170e0a08f86a19c03eaf76',NULL,0,NULL);
INSERT INTO "seats" VALUES('31fxkg95j6pnp',0,'person','Anna',NULL,'93b3869bb5d2db6616bf7467f865875d93916062cb120df83f60d90cb7aafab8',NULL,0,NULL);
INSERT INTO "seats" VALUES('31fxkg95j6pnp',1,'person','Ben',NULL,'f6af5ebaa3ab804af75a51ec43a212f1f7c7a6318c59b0fb0dbeaf05f1226c60',NULL,0,NULL);
INSERT INTO "seats" VALUES('d1mvsgd3kxmyp',0,'person','Anna',NULL,'60b4f6c41d94bcfbd33a4ae54eca7b602409854fbf189f6dceaf8b0588ee3bbc',NULL,0,NULL);
INSERT INTO "seats" VALUES('d1mvsgd3kxmyp',1,'person','Ben',NULL,'a55f957444f8b45afef3c7f7071cb2852dbfdb14e9ddbc819fbaf06ae9155768',NULL,0,NULL);
INSERT INTO "seats" VALUES('qwmdbq99eejpy',0,'person','Anna',NULL,'b91d64478054d42e9045c6d4826fe4000c6e05209e1f5f2c11eb76f4c8d7f72d',NULL,0,NULL);
INSERT INTO "seats" VALUES('qwmdbq99eejpy',1,'person','Ben',NULL,'9ac7924ca693d411f12543c9b290f54badec7e314895c4ef7006c6282a395a12',NULL,0,NULL);
INSERT INTO "seats" VALUES('1bsw5r3w2b6ts',0,'person','Anna',NULL,'d17aef1713ac628901e631e8305baf4414e33e83dd68b4dd9a834451436fb822',NULL,0,NULL);
INSERT INTO "seats" VALUES('1bsw5r3w2b6ts',1,'person','Ben',NULL,'b0bfe2da00b149f4f7836d374d089f1cc2f59f6604ac73d201d8258b6cdcfbce',NULL,0,NULL);
INSERT INTO "seats" VALUES('7jab4g55q8wjv',0,'person','Anna',NULL,'d17aef1713ac628901e631e8305baf4414e33e83dd68b4dd9a834451436fb822',NULL,0,NULL);
INSERT INTO "seats" VALUES('7jab4g55q8wjv',1,'person','Ben',NULL,'b0bfe2da00b149f4f7836d374d089f1cc2f59f6604ac73d201d8258b6cdcfbce',NULL,0,NULL);
INSERT INTO "seats" VALUES('qg2hq4gbcthj8',0,'person','Anna',NULL,'9f256af1c1f0e2a018ca705b5fc78d0a5ee48f9bc4bbc163649e3bb5ee9bcaa4',NULL,0,NULL);
INSERT INTO "seats" VALUES('qg2hq4gbcthj8',1,'person','Ben',NULL,'8ce91c4882f2a3ba7cadc786073b28106dac9d2f89c2beb13e8b946f642b37cd',NULL,0,NULL);
INSERT INTO "seats" VALUES('qjg6gy9n9bjzg',0,'person','Anna',NULL,'b1c11c2ad7d61b6e36464316e4122d6316288a790f46048de59f76d79f7a4df2',NULL,0,NULL);
INSERT INTO "seats" VALUES('qjg6gy9n9bjzg',1,'bot','Ben','beginner','15e946c521e1b48fa2a9868706198f3228e6b998e15bb14f930a5caeac66f3a7',NULL,0,NULL);
INSERT INTO "seats" VALUES('b2hncptmvd11p',0,'person','Anna',NULL,'88b73830d870e6f72a1dfe49d396f76b9adda6779c4e537e201493ba5cb8a63c',NULL,0,NULL);
INSERT INTO "seats" VALUES('b2hncptmvd11p',1,'open',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('2mbft3stb21ge',0,'person','Anna',NULL,'aa550ccb5eb6829dd63b1a5d909b612c5fcb709b447bc4069727a7255af1068b','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,'0f900478dbcb83cf54573b801e19250ac71a9512ed218687844d9524b8799882');
INSERT INTO "seats" VALUES('2mbft3stb21ge',1,'person','Ben',NULL,'391e3d302d55c91a039565c547b892f6422003e3b0f218875b68e03850b2bd98',NULL,0,NULL);
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
	again VARCHAR(32), rounds INTEGER DEFAULT '1' NOT NULL, scores TEXT DEFAULT '[]' NOT NULL, sealed BOOLEAN DEFAULT 0 NOT NULL, laid_by TEXT, revision INTEGER DEFAULT '0' NOT NULL, ended VARCHAR(32), 
	CONSTRAINT pk_tables PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('yhx70hg3qbmhc','caminos','1','{"players":2,"board":"square","neutral":false}','{}','938d7718ab8a7221817cc964505a874642c1795270c4a292a79d2432a6414bff',64,'f03943f7c3aac72a9a7b4024a97dc92804117581238054fd5e450b882c975ea2','2026-11-17T03:22:17+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":0,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('cy508nbkhv27m','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','dea3a85d856da92525a30748bc1865d20e94947177d8e0d15149096ae78e22b8',64,'59787ff68fdfc21fa10263004e2d38d6d1b7292a638b88f1d9e725d1a591e1a6','2026-11-17T03:22:22+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":1,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('31fxkg95j6pnp','labyria','1','{"players":2,"size":10}','{}','291d6454e7f4c73fec3435ec347546353305916853b78ed3394fd55e7c69060b',64,'7f7004a0cceecb379e0cce4cba4dcd536ae72d50ab6f60afc4c6c9b7cca75881','2026-11-17T03:22:22+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":1,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('d1mvsgd3kxmyp','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','fe3c3ce42126a2140eaa0002c013e49e4ff1dc672567858378aec2b32deb79e0',64,'502d650d60fdcd09a41b140ec7d75e740b903d7aa1d76298b7079de72fa9b8d2','2026-11-17T03:22:24+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":1,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('qwmdbq99eejpy','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','a2e0bfa937d3851a2744ca77fce2521bd5a0f764d7974ec23bf7fd86ea2d8ac0',64,'b44d2dbee63cfc955565d4af10e50051ec5be79da31321069b280c864a63bb6a','2026-11-17T03:22:27+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|b2","c1|d1","d1|e1","e1|f1","a2|b2","a2|a3","b2|b3","c2|d2","d2|d3","a3|a4","c3|c4","e3|f3","e3|e4","b4|c4","b4|b5","d4|d5","e4|f4","f4|f5","b5|c5","b5|b6","c5|c6","d5|d6","e5|e6","e6|f6"],"symbols":{"c1":"mushroom","d1":"lizard","b2":"owl","c2":"key","d2":"moon","e2":"spider","a3":"feather","b3":"potion","c3":"scroll","d3":"ring","e3":"crown","f3":"star","a4":"hat","b4":"broom","c4":"ghost","d4":"frog","e4":"lamp","f4":"cat","b5":"candle","c5":"book","d5":"bottle","e5":"bat","c6":"crystal","d6":"kettle"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('1bsw5r3w2b6ts','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','cfa2490898fc4d7810f3e9deeeefd2fad7632841785ff3444c8998c832b54c66',64,'15375db92743c72fb38988d4739a6089c8bcf6dbfbe729b65d5b64d882c56a5b','2026-11-17T03:22:29+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"key","d1":"book","b2":"crystal","c2":"owl","d2":"cat","e2":"spider","a3":"hat","b3":"ghost","c3":"star","d3":"potion","e3":"scroll","f3":"lamp","a4":"mushroom","b4":"bat","c4":"bottle","d4":"lizard","e4":"broom","f4":"frog","b5":"moon","c5":"kettle","d5":"candle","e5":"feather","c6":"crown","d6":"ring"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','7jab4g55q8wjv',1,'[]',0,NULL,2,'2026-11-17T03:22:36+00:00');
INSERT INTO "tables" VALUES('7jab4g55q8wjv','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','cfa2490898fc4d7810f3e9deeeefd2fad7632841785ff3444c8998c832b54c66',63,'15375db92743c72fb38988d4739a6089c8bcf6dbfbe729b65d5b64d882c56a5b','2026-11-17T03:22:36+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"moon","d1":"potion","b2":"ring","c2":"crystal","d2":"broom","e2":"scroll","a3":"hat","b3":"ghost","c3":"spider","d3":"book","e3":"candle","f3":"owl","a4":"cat","b4":"star","c4":"mushroom","d4":"bottle","e4":"kettle","f4":"key","b5":"feather","c5":"frog","d5":"lamp","e5":"lizard","c6":"bat","d6":"crown"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('qg2hq4gbcthj8','caminos','1','{"players":2,"board":"square","neutral":false}','{}','8f7f250d212bcb485b7a9b3d78dff0a56a63b4d87e6a98776904e50abf4b8e05',64,'c46fa9db7bee30747a1b9d44516cbcc3850282d54bcab3f71aad4ae145425190','2026-11-17T03:22:36+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":0,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]',0,NULL,1,'2026-11-17T03:22:40+00:00');
INSERT INTO "tables" VALUES('qjg6gy9n9bjzg','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','5551100e7489b0ad0f8d9bedcd6e2a0ca717d1b702c0ca4fa1c4d9b496f01d3f',64,'6032f90280fa8621471423518063ac2441b19a6bd6f24fb33482febd0229df12','2026-11-17T03:22:40+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["c1|c2","e1|e2","f1|f2","a2|b2","e2|e3","a3|b3","b3|c3","b3|b4","c3|d3","d3|e3","d3|d4","e3|f3","a4|b4","b4|b5","c4|d4","c4|c5","d4|e4","b5|c5","b5|b6","c5|c6","d5|d6","e5|f5","b6|c6","e6|f6"],"symbols":{"c1":"key","d1":"ghost","b2":"bottle","c2":"spider","d2":"crown","e2":"kettle","a3":"cat","b3":"feather","c3":"crystal","d3":"hat","e3":"owl","f3":"frog","a4":"lizard","b4":"candle","c4":"star","d4":"potion","e4":"broom","f4":"ring","b5":"bat","c5":"scroll","d5":"lamp","e5":"mushroom","c6":"book","d6":"moon"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,2,NULL);
INSERT INTO "tables" VALUES('b2hncptmvd11p','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','6bc08beb854b83e9cbf2fecbd2a80e551f6de958700dc95ab9c9c76326a3299c',64,'d447bd963e790c648e7fcf26c91f0e9a1da05ebbbaf961db4c29bfc298fb95ae','2026-11-17T03:22:40+00:00',NULL,NULL,1,'[]',0,NULL,0,NULL);
INSERT INTO "tables" VALUES('2mbft3stb21ge','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','55c965997a7f4adf11093d120704a5cbb9cac0e0cb999a39bdebb7330f988ce8',64,'5657790778ade3e400e316ebe8da01fdfaf8d56235123a17c3ed05b2825848e3','2026-11-17T03:22:41+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","b1|b2","c1|c2","d1|e1","f1|f2","a2|b2","b2|c2","c2|d2","d2|e2","e2|e3","a3|a4","b3|c3","c3|c4","d3|d4","e3|f3","b4|c4","b4|b5","c4|d4","d4|d5","e4|f4","a5|a6","c5|d5","d5|d6","b6|c6"],"symbols":{"c1":"book","d1":"moon","b2":"hat","c2":"spider","d2":"frog","e2":"mushroom","a3":"scroll","b3":"kettle","c3":"potion","d3":"cat","e3":"lizard","f3":"crown","a4":"bat","b4":"feather","c4":"bottle","d4":"key","e4":"broom","f4":"ghost","b5":"crystal","c5":"ring","d5":"owl","e5":"star","c6":"lamp","d6":"candle"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',1,NULL,4,NULL);
CREATE INDEX ix_tables_created ON tables (created);
COMMIT;
