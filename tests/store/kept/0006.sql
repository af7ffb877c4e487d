-- {"what": "playing", "table": "4gb712bmaw3ef", "secrets": ["YMJbLYfAWDnSFwO0mnu3ASYj-YN00zQS", "d3-sHVFiHs5c-ZtQ3ozCSkcPmKPU8GYZ"]}
-- {"what": "playing", "table": "w23x3qg2pzsqh", "secrets": ["0AJoblp0sSrFcVHdzjTdd67-6Qbsg9P1", "ndEMSPVxlVTz1Ezb9E4jU49hQ99jne0n"]}
-- {"what": "playing", "table": "nfczcv12cnhys", "secrets": ["rbHqcUyN1g-Twgauqc8zKWbVf9uXuT5H", "Nyt4_69Y78p_OSe7BgbG9oPzwO2ISBf3"]}
-- {"what": "playing", "table": "pf9x1nncb37nm", "secrets": ["LRkkFESkWAx6RF-Kei4eqYnvrY4LaFms", "m7SXu2ym0ueNV_-a8SwMeW8cno2UCCCT"]}
-- {"what": "playing", "table": "9ybec5zgjcwmw", "secrets": ["e91udDIQRmPyXXZG673CbfdBLKNjmOlU", "25BRgLlKaPzhGjMzPUmDrdf1ya-QpgD0"]}
-- {"what": "over", "table": "k8c4mjqepg2he", "secrets": ["VWBjm0wrvhzt2GBazyML7fGfX0UMR8FN", "BUBd0rM3Ri-yWeWxlHHapakZUtpJJjna"]}
-- {"what": "playing", "table": "jkwd1n1mdfp3v", "secrets": ["VWBjm0wrvhzt2GBazyML7fGfX0UMR8FN", "BUBd0rM3Ri-yWeWxlHHapakZUtpJJjna"]}
-- {"what": "over", "table": "03fgnztmt0q6x", "secrets": ["ibip4o2gCWVLXEomg6LTo-kRtjAAfnzh", "8iFcDVGU0sUklbvRUIxinMN4FLkUgkco"]}
-- {"what": "playing", "table": "2nx0axzcj1rfr", "secrets": ["vUEHAJWwzHdac0Iehbs1wsxaty0ud_oY", "ZtM73Zo2V93SnNN4SvuVaaiVk1-b88Bo"]}
-- {"what": "waiting", "table": "sp4byke1xs7w8", "secrets": ["hvg8U_Kpe1CNG9wLn64V9ogFTQ4pllaL"]}
-- {"what": "playing", "table": "g5366anedxj0k", "secrets": ["yNAkSE_d2h2-Iwchos9P_G3aGQkS2qS3", "pihjBLOj298f1HH23hwrpnR8VJuQQsZX"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('4gb712bmaw3ef',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('4gb712bmaw3ef',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',0,NULL,'card 8');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',1,NULL,'card 5');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',2,NULL,'card K');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',3,NULL,'card A');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',4,NULL,'card 3');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',5,NULL,'card K');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',6,NULL,'card 4');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',7,NULL,'card 8');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',8,NULL,'card 4');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',9,NULL,'card J');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',10,NULL,'card 10');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',11,NULL,'card 8');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',12,NULL,'card K');
INSERT INTO "acts" VALUES('w23x3qg2pzsqh',13,NULL,'card 8');
INSERT INTO "acts" VALUES('nfczcv12cnhys',0,1,'T e6|f6');
INSERT INTO "acts" VALUES('nfczcv12cnhys',1,0,'T e5|f5');
INSERT INTO "acts" VALUES('nfczcv12cnhys',2,1,'T e5|e6');
INSERT INTO "acts" VALUES('nfczcv12cnhys',3,0,'T e4|e5');
INSERT INTO "acts" VALUES('nfczcv12cnhys',4,1,'T d6|e6');
INSERT INTO "acts" VALUES('nfczcv12cnhys',5,0,'T d7|e7');
INSERT INTO "acts" VALUES('nfczcv12cnhys',6,1,'T d8|e8');
INSERT INTO "acts" VALUES('nfczcv12cnhys',7,0,'T d9|e9');
INSERT INTO "acts" VALUES('nfczcv12cnhys',8,1,'T d10|e10');
INSERT INTO "acts" VALUES('nfczcv12cnhys',9,0,'T e6|e7');
INSERT INTO "acts" VALUES('nfczcv12cnhys',10,1,'T e7|f7');
INSERT INTO "acts" VALUES('nfczcv12cnhys',11,0,'T e8|f8');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',0,1,'t20-t19');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',1,1,'[i9-j9]');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',2,0,'a2-a3');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',3,0,'[a4-a8]');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',4,1,'t19-t15');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',5,1,'[j9-e9]');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',6,0,'a3-a7');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',7,0,'[h4-h8]');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',8,1,'t15-q15');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',9,1,'[b12-b11]');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',10,0,'a7-a3');
INSERT INTO "acts" VALUES('pf9x1nncb37nm',11,0,'[h8-h7]');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',0,NULL,'chip scroll');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',2,1,'stop');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',3,NULL,'roll 2');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',4,0,'e');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',5,0,'e');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',6,NULL,'roll 3');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',7,1,'w');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',8,NULL,'roll 1');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',9,0,'e');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',10,NULL,'roll 3');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',11,1,'stop');
INSERT INTO "acts" VALUES('9ybec5zgjcwmw',12,NULL,'roll 3');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',0,NULL,'chip frog');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',2,0,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',3,NULL,'roll 3');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',4,1,'s');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',5,1,'s');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',6,1,'s');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',7,NULL,'roll 2');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',8,0,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',9,0,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',10,NULL,'roll 4');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',11,1,'w');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',12,1,'w');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',13,1,'w');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',14,NULL,'chip feather');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',15,NULL,'roll 4');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',16,0,'s');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',17,NULL,'chip cat');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',18,NULL,'roll 2');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',19,1,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',20,1,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',21,NULL,'chip lizard');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',22,NULL,'roll 3');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',23,0,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',24,0,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',25,0,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',26,NULL,'roll 3');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',27,1,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',28,1,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',29,1,'s');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',30,NULL,'chip hat');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',31,NULL,'roll 2');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',32,0,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',33,NULL,'chip key');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',34,NULL,'roll 3');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',35,1,'s');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',36,1,'w');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',37,1,'w');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',38,NULL,'roll 2');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',39,0,'s');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',40,0,'stop');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',41,NULL,'roll 2');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',42,1,'w');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',43,NULL,'chip book');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',44,NULL,'roll 1');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',45,0,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',46,NULL,'roll 2');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',47,1,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',48,1,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',49,NULL,'roll 3');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',50,0,'e');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',51,NULL,'chip ghost');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',52,NULL,'roll 4');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',53,1,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',54,1,'n');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',55,1,'w');
INSERT INTO "acts" VALUES('k8c4mjqepg2he',56,1,'w');
INSERT INTO "acts" VALUES('jkwd1n1mdfp3v',0,NULL,'chip lamp');
INSERT INTO "acts" VALUES('jkwd1n1mdfp3v',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',12,1,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',13,0,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',14,1,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',15,0,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',16,1,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('03fgnztmt0q6x',17,0,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('2nx0axzcj1rfr',0,NULL,'chip moon');
INSERT INTO "acts" VALUES('2nx0axzcj1rfr',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('g5366anedxj0k',0,NULL,'chip book');
INSERT INTO "acts" VALUES('g5366anedxj0k',1,NULL,'roll 1');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE endings (
	"table" VARCHAR(32) NOT NULL, 
	ending BLOB NOT NULL, 
	CONSTRAINT pk_endings PRIMARY KEY ("table"), 
	CONSTRAINT fk_endings_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "endings" VALUES('k8c4mjqepg2he',X'FD377A585A000004E6D6B4460200210110000000A8708E86E0453A05035D003D888A0704733DF29909F01EA84B5ABE4ECE84BE63C07FA9E0596F0E91D13AE70A8163A40E93356807BE3976824B3CAC67C582636506F7792AEDC5D0360663A5C46A759895469EA5AA4BE2D5468F8A5E7236D4DE4B677A79461DCC51ED9C6B69129E962C374C5FA2ED9800BF284014E8CF3DEF93F32AB921BF06F1300AEB16ED69FC33919D1EA1CD77ED1E9BF421C2D5FFE377E994C7F38C92990F06FCBA046F211F1DED35812219F7FEB4296346E858253729D8170816CF46FC9E5CE583641DE03D311808003DA311766F7996CFB5A5351951293FE3BF6C3F3DF79AAA3DDEA9F61C64DFF2A3B378538B9EE951868E43D25D40D9E0C6B8CBAB26733180C56EEE920911B62809D44DBFF4CD0BA11C4CF5F89E70A6C449B92B23ADEF8815E964314F7D682D2A6FBACBF7F914AD18BD2A2C20720964BD5009547F0E215E32ACA51A7AFD1243AF5F320728F1B406448B6E89E82D1222C626EFE0AAAC1870E1A2427724B4AF76EEC68E77135EFEFFA6B725CF037E69894811ADFB54093F034D8A41DD691748636C65E1057BDF6A2F6095AD25907E398CCFA6F39DD9127DBE067DC91DBD8913835EEF7C38575906E8A765C171EFE6DD3AF3EBEA07D4CDB86FE2385E43BEE475DE7BFE04A0F6902A9605A10A739DB6EDF6C1B6D6D0C2A8F11D3D44E303AE3A8C9B207A5D7CF6D83326AE82013804F0520E304C03E70185F775DDAE21D4BBDD9CCAF8263356E841BA81CD4910B901388AEA92281CDA5C9A0E808D2FD6867BB945DCE36597251505E373456C6C6DE3F5726E1E0252C7ADB9D3F458BB79350744D69F47DA93DDCF9236EE2E09BEAFEFECAE235C73A1843D9037B4DAFB04ED55E0A280E9F5EBD50DAA7E294D27ED4276D34493C7F49B12011E77EEAA39A6B032B4A3BD3E2C0DA552383D292E49130B26AC0423C1EF55663C72C66B98CFC8B5F680A63B0AE2D3C94748C5E13146A5C826D9112F3D2549733C077543756325C8A553D791826203AA27A84E2401DD1EC6358E4974E420CA80677FA12A44E52BD3DFFAB1D255E7546A7384EDE24822708AAD84A011B9C96DDAC0ADB84CEBED550477DD17CB2D8DB07F1C0F1F4D324C2EE2F5E479C376D3738B1166DF6109DBD121BC0AFD4F6C9AE3AC93D580A4AA816B275689BCEEB5E314DF33A36B06CCD5B68A0345E9872C2CE1B613AA2275345829E848CCC710889E9862D1DD2F0E569B8A9C092CD3F1632A5AF2F8DB5A416293046C7BF31992EA34FB93B006C0EBF9FC205E3DDB6C1B3865EF43B3A334677F469CA8F38C5433195F6BE613E8B50A3445166F41A95D4094E9103231A3C28307BDF6FECDF6B364A69B2F1FDA374DD5758F8A16497D9F2CD75F6F2C770C4635336E982181802F3AEAED7A72F9BDCD44B14868DCA6F0B28890BCDCC4F3869F418C6B6FA572A597FA7C89F8B172D9F4850D2FD67A6F7272C2B2D099911CD3BA866038F62E8851FF915A6F7F9C2E08E52A09A604D76B2C061E124BD41B365327E411EF3C2FB4322CC6160EEA16EB1A327AEF49493B59BA838029E8062ABC4A3EC9386C5FFA0B486E67753891FD852875B554D519CDFB0290936A530B2E4393D2D1B6E2614C1BB6457FA4F72E6E865815BD9A7D7708F33D464DB6235F79270F5856F4FE58DB1D64A0B14C3F506B448DF9EC725ABDD496F9C7B7805855058D1070A284D833FD6EF23C3120A3FF151B979D65F47DCD68A6DA68DAF4AC1C080ACC3A75A8193332B813970ADD2E8238AAB0E1A5736E82D608FDF8617E7DB75E84D0C8F657D394AA9947D41302FAC90A5E4F7C671A4C9E158E2AE5000003AEE70D609E087400019F0ABB8A0100660E1F5AB1C467FB020000000004595A');
INSERT INTO "endings" VALUES('03fgnztmt0q6x',X'FD377A585A000004E6D6B4460200210110000000A8708E86E06DDF056B5D003D888A0704733DF292600730205A6E3BCA67611F22C69D7DFE4D6D108C16DFC7E89CF85606A0C0BFE055243798F24494FEE985B2645056A961EC5C34F5F0E84CB3A19E3BB771B83F09B682F72EF6F05B93DC8B9BE387A2EBC02A34505E3831F7FA0ACBB75CB9688DC1D98F43F76B40F2F8498DE299BFC897D9630F9CF197861208C35BFAFA25214273858C03E8CF58C24B688AFF09A712546C8041F7B8AFAB78B7E15CF20AB9E80A8136A66FA7E25F28B6FE8DD5511105AA85B0EAD4890FC39952BA8E7E30D40CAE72D51C22CCF13021ABF8BA63669F7064B8203C2DA087329915A9E30E9487CCE38C8B42B295C09A94DD18F678BCF250C68BB714019F6FB72C7FA6A2A18564AC3F356A5821261770B66773003FF50A3EB376FC22F17E6884D88A3EB9C88A5BA5620B81B64C97499F61A3722F534638BE78AAA6ED427870C7D5F5FC7B129C1258146198168A8743AA22AA61C4FDB7ED6CD72FC528804434DD9ABC29ED8A63065E887724528B31259EA70B4805177FD4FE3B7597A999BE428E30B7C997D1A90F79AC061FD1BAD36154ABECE0E71D12167B1B8FB8DD7217825A45479D8B999F9A314ACBD4B4275D457EC4C7FC7F02ADF3770DD2F3723BC7FA3E0DDE42E08549EB11D43D423FF68CEC0077877A0FAAF45823666A19A9E3977FA9EA6FBC1A9B63B14DECED93CBA8A2AE257476B8AF695557507F78D56C72EC0BC334FCC04F697740DDA9CF77641EC8CE6E7F3D8D672734983F5CD11A5EE39DF1A9AF6429225D272CDF296B6FA91D81EAC65DE1635A350628EE7DDACDAA99E35A5CF0B960DF28BDF83EB4EDE7069C5D7A7B0AFA7D5D80784372C46FC0CCA1C90C8DBB6DD8CB967B5FBB74741C0D4C2AD1FB619F3BCBB425EA5F2AFF1667A5D1F716D7545B673B79EA683AC4228F5F5603374DBB8A6B795146C54E197B5F9E000ED0E00C80B1D8EB42F6B335AF3946D45C465C0F0EFBE097A3AAC7BE45D1F5AAF33E3357558691AED20B324FE78BE25FCA9570E5E508501342458C35A8873413481C8CC42B0B42A154D3A5B29957F634EF0907A7B51FF5C6BAF8DD4EDC899944887191C1FB501763BA6171F84CAFD55581D18183A171BB575E2BD8DFF2534CF6A4302B3968BCF37FE817A7BFB18AA45D3393036E9994809C1006856E2B4233CFB917855EF5E52670A46AFC9F9726AE68FC88FF62F05FBC79DF9A70D400DFB8B01F8530ECB83BDC538E6CAA04ABC47C8A09EA1D9DA60DAF97C8056CF54C9D6A38C5ECDE5A77262D03812AA739E4E0BB0E3A4239DD4F86AE838F831528D755C9896232D31C63D35EAA7D2AAA63D1B72354978EC6EDB11DCB3EB84DE165A48D5E40EAAF70CB166A7A04EDE8B8FF71AED4B7D3ABD10A003A527D943DF41AE4D5DE481DFD4D805ECF20D2F83C2A3B3DF11A5A592CFB694DB370B1AB4E36F001BDD5BEC4365468C9F3CA53FEC9FA363E56C00BFD5F9DD5E3C609835D3E472C0F2EED4C7D81922DEE73133EA360776E0AC62D8CA3C1AF5D06FD5526EF942C88CC5D5F9E77EA1923AF9E44679F61C2D63F924BB4CF6AE2FFA2473034644ED93C306CF86029B63A9F11B1C211097D09849002DBDEFA3A3E9593DDCA78BA5837143C7F0413F673CFC2D321845CFE9DD9AA59FE1A65B6FE738D23D9516C8480489E24B1E932530593C073AC110511EFCF2FE4B39A56667AF357EF456D6AF79F68D4ED7517C4E660EE84F0DCAF028D517DDD48D48BDC77D055E73539C578E9B6031CAEE3547DF0F2D1C5246102CD199E452B081AA4361220B7C242679E0E557E714A25A814E7D5CF369C23AECC4674D0B1DB195E5DA43A1BAEC2B2A1996D92D70D02101157518B39AAB01BE123C97560C761F8C385D3A69495CDCC8B552A94DFC519778929484DCFE3672B2364CCCC64C99804B6087E524A845D326982AD52D146491953129B808E2B82521D705097D6FB8200E0000049AF877C04238C560001870BE0DB0100046B88F9B1C467FB020000000004595A');
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
INSERT INTO "seat_changes" VALUES('2nx0axzcj1rfr',0,2,1,'bot','beginner','own',NULL);
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
INSERT INTO "seats" VALUES('4gb712bmaw3ef',0,'person','Anna',NULL,'a90aac4b7f2727f6ee75181d5055cbb4004e319ea6b4c7bf90cad3f795c15f8a',NULL,0,NULL);
INSERT INTO "seats" VALUES('4gb712bmaw3ef',1,'person','Ben',NULL,'8341cb7d865cd321cc4d202fe426cfc549b5b56ff26c810e1d25e66c78287c36',NULL,0,NULL);
INSERT INTO "seats" VALUES('w23x3qg2pzsqh',0,'person','Anna',NULL,'8be514e0fcfc2a984d461ab4b1e4b4b05c7482bf0540d747df25945828ad4098',NULL,0,NULL);
INSERT INTO "seats" VALUES('w23x3qg2pzsqh',1,'person','Ben',NULL,'f2e738c95ddfcc963083fc756d206eb92677ee6529e1c38acd648a2a585dde07',NULL,0,NULL);
INSERT INTO "seats" VALUES('nfczcv12cnhys',0,'person','Anna',NULL,'a0ef5d38e51790705168529ef44f61e4bbd807aa59c68cfc72220a6426f9881e',NULL,0,NULL);
INSERT INTO "seats" VALUES('nfczcv12cnhys',1,'person','Ben',NULL,'ea79e1648543e35b6578d3f2eb459db10c3728ba80cfbf31f8ba62edb7edd3eb',NULL,0,NULL);
INSERT INTO "seats" VALUES('pf9x1nncb37nm',0,'person','Anna',NULL,'954587e054a5b2675df9063e5f490fdfd30a0b9dc37b4a1608d2c45efcbabdcd',NULL,0,NULL);
INSERT INTO "seats" VALUES('pf9x1nncb37nm',1,'person','Ben',NULL,'d24c53004f319fdd963e66e942731605906065558a07dd8c55489aff95172cf3',NULL,0,NULL);
INSERT INTO "seats" VALUES('9ybec5zgjcwmw',0,'person','Anna',NULL,'1be65104601caae33d3d21f3f6830a7a8f6d2b71584e1c3fd36abcb29fd0abcd',NULL,0,NULL);
INSERT INTO "seats" VALUES('9ybec5zgjcwmw',1,'person','Ben',NULL,'7d07d098489c0e56f852bdc84d94c75b50626a873e9a8385dc5b8848aa819c0b',NULL,0,NULL);
INSERT INTO "seats" VALUES('k8c4mjqepg2he',0,'person','Anna',NULL,'58a1d6cb9c8661f85ccbb68f402fa67245eb68420c7c3202200f113c134195fb',NULL,0,NULL);
INSERT INTO "seats" VALUES('k8c4mjqepg2he',1,'person','Ben',NULL,'be01ae7f482e93d3f8a8441f4e9e3ff341f1cf1d7c07e876e13530f3b5c66423',NULL,0,NULL);
INSERT INTO "seats" VALUES('jkwd1n1mdfp3v',0,'person','Anna',NULL,'58a1d6cb9c8661f85ccbb68f402fa67245eb68420c7c3202200f113c134195fb',NULL,0,NULL);
INSERT INTO "seats" VALUES('jkwd1n1mdfp3v',1,'person','Ben',NULL,'be01ae7f482e93d3f8a8441f4e9e3ff341f1cf1d7c07e876e13530f3b5c66423',NULL,0,NULL);
INSERT INTO "seats" VALUES('03fgnztmt0q6x',0,'person','Anna',NULL,'e31857782f8094de1c65a3313ef4bfa73f43f9a61c683ccefca5013754a92a5c',NULL,0,NULL);
INSERT INTO "seats" VALUES('03fgnztmt0q6x',1,'person','Ben',NULL,'1a3397d429842dff582826f77abbbd9e3ae4031715dd1bb9a39eda38946e2356',NULL,0,NULL);
INSERT INTO "seats" VALUES('2nx0axzcj1rfr',0,'person','Anna',NULL,'7c312903a9635cfae7bbfce817527192b67eac06dcca6237d64fdbf76d3b00c2',NULL,0,NULL);
INSERT INTO "seats" VALUES('2nx0axzcj1rfr',1,'bot','Ben','beginner','3775b82206e0431b1b598766a10f0f8359e157611491160a1eeab8af61217f49',NULL,0,NULL);
INSERT INTO "seats" VALUES('sp4byke1xs7w8',0,'person','Anna',NULL,'1183500f46feb17bcce4efa2e16713595faf7bc2fa8359d9a24afd785eae5539',NULL,0,NULL);
INSERT INTO "seats" VALUES('sp4byke1xs7w8',1,'open',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('g5366anedxj0k',0,'person','Anna',NULL,'f565b7a8f73430dc3855c7f4798ef3e8cd86c2bafe0cec1af36b4cf9ba74716b','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,'79cff3b778a91f5e6f5ee332c3b51714fb015e77aa447b4a4dc95551c41c21ac');
INSERT INTO "seats" VALUES('g5366anedxj0k',1,'person','Ben',NULL,'7414571cc1fdece7492539eb16e16f3795b0552779f0bf27feb69aaa797114b5',NULL,0,NULL);
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
INSERT INTO "tables" VALUES('4gb712bmaw3ef','caminos','1','{"players":2,"board":"square","neutral":false}','{}','ebf0202d1a0db2552545e2eb057bea6fc70b1ab5f3eafb48c3b093cd6f94a19b',64,'52d7d7915e2622909e3bcb1e69244aa2b8f2396b97957f37f5a5570a82bee83b','2026-11-17T05:56:49+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('w23x3qg2pzsqh','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','8b97d2fbd0cf2dd00df56df44031dfadadbbebe0ad9b1a96590b64c3190b15ed',64,'7d16ce7932f59d7b590867c848ec47016bd73cd558252087cdb413aa59552570','2026-11-17T05:56:52+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":1,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('nfczcv12cnhys','labyria','1','{"players":2,"size":10}','{}','fc0b94a9b0ae5f90fe8d8988c3cc72f6e681eca05499690609587d8cdaf61c44',64,'ef479e2eeeb2e2a30c395cbe6f538d3e0858f38119534547ec7c994cde9064ef','2026-11-17T05:56:52+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":1,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('pf9x1nncb37nm','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','9d2d3ff91682247023356081e04cab0dbf7ea4046ce2bb9932cb2032ec357876',64,'3c708ca7dc5f0d360d0ec462e18a547994e484ec3d2d5fb11ca535c9d25c08be','2026-11-17T05:56:55+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":1,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('9ybec5zgjcwmw','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','4afac2fd27aedc9f506db4bf8f07073a75a06ba96eabb75434878ac0cbffda41',64,'b824f51c4e0d6a5763d9ae734ad1716f2ada9d554acb4cab05b3a95d992d019d','2026-11-17T05:56:58+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|b2","d1|d2","f1|f2","a2|a3","b2|c2","b2|b3","c2|c3","d2|e2","d2|d3","e2|f2","b3|b4","c3|d3","c3|c4","e3|e4","a4|a5","b4|b5","d4|d5","e4|f4","f4|f5","a5|a6","b5|b6","c5|d5","d6|e6","e6|f6"],"symbols":{"c1":"bat","d1":"bottle","b2":"scroll","c2":"book","d2":"crown","e2":"lamp","a3":"mushroom","b3":"key","c3":"potion","d3":"candle","e3":"crystal","f3":"frog","a4":"moon","b4":"star","c4":"owl","d4":"cat","e4":"spider","f4":"hat","b5":"broom","c5":"kettle","d5":"ring","e5":"feather","c6":"lizard","d6":"ghost"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('k8c4mjqepg2he','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','8378b1b09d0155b4dea625d88fc8a64e62065da1cd7fa233f22d68bafe735e80',64,'95a29f5aab6114e96e0e4ebf0be87c7c316c57c3edb9d0d814f858937ce8ada8','2026-11-17T05:56:59+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"bat","d1":"moon","b2":"feather","c2":"spider","d2":"scroll","e2":"bottle","a3":"owl","b3":"key","c3":"frog","d3":"potion","e3":"lamp","f3":"book","a4":"broom","b4":"star","c4":"candle","d4":"hat","e4":"lizard","f4":"ring","b5":"ghost","c5":"cat","d5":"crystal","e5":"kettle","c6":"crown","d6":"mushroom"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','jkwd1n1mdfp3v',1,'[]',0,NULL,2,'2026-11-17T05:57:06+00:00');
INSERT INTO "tables" VALUES('jkwd1n1mdfp3v','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','8378b1b09d0155b4dea625d88fc8a64e62065da1cd7fa233f22d68bafe735e80',63,'95a29f5aab6114e96e0e4ebf0be87c7c316c57c3edb9d0d814f858937ce8ada8','2026-11-17T05:57:07+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"star","d1":"lizard","b2":"crown","c2":"lamp","d2":"kettle","e2":"bat","a3":"ghost","b3":"moon","c3":"bottle","d3":"key","e3":"owl","f3":"mushroom","a4":"potion","b4":"spider","c4":"scroll","d4":"crystal","e4":"cat","f4":"broom","b5":"candle","c5":"feather","d5":"book","e5":"hat","c6":"ring","d6":"frog"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL);
INSERT INTO "tables" VALUES('03fgnztmt0q6x','caminos','1','{"players":2,"board":"square","neutral":false}','{}','5c34654fce0e94e07ab54c24887c345f761a6a4b0ccb1b7ca95f0c291fe6981c',64,'a409cca430b299cce89970bf7a82d096494c6eee4c0d3840612bb17b4746803b','2026-11-17T05:57:07+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]',0,NULL,1,'2026-11-17T05:57:11+00:00');
INSERT INTO "tables" VALUES('2nx0axzcj1rfr','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','46f93f0575332b5aa5106e77d57ea1767132c5d8f4e9c68de3155c8a83223402',64,'c83f2b0aaa243d00649b4581754452b263b5ff1b5c384388551dde6c9f51d29b','2026-11-17T05:57:11+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","c1|d1","c1|c2","e1|f1","e1|e2","b2|c2","d2|d3","e2|e3","a3|b3","a3|a4","c3|d3","c3|c4","d3|e3","e3|f3","b4|b5","c4|c5","d4|e4","f4|f5","b5|c5","b5|b6","d5|e5","e5|f5","b6|c6","c6|d6"],"symbols":{"c1":"lamp","d1":"book","b2":"kettle","c2":"mushroom","d2":"lizard","e2":"crystal","a3":"ring","b3":"ghost","c3":"cat","d3":"star","e3":"crown","f3":"hat","a4":"scroll","b4":"moon","c4":"spider","d4":"owl","e4":"bat","f4":"feather","b5":"bottle","c5":"frog","d5":"candle","e5":"key","c6":"broom","d6":"potion"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,2,NULL);
INSERT INTO "tables" VALUES('sp4byke1xs7w8','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','bdb47117392cf14c1349bc7ce1dc9bf0949c07419f1c9c1f7ac5c2c9293149d3',64,'28a626e947eace8e835b3a8a57d82b3e61e2051633c40a5be8e581fddfc34727','2026-11-17T05:57:11+00:00',NULL,NULL,1,'[]',0,NULL,0,NULL);
INSERT INTO "tables" VALUES('g5366anedxj0k','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','32bf942b8edbf857779e8d12e1d9104368a6691340e82e2c29da5d4c12b5305b',64,'feba4d56d45c011658dc8cace591a3aae406e1aad3d074f4a13c2a4cc98722f6','2026-11-17T05:57:11+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","b1|b2","c1|c2","d1|d2","e1|e2","a2|a3","d2|e2","e2|e3","a3|a4","b3|b4","c3|d3","e3|f3","a4|a5","b4|c4","c4|d4","d4|e4","e4|e5","f4|f5","c5|d5","c5|c6","e5|e6","a6|b6","b6|c6","e6|f6"],"symbols":{"c1":"broom","d1":"candle","b2":"ring","c2":"book","d2":"lizard","e2":"scroll","a3":"moon","b3":"frog","c3":"crystal","d3":"crown","e3":"ghost","f3":"bat","a4":"bottle","b4":"feather","c4":"potion","d4":"spider","e4":"kettle","f4":"key","b5":"lamp","c5":"owl","d5":"cat","e5":"star","c6":"mushroom","d6":"hat"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',1,NULL,4,NULL);
CREATE INDEX ix_tables_created ON tables (created);
CREATE INDEX ix_tables_again ON tables (again);
COMMIT;
