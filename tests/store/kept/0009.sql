-- {"what": "playing", "table": "srq297wt730gd", "secrets": ["_JPtnlYvp5AOlMAFL819soWHEGaexI7Y", "fFJZ1ph3hbuK30BblbE8sPtrwO1gd8C4"]}
-- {"what": "playing", "table": "qk3yxmdy2qtpq", "secrets": ["xYIj9wz7oEDTSgX2lwyxQI5zcm9EQSfL", "4Sfbha-VCzXH375rckebU0COnhn31bdm"]}
-- {"what": "playing", "table": "vtcx7xkd1rr6v", "secrets": ["f07WD_2UmFk0KbX0XX8GL_67_HPblBRs", "ZWY0RN5J3Vbri8_Ad_7quQdcOGcFPbMi"]}
-- {"what": "playing", "table": "mf6w6azr2zkcr", "secrets": ["NUIbT1e4tYk0xkG50uiT-FG7rP7pUJ8h", "9GUhSaTSvhCbQFdPBpZpI1UwDksByt5W"]}
-- {"what": "playing", "table": "csj3gx301e1ex", "secrets": ["Y2VQ8xvx-OwTUH2zi7sJDq3MgVhhfQ1z", "geF_QkxNvSIxTBsg24-FHA_YHhpkC9Kn"]}
-- {"what": "over", "table": "0123t8b8dxwdw", "secrets": ["Ge9eKiBXDXyGX-FbnqSSTJEoJhRIzMvM", "gNl6eH_ksI4dZsHPm_i5jnmTyGoch55v"]}
-- {"what": "playing", "table": "nf4pvcbx1pawg", "secrets": ["Ge9eKiBXDXyGX-FbnqSSTJEoJhRIzMvM", "gNl6eH_ksI4dZsHPm_i5jnmTyGoch55v"]}
-- {"what": "over", "table": "7kn9xy6h8y4q9", "secrets": ["Dw3J68yifkC6c7HM8JZE_qD-C13Ywvs3", "nCWhK50fTVhwkf0Vd_X7raqEgyo02eHX"]}
-- {"what": "playing", "table": "6zw90ymzzwkc8", "secrets": ["0NuC6d33wBG-1D7YOd3d2P74mWatK1uu", "KZFQfH59Bu2fQ1p1QJM4L-yMSWyzuGPz"]}
-- {"what": "waiting", "table": "n13b00dz6gehk", "secrets": ["OJ6Jy6h8IBJ6S54eumwHw9NOG196baI2"]}
-- {"what": "playing", "table": "88y4trmx46dse", "secrets": ["EnByP_Z6xNBULTGtBP5CljFTP3M8yhbs", "cuJ_TsKr21Yr6MrRp-RepL6WU4ioRwyQ"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('srq297wt730gd',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('srq297wt730gd',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('srq297wt730gd',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('srq297wt730gd',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('srq297wt730gd',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('srq297wt730gd',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('srq297wt730gd',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('srq297wt730gd',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('srq297wt730gd',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('srq297wt730gd',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('srq297wt730gd',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('srq297wt730gd',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',0,NULL,'card 5');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',1,NULL,'card J');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',2,NULL,'card 3');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',3,NULL,'card X');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',4,NULL,'card 2');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',5,NULL,'card 7');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',6,NULL,'card J');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',7,NULL,'card 9');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',8,NULL,'card K');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',9,NULL,'card 6');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',10,NULL,'card K');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',11,NULL,'card Q');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',12,NULL,'card 6');
INSERT INTO "acts" VALUES('qk3yxmdy2qtpq',13,NULL,'card K');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',0,1,'T e6|f6');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',1,0,'T e5|f5');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',2,1,'T e5|e6');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',3,0,'T e4|e5');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',4,1,'T d6|e6');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',5,0,'T d7|e7');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',6,1,'T d8|e8');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',7,0,'T d9|e9');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',8,1,'T d10|e10');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',9,0,'T e6|e7');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',10,1,'T e7|f7');
INSERT INTO "acts" VALUES('vtcx7xkd1rr6v',11,0,'T e8|f8');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',0,1,'t20-t19');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',1,1,'[i9-j9]');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',2,0,'a2-a3');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',3,0,'[a4-a8]');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',4,1,'t19-t15');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',5,1,'[j9-e9]');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',6,0,'a3-a7');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',7,0,'[h4-h8]');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',8,1,'t15-q15');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',9,1,'[b12-b11]');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',10,0,'a7-a3');
INSERT INTO "acts" VALUES('mf6w6azr2zkcr',11,0,'[h8-h7]');
INSERT INTO "acts" VALUES('csj3gx301e1ex',0,NULL,'chip potion');
INSERT INTO "acts" VALUES('csj3gx301e1ex',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('csj3gx301e1ex',2,1,'stop');
INSERT INTO "acts" VALUES('csj3gx301e1ex',3,NULL,'roll 3');
INSERT INTO "acts" VALUES('csj3gx301e1ex',4,0,'e');
INSERT INTO "acts" VALUES('csj3gx301e1ex',5,0,'e');
INSERT INTO "acts" VALUES('csj3gx301e1ex',6,NULL,'roll 2');
INSERT INTO "acts" VALUES('csj3gx301e1ex',7,1,'w');
INSERT INTO "acts" VALUES('csj3gx301e1ex',8,NULL,'roll 3');
INSERT INTO "acts" VALUES('csj3gx301e1ex',9,0,'n');
INSERT INTO "acts" VALUES('csj3gx301e1ex',10,NULL,'roll 2');
INSERT INTO "acts" VALUES('csj3gx301e1ex',11,1,'stop');
INSERT INTO "acts" VALUES('csj3gx301e1ex',12,NULL,'roll 1');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',0,NULL,'chip mushroom');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',2,0,'n');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',3,0,'n');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',4,0,'n');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',5,NULL,'roll 2');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',6,1,'s');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',7,1,'w');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',8,NULL,'roll 3');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',9,0,'n');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',10,0,'e');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',11,NULL,'chip book');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',12,NULL,'roll 2');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',13,1,'s');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',14,1,'s');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',15,NULL,'roll 4');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',16,0,'e');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',17,0,'s');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',18,0,'s');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',19,0,'s');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',20,NULL,'chip lamp');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',21,NULL,'roll 3');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',22,1,'e');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',23,NULL,'chip crown');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',24,NULL,'roll 2');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',25,0,'n');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',26,NULL,'chip spider');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',27,NULL,'roll 4');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',28,1,'w');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',29,NULL,'chip ghost');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',30,NULL,'roll 3');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',31,0,'e');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',32,NULL,'chip owl');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',33,NULL,'roll 4');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',34,1,'n');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',35,NULL,'chip cat');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',36,NULL,'roll 3');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',37,0,'w');
INSERT INTO "acts" VALUES('0123t8b8dxwdw',38,0,'w');
INSERT INTO "acts" VALUES('nf4pvcbx1pawg',0,NULL,'chip lamp');
INSERT INTO "acts" VALUES('nf4pvcbx1pawg',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',12,1,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',13,0,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',14,1,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',15,0,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',16,1,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('7kn9xy6h8y4q9',17,0,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('6zw90ymzzwkc8',0,NULL,'chip crystal');
INSERT INTO "acts" VALUES('6zw90ymzzwkc8',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('88y4trmx46dse',0,NULL,'chip hat');
INSERT INTO "acts" VALUES('88y4trmx46dse',1,NULL,'roll 4');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE encounters (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	encounter TEXT NOT NULL, 
	at VARCHAR(32), 
	result TEXT, 
	corrections TEXT NOT NULL, 
	CONSTRAINT pk_encounters PRIMARY KEY (tournament, round, number), 
	CONSTRAINT fk_encounters_tournament FOREIGN KEY(tournament) REFERENCES tournaments (tournament)
);
CREATE TABLE endings (
	"table" VARCHAR(32) NOT NULL, 
	ending BLOB NOT NULL, 
	CONSTRAINT pk_endings PRIMARY KEY ("table"), 
	CONSTRAINT fk_endings_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "endings" VALUES('0123t8b8dxwdw',X'FD377A585A000004E6D6B4460200210110000000A8708E86E0367A04445D003D888A0704733DF295B6A9B8205A6E3BCA67611F22C69D7DFE44687B08C484546465E8A44863880F2872B090B2291D9157A5FFD4DE83FA4FB22CB578FA29C585099C7FA00BB34A6AF166E26362E453221A385956FA96E62210DB1139E5C16DEAB101A17C799045E913D8AC32E93ADF8F16E79F9EE4032E2A29AE11A644354C6D12E22E584843E47ED2E99960CC5E7AF8310A9075500D0B9515617D5EAF87CACA399A329E4BD194632BF4D0C7D7A978891489E677A55E8D4472878A1E4D0784590F3A2ACECAF6E4412651BE3C55FD949059AB132586D41A48692BFB24B117622561F95191BB5F35F489C53A1E43656801F4B22AFA3FCE19CF15B7AF5038C532486948DEC6D3883CF2B9498BA70401B16BA4809AF1F6BB543D8E2E02308C2FD2353FC4AE2352F822A20E0E7767BB7F93FC066F93F496E2B7082358D4B21A8206C4CC5A078C4885D328A7818CB697242BE37333F5E12D58C8BE88EC95508C500BE74ABADE30E239A6B51683294382CC52B0AA4C1C9A556F167F60D19E330FCF5C639CF7BF72A222E94713E43C2000D684CF639223CCA7D78C4C18B252BBB9CA802745A793919A5A0EE59B2EFF5787F6135261DC5799FFF05DF38B587776AEAE20F19A3EB1425B34BF424D1599C58DB885DC2E9A0348FD9E65FD214CAD002A12AEA73F997B88CD46A88EFF7B89CF65C600C3B2A95A93B6EA0613DA7EC1AFDA06A4B95A08382AFA97CFF30EDE843FC84910FA18878CC4DE9752A1BD0470DF0551641FF02AB74177B3C229AB201D21D02535296A69B605EC968363D46681CE8FB1322ADCB59A18650C5B200192FC02FE4BD0ED740FCBEDA923AD446FA3556DB3FC497354ECD008BCC6F4B2D4582EC04630A5C5CBA191196443039FF3B713116CE17ECC09CD31DACF71F8EF525B4929A12AF9B24771A75BAB652151C95B69D900DE40E1433AC7ED180204BF7A961C4526991A63A2C4A74E7CAC4AD38AAA2E527708AC274EDDE43CF94CCBB4EC5A1485C955361A17471BAC935EB3FD344886713CAF00E5BC586A6D08C11155A41231DFE74A87959164E1C051624DBE8B4E6799397008BE9F62AEA3CA6BF4D238D3A5CA0567902A1906FDDE1B0949B2BB52F8A3C5D8C9FA6623941F02DAD89BCA9A318EEDBB52A1B6B306C6D7A05DF964C9352A0E95FA999E6DA9A3C45089D309561643438C6B546737371B5F80C043D50CEA3FCE3160FD97A33250E4419F2AE4747A93FDBA06BA0BFB8E17CC00AD9847BAF5E73361C599C9E0C10364EB9BF56694DFDD8E2CD69D3B5A826D6D8049512B17FFB2B846B4BF151A363637B09E6B368F2F1ADA8DCAE057F5057B84CA7833663E498313B718B50976376F414B5F44D3C794FC378A89E990DD541BECE4240309C956568CB181A7EF493D6F5C782123AB828C25225DFD5EF98C55E84F175960372A6D498629BC90EDE790759BB04A3D42C3A1EF22062C6B0B9C82A57DA7ED679170379409A410BF138BBD1421DDF6D8195675FB3DF7CE9508FC006A16ADEE418107E03677F13AE6963E038000FB46374BDE6C96930001E008FB6C00007C27CBF5B1C467FB020000000004595A');
INSERT INTO "endings" VALUES('7kn9xy6h8y4q9',X'FD377A585A000004E6D6B4460200210110000000A8708E86E06DDF056B5D003D888A0704733DF292600730205A6E3BCA67611F22C69D7DFE4D6D108C16DFC7E89CF85606A0C0BFE055243798F24494FEE985B2645056A961EC5C34F5F0E84CB3A19E3BB771B83F09B682F72EF6F05B93DC8B9BE387A2EBC02A34505E3831F7FA0ACBB75CB9688DC1D98F43F76B40F2F8498DE299BFC897D9630F9CF197861208C35BFAFA25214273858C03E8CF58C24B688AFF09A712546C8041F7B8AFAB78B7E15CF20AB9E80A8136A66FA7E25F28B6FE8DD5511105AA85B0EAD4890FC39952BA8E7E30D40CAE72D51C22CCF13021ABF8BA63669F7064B8203C2DA087329915A9E30E9487CCE38C8B42B295C09A94DD18F678BCF250C68BB714019F6FB72C7FA6A2A18564AC3F356A5821261770B66773003FF50A3EB376FC22F17E6884D88A3EB9C88A5BA5620B81B64C97499F61A3722F534638BE78AAA6ED427870C7D5F5FC7B129C1258146198168A8743AA22AA61C4FDB7ED6CD72FC528804434DD9ABC29ED8A63065E887724528B31259EA70B4805177FD4FE3B7597A999BE428E30B7C997D1A90F79AC061FD1BAD36154ABECE0E71D12167B1B8FB8DD7217825A45479D8B999F9A314ACBD4B4275D457EC4C7FC7F02ADF3770DD2F3723BC7FA3E0DDE42E08549EB11D43D423FF68CEC0077877A0FAAF45823666A19A9E3977FA9EA6FBC1A9B63B14DECED93CBA8A2AE257476B8AF695557507F78D56C72EC0BC334FCC04F697740DDA9CF77641EC8CE6E7F3D8D672734983F5CD11A5EE39DF1A9AF6429225D272CDF296B6FA91D81EAC65DE1635A350628EE7DDACDAA99E35A5CF0B960DF28BDF83EB4EDE7069C5D7A7B0AFA7D5D80784372C46FC0CCA1C90C8DBB6DD8CB967B5FBB74741C0D4C2AD1FB619F3BCBB425EA5F2AFF1667A5D1F716D7545B673B79EA683AC4228F5F5603374DBB8A6B795146C54E197B5F9E000ED0E00C80B1D8EB42F6B335AF3946D45C465C0F0EFBE097A3AAC7BE45D1F5AAF33E3357558691AED20B324FE78BE25FCA9570E5E508501342458C35A8873413481C8CC42B0B42A154D3A5B29957F634EF0907A7B51FF5C6BAF8DD4EDC899944887191C1FB501763BA6171F84CAFD55581D18183A171BB575E2BD8DFF2534CF6A4302B3968BCF37FE817A7BFB18AA45D3393036E9994809C1006856E2B4233CFB917855EF5E52670A46AFC9F9726AE68FC88FF62F05FBC79DF9A70D400DFB8B01F8530ECB83BDC538E6CAA04ABC47C8A09EA1D9DA60DAF97C8056CF54C9D6A38C5ECDE5A77262D03812AA739E4E0BB0E3A4239DD4F86AE838F831528D755C9896232D31C63D35EAA7D2AAA63D1B72354978EC6EDB11DCB3EB84DE165A48D5E40EAAF70CB166A7A04EDE8B8FF71AED4B7D3ABD10A003A527D943DF41AE4D5DE481DFD4D805ECF20D2F83C2A3B3DF11A5A592CFB694DB370B1AB4E36F001BDD5BEC4365468C9F3CA53FEC9FA363E56C00BFD5F9DD5E3C609835D3E472C0F2EED4C7D81922DEE73133EA360776E0AC62D8CA3C1AF5D06FD5526EF942C88CC5D5F9E77EA1923AF9E44679F61C2D63F924BB4CF6AE2FFA2473034644ED93C306CF86029B63A9F11B1C211097D09849002DBDEFA3A3E9593DDCA78BA5837143C7F0413F673CFC2D321845CFE9DD9AA59FE1A65B6FE738D23D9516C8480489E24B1E932530593C073AC110511EFCF2FE4B39A56667AF357EF456D6AF79F68D4ED7517C4E660EE84F0DCAF028D517DDD48D48BDC77D055E73539C578E9B6031CAEE3547DF0F2D1C5246102CD199E452B081AA4361220B7C242679E0E557E714A25A814E7D5CF369C23AECC4674D0B1DB195E5DA43A1BAEC2B2A1996D92D70D02101157518B39AAB01BE123C97560C761F8C385D3A69495CDCC8B552A94DFC519778929484DCFE3672B2364CCCC64C99804B6087E524A845D326982AD52D146491953129B808E2B82521D705097D6FB8200E0000049AF877C04238C560001870BE0DB0100046B88F9B1C467FB020000000004595A');
CREATE TABLE reviews (
	"table" VARCHAR(32) NOT NULL, 
	asked VARCHAR(32) NOT NULL, 
	review BLOB, 
	CONSTRAINT pk_reviews PRIMARY KEY ("table"), 
	CONSTRAINT fk_reviews_table FOREIGN KEY("table") REFERENCES tables ("table")
);
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
INSERT INTO "seat_changes" VALUES('6zw90ymzzwkc8',0,2,1,'bot','beginner','own',NULL);
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
INSERT INTO "seats" VALUES('srq297wt730gd',0,'person','Anna',NULL,'899f8f3af95ccd1c54dddcbb6029b055516e558f246abcae9ce4ee99af1284c8',NULL,0,NULL);
INSERT INTO "seats" VALUES('srq297wt730gd',1,'person','Ben',NULL,'7fa5a9e72885bc4f2384c019a569a61cc992b389cc06a57f1d18bf8645f06a32',NULL,0,NULL);
INSERT INTO "seats" VALUES('qk3yxmdy2qtpq',0,'person','Anna',NULL,'90c27266ab3e28f88ebb363c2092ee7d2cb96689bf61a6c2afed754e7c25e96c',NULL,0,NULL);
INSERT INTO "seats" VALUES('qk3yxmdy2qtpq',1,'person','Ben',NULL,'4345764430d34d890615a3b26320117eaf7d3900918af1af829596b46afa8b6a',NULL,0,NULL);
INSERT INTO "seats" VALUES('vtcx7xkd1rr6v',0,'person','Anna',NULL,'c535d5772328bb3f338717accfdc501819771aa08a91f240f5a6706d7e999624',NULL,0,NULL);
INSERT INTO "seats" VALUES('vtcx7xkd1rr6v',1,'person','Ben',NULL,'7f9a43c0d352f6f332d277d544254dfadd1fc99e7d7f9c0bee74f368241fb6b3',NULL,0,NULL);
INSERT INTO "seats" VALUES('mf6w6azr2zkcr',0,'person','Anna',NULL,'dc7e7103fbea88da33dcb80e7a53d59930c2198abd5f61aa7f38e3e9ad30bb6c',NULL,0,NULL);
INSERT INTO "seats" VALUES('mf6w6azr2zkcr',1,'person','Ben',NULL,'79cc2d18be7af03b19903e907929d840a0255166cd278fed97593eea2c67db3b',NULL,0,NULL);
INSERT INTO "seats" VALUES('csj3gx301e1ex',0,'person','Anna',NULL,'e409cd97f9cacdc75ed4ad932379e6f51358c75b148874f2bd681ce604b47066',NULL,0,NULL);
INSERT INTO "seats" VALUES('csj3gx301e1ex',1,'person','Ben',NULL,'3adcd933f7bdf023e935cb15b2178479c10d72df25276c759d1f06a75b2c9da4',NULL,0,NULL);
INSERT INTO "seats" VALUES('0123t8b8dxwdw',0,'person','Anna',NULL,'3e744ad5f8b7a163004c208359bb00e28e7a8b1cc9d80d2e5a7fa166272d2bc1',NULL,0,NULL);
INSERT INTO "seats" VALUES('0123t8b8dxwdw',1,'person','Ben',NULL,'c02f4649cd39999c9930f4a2939be5f63e4154de8cc62abef1dc44222f3ab6c3',NULL,0,NULL);
INSERT INTO "seats" VALUES('nf4pvcbx1pawg',0,'person','Anna',NULL,'3e744ad5f8b7a163004c208359bb00e28e7a8b1cc9d80d2e5a7fa166272d2bc1',NULL,0,NULL);
INSERT INTO "seats" VALUES('nf4pvcbx1pawg',1,'person','Ben',NULL,'c02f4649cd39999c9930f4a2939be5f63e4154de8cc62abef1dc44222f3ab6c3',NULL,0,NULL);
INSERT INTO "seats" VALUES('7kn9xy6h8y4q9',0,'person','Anna',NULL,'2f76eeb0b37ededbaac836b981b817cb0fa21cb6a2ab286df9b91ad5ac968b68',NULL,0,NULL);
INSERT INTO "seats" VALUES('7kn9xy6h8y4q9',1,'person','Ben',NULL,'87fef92baa50776ba932b3013d261077b9a0b7df90c3bd3e78db5994aedcfa9c',NULL,0,NULL);
INSERT INTO "seats" VALUES('6zw90ymzzwkc8',0,'person','Anna',NULL,'789b0c1fdf1705da064bc19a821a4ecf5cfacb840ac0731fe170e955f7ac42d6',NULL,0,NULL);
INSERT INTO "seats" VALUES('6zw90ymzzwkc8',1,'bot','Ben','beginner','a33dce2f03d11b7a46b42c867c75aa53e7b01ea6890516412609ab70eb992931',NULL,0,NULL);
INSERT INTO "seats" VALUES('n13b00dz6gehk',0,'person','Anna',NULL,'cdddc1705f09cc74f6170afcf629a28ea38771fb9a649abac68911bfde8a030a',NULL,0,NULL);
INSERT INTO "seats" VALUES('n13b00dz6gehk',1,'open',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('88y4trmx46dse',0,'person','Anna',NULL,'ba46e79943fd3cde2ffe5b4f6b51d854d9f889d50867747a97f51840dc833f4f','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,'1228b9f7ee09ec744b71372a35dba4c85633830de7f2f469ff91817618663a1d');
INSERT INTO "seats" VALUES('88y4trmx46dse',1,'person','Ben',NULL,'2463760944a4bd53fdfbb66870f139eda5fa4b9e18f5161cc62e9c889211e689',NULL,0,NULL);
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
	again VARCHAR(32), rounds INTEGER DEFAULT '1' NOT NULL, scores TEXT DEFAULT '[]' NOT NULL, sealed BOOLEAN DEFAULT 0 NOT NULL, laid_by TEXT, revision INTEGER DEFAULT '0' NOT NULL, ended VARCHAR(32), begins_at TEXT, lesson VARCHAR(64), 
	CONSTRAINT pk_tables PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('srq297wt730gd','caminos','1','{"players":2,"board":"square","neutral":false}','{}','cf5705ff9cc4e44a005c0540b27f3c5e3aeb3b397ade86a02af62a9c6383bd86',64,'564f10c9ae861b5f7b41ff8f988c5d42191b8d9c1dc438acce3f906a7dc576ad','2026-11-17T09:06:28+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('qk3yxmdy2qtpq','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','b326ccd728817e7ef79966fb145a917f2769bfd39bfff92dfe382dc259f93d21',64,'7d67912c7dd64c0a703059a8f8a4c239c004a5a32d9d15172d0a9914095e4456','2026-11-17T09:06:30+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":1,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('vtcx7xkd1rr6v','labyria','1','{"players":2,"size":10}','{}','67fad85aa23f16a2545e2f321af084c4acc5953a6dfcafa99b94b93fa312c2dc',64,'ff5eaf19d1f360d42601adcfa0e06c582ec97249b10037eda9df4782452e1be0','2026-11-17T09:06:30+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":1,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('mf6w6azr2zkcr','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','a0c7abef1d3fee44ebba7013951282f6cd3879b8ef34fcd378eb925e887cf008',64,'c5c0cd76a481cfb7320579b9c63315aed8b9f814cc23f47275a55ab0070b8f99','2026-11-17T09:06:33+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":1,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('csj3gx301e1ex','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','29d3d71829479e575fd825d36842fd5b41f9d5859262df80d3eeeaea3b7b3a22',64,'c85de59f6a1f905b4245795dd048db0a1b1b987eb3100611d7fd2500916b59a0','2026-11-17T09:06:35+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","b1|c1","d1|e1","d1|d2","f1|f2","b2|c2","b2|b3","d2|d3","e2|f2","a3|b3","b3|b4","c3|d3","d3|e3","f3|f4","a4|a5","b4|c4","c4|c5","b5|b6","c5|d5","c5|c6","d5|e5","e5|f5","d6|e6","e6|f6"],"symbols":{"c1":"frog","d1":"spider","b2":"cat","c2":"ring","d2":"star","e2":"hat","a3":"candle","b3":"ghost","c3":"mushroom","d3":"kettle","e3":"feather","f3":"crystal","a4":"bat","b4":"lamp","c4":"moon","d4":"bottle","e4":"key","f4":"book","b5":"potion","c5":"scroll","d5":"crown","e5":"broom","c6":"owl","d6":"lizard"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('0123t8b8dxwdw','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','1f66f1da60b3527097ab98883925854b1f33ade81edacfe6f930b7063abc7648',64,'83c407925c90e44324eb852b49bec1858e80a00c1e47bdf163d1d65e5925197a','2026-11-17T09:06:37+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"bottle","d1":"kettle","b2":"lizard","c2":"book","d2":"scroll","e2":"candle","a3":"frog","b3":"cat","c3":"crown","d3":"ghost","e3":"spider","f3":"lamp","a4":"broom","b4":"key","c4":"feather","d4":"crystal","e4":"owl","f4":"bat","b5":"mushroom","c5":"moon","d5":"star","e5":"hat","c6":"ring","d6":"potion"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','nf4pvcbx1pawg',1,'[]',0,NULL,2,'2026-11-17T09:06:40+00:00',NULL,NULL);
INSERT INTO "tables" VALUES('nf4pvcbx1pawg','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','1f66f1da60b3527097ab98883925854b1f33ade81edacfe6f930b7063abc7648',63,'83c407925c90e44324eb852b49bec1858e80a00c1e47bdf163d1d65e5925197a','2026-11-17T09:06:41+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"ghost","d1":"crown","b2":"potion","c2":"frog","d2":"scroll","e2":"mushroom","a3":"ring","b3":"bottle","c3":"star","d3":"feather","e3":"bat","f3":"cat","a4":"book","b4":"broom","c4":"candle","d4":"kettle","e4":"lamp","f4":"moon","b5":"hat","c5":"crystal","d5":"spider","e5":"key","c6":"owl","d6":"lizard"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('7kn9xy6h8y4q9','caminos','1','{"players":2,"board":"square","neutral":false}','{}','3be8230624fba54ba0749496d0cccddec59638aea36284b783d580965fb829b5',64,'441b25faf9dd6da1f5ab239b53829a37cbc06251d5095abf2032bf9cfd79b2d9','2026-11-17T09:06:41+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]',0,NULL,1,'2026-11-17T09:06:44+00:00',NULL,NULL);
INSERT INTO "tables" VALUES('6zw90ymzzwkc8','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','3a01f8b5213db4ea7fe1a29eb5a33bcfd23d55698dd00915518763f17731bcb4',64,'7b08b824978189211d5121a2da087c506f2f150e4151ec232e7e170085ea38d9','2026-11-17T09:06:44+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|b2","c1|c2","d1|e1","d1|d2","f1|f2","a2|a3","c2|c3","e2|e3","f2|f3","b3|c3","c3|d3","e3|e4","a4|b4","a4|a5","c4|d4","c4|c5","d4|e4","d4|d5","a5|b5","b5|b6","d5|e5","d5|d6","e5|f5","e5|e6"],"symbols":{"c1":"bottle","d1":"crown","b2":"crystal","c2":"lamp","d2":"hat","e2":"kettle","a3":"broom","b3":"mushroom","c3":"lizard","d3":"feather","e3":"scroll","f3":"spider","a4":"book","b4":"ring","c4":"bat","d4":"ghost","e4":"key","f4":"star","b5":"candle","c5":"potion","d5":"owl","e5":"cat","c6":"moon","d6":"frog"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,2,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('n13b00dz6gehk','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','b03c4cb09f5bedb4d7a091b812232ba06e863546e476e0766f7305200d8dbff3',64,'280a5408774e028f0ad0c5ad9eaf101f0bf1cfe2ea85a410e8b0e54f211b9cce','2026-11-17T09:06:44+00:00',NULL,NULL,1,'[]',0,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('88y4trmx46dse','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','19e4c3367ef51acee86b3a07b8b28e52bca590130025e00ed61a63d08e203646',64,'6781e5a41caffa60b34c61108410223214152a7be0b7ad7007140f3f9dbc4589','2026-11-17T09:06:44+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|b2","c1|c2","d1|d2","e1|f1","b2|b3","e2|f2","e2|e3","a3|b3","a3|a4","b3|c3","c3|d3","d3|d4","a4|a5","b4|c4","d4|e4","e4|f4","e4|e5","b5|c5","c5|d5","d5|e5","d5|d6","e5|e6","a6|b6","e6|f6"],"symbols":{"c1":"candle","d1":"kettle","b2":"mushroom","c2":"moon","d2":"scroll","e2":"crown","a3":"cat","b3":"potion","c3":"star","d3":"spider","e3":"frog","f3":"owl","a4":"ring","b4":"lamp","c4":"hat","d4":"broom","e4":"bat","f4":"key","b5":"ghost","c5":"feather","d5":"bottle","e5":"book","c6":"lizard","d6":"crystal"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',1,NULL,4,NULL,NULL,NULL);
CREATE TABLE tournaments (
	tournament VARCHAR(32) NOT NULL, 
	chain VARCHAR(64) NOT NULL, 
	organiser_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(32) NOT NULL, 
	document TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	ended VARCHAR(32), 
	CONSTRAINT pk_tournaments PRIMARY KEY (tournament)
);
CREATE INDEX ix_tables_created ON tables (created);
CREATE INDEX ix_tables_again ON tables (again);
COMMIT;
