-- {"what": "playing", "table": "ajb71wbtss6cf", "secrets": ["E1EcyhFlLmAXkB4qAbaJZBhJHKgr-vAa", "4qBqQ8-q8UEd_fg1a_teaogQc8QJpfQS"]}
-- {"what": "playing", "table": "pfm9898njemtm", "secrets": ["y9gAEFQvkS9BGuqzRsJIRcIVknh2ZMSV", "cPyXWPQ_pi8oJngJAjkCN4ksFP6RGnSE"]}
-- {"what": "playing", "table": "kfwxpx4vz4b65", "secrets": ["mw3bZpcpkdSWGqw5pVaqY3x_A1rQ1X_C", "_4K8vAJR-HqZv2ssBVARmENILwI0DP4G"]}
-- {"what": "playing", "table": "6haykwm68br58", "secrets": ["fcBPlu7G_XyEwlfiLIEYYq3yMn7ost6w", "bc2yF8H1BK0CkYPz5YNgiWWsqSWhQgLY"]}
-- {"what": "playing", "table": "4wp4z69d2vj0s", "secrets": ["DituHZrvDds2254MA4_mbKIRkljO0nrq", "vScnYkEaLb8MUowmIxkc_6S3Ra3IaUWA"]}
-- {"what": "over", "table": "4tkan4ba6p7r9", "secrets": ["LwDdILWXssSissuWAI6_MeGx7uCX6bdN", "ZRpuTGQdVCay86FSLzQVYrgrGr1MLvZB"]}
-- {"what": "playing", "table": "sztp1nj71ep40", "secrets": ["LwDdILWXssSissuWAI6_MeGx7uCX6bdN", "ZRpuTGQdVCay86FSLzQVYrgrGr1MLvZB"]}
-- {"what": "over", "table": "y34qs2jntn6nc", "secrets": ["nroSTFy5HpjiXfrwSsPSdoz8RUushu4a", "nUFKE_0_GFBZsGk710TAJmow7n3U2a6D"]}
-- {"what": "playing", "table": "arppyyrgyxv7h", "secrets": ["sZQEtcmRk8Cfhs3wCTiEB7-AcfbqlqXw", "0kbyMTPqL6TCWbnTM6YykEJWwInSzgWS"]}
-- {"what": "waiting", "table": "w3hs5rym693bd", "secrets": ["tv66aB0bvqo7fJWgZE6V-X3YC_nYZV8v"]}
-- {"what": "playing", "table": "jzenvzsg4193g", "secrets": ["cbRHszXBi06_WQNqnX6GIQBygz7snTjj", "2pUIZJL0VQntLBk3T_xrSN4iz1BkvOvK"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('ajb71wbtss6cf',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('ajb71wbtss6cf',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('pfm9898njemtm',0,NULL,'card 5');
INSERT INTO "acts" VALUES('pfm9898njemtm',1,NULL,'card Q');
INSERT INTO "acts" VALUES('pfm9898njemtm',2,NULL,'card Q');
INSERT INTO "acts" VALUES('pfm9898njemtm',3,NULL,'card 8');
INSERT INTO "acts" VALUES('pfm9898njemtm',4,NULL,'card 9');
INSERT INTO "acts" VALUES('pfm9898njemtm',5,NULL,'card 10');
INSERT INTO "acts" VALUES('pfm9898njemtm',6,NULL,'card 7');
INSERT INTO "acts" VALUES('pfm9898njemtm',7,NULL,'card J');
INSERT INTO "acts" VALUES('pfm9898njemtm',8,NULL,'card 3');
INSERT INTO "acts" VALUES('pfm9898njemtm',9,NULL,'card 10');
INSERT INTO "acts" VALUES('pfm9898njemtm',10,NULL,'card K');
INSERT INTO "acts" VALUES('pfm9898njemtm',11,NULL,'card 2');
INSERT INTO "acts" VALUES('pfm9898njemtm',12,NULL,'card 8');
INSERT INTO "acts" VALUES('pfm9898njemtm',13,NULL,'card K');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',0,1,'T e6|f6');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',1,0,'T e5|f5');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',2,1,'T e5|e6');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',3,0,'T e4|e5');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',4,1,'T d6|e6');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',5,0,'T d7|e7');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',6,1,'T d8|e8');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',7,0,'T d9|e9');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',8,1,'T d10|e10');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',9,0,'T e6|e7');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',10,1,'T e7|f7');
INSERT INTO "acts" VALUES('kfwxpx4vz4b65',11,0,'T e8|f8');
INSERT INTO "acts" VALUES('6haykwm68br58',0,0,'b1-c1');
INSERT INTO "acts" VALUES('6haykwm68br58',1,0,'[i9-j9]');
INSERT INTO "acts" VALUES('6haykwm68br58',2,1,'t20-t17');
INSERT INTO "acts" VALUES('6haykwm68br58',3,1,'[a4-a8]');
INSERT INTO "acts" VALUES('6haykwm68br58',4,0,'c1-c5');
INSERT INTO "acts" VALUES('6haykwm68br58',5,0,'[j9-e9]');
INSERT INTO "acts" VALUES('6haykwm68br58',6,1,'t17-s17');
INSERT INTO "acts" VALUES('6haykwm68br58',7,1,'[h4-h5]');
INSERT INTO "acts" VALUES('6haykwm68br58',8,0,'c5-c1');
INSERT INTO "acts" VALUES('6haykwm68br58',9,0,'[a8-a5]');
INSERT INTO "acts" VALUES('6haykwm68br58',10,1,'u20-r20');
INSERT INTO "acts" VALUES('6haykwm68br58',11,1,'[h5-i5]');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',0,NULL,'chip kettle');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',2,1,'stop');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',3,NULL,'roll 3');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',4,0,'e');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',5,NULL,'roll 2');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',6,1,'s');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',7,1,'stop');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',8,NULL,'roll 1');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',9,0,'n');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',10,NULL,'roll 2');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',11,1,'stop');
INSERT INTO "acts" VALUES('4wp4z69d2vj0s',12,NULL,'roll 4');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',0,NULL,'chip owl');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',2,0,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',3,0,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',4,NULL,'roll 2');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',5,1,'w');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',6,1,'w');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',7,NULL,'chip crown');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',8,NULL,'roll 2');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',9,0,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',10,0,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',11,NULL,'roll 4');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',12,1,'s');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',13,NULL,'chip broom');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',14,NULL,'roll 3');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',15,0,'e');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',16,0,'e');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',17,0,'s');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',18,NULL,'roll 2');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',19,1,'s');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',20,1,'s');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',21,NULL,'chip feather');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',22,NULL,'roll 4');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',23,0,'e');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',24,0,'e');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',25,0,'e');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',26,NULL,'chip scroll');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',27,NULL,'roll 4');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',28,1,'s');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',29,1,'s');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',30,1,'w');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',31,NULL,'chip lamp');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',32,NULL,'roll 2');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',33,0,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',34,0,'w');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',35,NULL,'roll 3');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',36,1,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',37,1,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',38,1,'n');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',39,NULL,'roll 2');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',40,0,'w');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',41,0,'w');
INSERT INTO "acts" VALUES('4tkan4ba6p7r9',42,NULL,'chip frog');
INSERT INTO "acts" VALUES('sztp1nj71ep40',0,NULL,'chip owl');
INSERT INTO "acts" VALUES('sztp1nj71ep40',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',12,1,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',13,0,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',14,1,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',15,0,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',16,1,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('y34qs2jntn6nc',17,0,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('arppyyrgyxv7h',0,NULL,'chip hat');
INSERT INTO "acts" VALUES('arppyyrgyxv7h',1,NULL,'roll 1');
INSERT INTO "acts" VALUES('jzenvzsg4193g',0,NULL,'chip ring');
INSERT INTO "acts" VALUES('jzenvzsg4193g',1,NULL,'roll 3');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE endings (
	"table" VARCHAR(32) NOT NULL, 
	ending BLOB NOT NULL, 
	CONSTRAINT pk_endings PRIMARY KEY ("table"), 
	CONSTRAINT fk_endings_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "endings" VALUES('4tkan4ba6p7r9',X'FD377A585A000004E6D6B4460200210110000000A8708E86E0379304835D003D888A0704733DF2975A96737C0554A605238CEF948C91193B668712ECE1C72EA5676B4CB9E6A2A3CA141F78F2F6BA2AAF417E20EED36E37C98B27EBEAC2A667FD36E0102E065D4726684E9719D91C721D0AEF02758525AA0C86D8973ECB54886137BE75193B46996A9CC8700D0C7457B1BC2236DD1BEF65C8C99BF84E9AE64B3F5B9234EE4851FAE27B5A67655FEFFEDB774D20E9D4FD477B029910DD1B7DF9A1E8D6A6C22A37FCDB44C8E3A038D92A18F8C5FB539EF7C5D4EE08B2D8C8815F57A383DCD0F3BCC895B575559BA2A574A26A9AA485FA2F12A88138676622FD479FC1D2C435C79759F94E26FC70F5DC0509D4A943B7D91C490F619503A49B3A2DC7E5A01E01E215D1F0084A59D40677F725B609FC1687C1FB5B35F662AF7258428BD5756E3675252832CA9A251CA033E1FFE06E883EF406C57FF9CA0D607E8D678C4F52702FCC7335FA44F0E19ADE85DF18EC6A1A10F607B1D1561600533A273D60180B82CF52A6ADDAE8691F552984D037BAD4FA2BEC00E17B16627E0CCDA9D8FA6B8BE0BD78ED75E108B15D6A6A315FB514BC44318A3F5B12287DC07F979E4F75E64E36D161C6439DC2DEC57AE8DE817EFF10CDDD6AD7882B5EFD613C4456561413AC6291184B7B107C9195AE02E514EE1B5EB054A349FA6F09E2A44F7D0D9BAC95634CA4F909DD442F3A0655C7F51F9639F308AEAE135486D39EFCF801F2C506A725880F437E602E3CFF57F25A37CF49A9B07FCC0C26914A219730ABD73733A99DA264BE5FF514F239F401B9BDC469B8BD4E538D1B7162EE23D3C149848B9A72EBAEE75DA55864155DED36D0D12CD7E2124DE905CEEE751E48CC29F183F57BF136432EB7B224894E03B8C4D04FE1EF7FBA79B03CDAF11D9A63359887E8C18DC029DAF974D9B4B662F47ECEFF7F1C5ADD998D50EFBBB78CED40F193D6A13B2610AC95D0983302590D6DD9DA232EA7ED7998B2BA478131999AD776EFD552BE04239E84F66265B346535D6A1A0DAF7383C9DA103977174D3B6FF967B196001657A9A4F5E23E50B4B13E800685E99E5A050150208684D154CE3BD34FDFA4CBACAFC21ADCE8E4548BBE42A8AD6D5A827DA7CA479CE93D7C06C374B8ECAF5AB84C29E44099BD82A49BA1A8062EC4D0216E46162F87CA13F5F3880040E59DF1456FEF2C68F4E6078C4C1BA9F65D9DFA81C0B577500BFE250269EBC55FAB21051D578FE6CCB22BD1D30D302A1D327EF198E771C82DC14519EEB8EEBDCD305A348F0DABE4F02608A8625AC13940D2D370F091D3F13F0ABBDD8EEC15B9DF429B002A01B60CDE373109A6D40C57F181A90ABA9FA4CA87C9F544D0C843EE48AF5A9DE794DBC6CAFC920BA0DA8F59BAF3DD2F0E23471B669633E3F8423958FBC3CBA489D23BEA5B20322C159F4572571291B9771956E713C26D5453E20A9C8488CFEE97ABB8C6142DE4F06019457600EE93D1BAB7A321D7DAB1E18885F564635E292A11E9D0D444424FD5CCC3BDE4529FEC0C52736706EA88E9D514E54EE5D525D8B71C147488EF8D462E21C6C40AFCB1CB747767648AE498395B15ADCBE57A71B206615A8FACA8978CDC6C4F6DC3638AE7A91395C2DFF5CD23018DE4DFD2D87F4E2533EC8C5CC2BD0000B335E1847A3E5D8000019F09946F0000D4E8DC53B1C467FB020000000004595A');
INSERT INTO "endings" VALUES('y34qs2jntn6nc',X'FD377A585A000004E6D6B4460200210110000000A8708E86E06DDF056B5D003D888A0704733DF292600730205A6E3BCA67611F22C69D7DFE4D6D108C16DFC7E89CF85606A0C0BFE055243798F24494FEE985B2645056A961EC5C34F5F0E84CB3A19E3BB771B83F09B682F72EF6F05B93DC8B9BE387A2EBC02A34505E3831F7FA0ACBB75CB9688DC1D98F43F76B40F2F8498DE299BFC897D9630F9CF197861208C35BFAFA25214273858C03E8CF58C24B688AFF09A712546C8041F7B8AFAB78B7E15CF20AB9E80A8136A66FA7E25F28B6FE8DD5511105AA85B0EAD4890FC39952BA8E7E30D40CAE72D51C22CCF13021ABF8BA63669F7064B8203C2DA087329915A9E30E9487CCE38C8B42B295C09A94DD18F678BCF250C68BB714019F6FB72C7FA6A2A18564AC3F356A5821261770B66773003FF50A3EB376FC22F17E6884D88A3EB9C88A5BA5620B81B64C97499F61A3722F534638BE78AAA6ED427870C7D5F5FC7B129C1258146198168A8743AA22AA61C4FDB7ED6CD72FC528804434DD9ABC29ED8A63065E887724528B31259EA70B4805177FD4FE3B7597A999BE428E30B7C997D1A90F79AC061FD1BAD36154ABECE0E71D12167B1B8FB8DD7217825A45479D8B999F9A314ACBD4B4275D457EC4C7FC7F02ADF3770DD2F3723BC7FA3E0DDE42E08549EB11D43D423FF68CEC0077877A0FAAF45823666A19A9E3977FA9EA6FBC1A9B63B14DECED93CBA8A2AE257476B8AF695557507F78D56C72EC0BC334FCC04F697740DDA9CF77641EC8CE6E7F3D8D672734983F5CD11A5EE39DF1A9AF6429225D272CDF296B6FA91D81EAC65DE1635A350628EE7DDACDAA99E35A5CF0B960DF28BDF83EB4EDE7069C5D7A7B0AFA7D5D80784372C46FC0CCA1C90C8DBB6DD8CB967B5FBB74741C0D4C2AD1FB619F3BCBB425EA5F2AFF1667A5D1F716D7545B673B79EA683AC4228F5F5603374DBB8A6B795146C54E197B5F9E000ED0E00C80B1D8EB42F6B335AF3946D45C465C0F0EFBE097A3AAC7BE45D1F5AAF33E3357558691AED20B324FE78BE25FCA9570E5E508501342458C35A8873413481C8CC42B0B42A154D3A5B29957F634EF0907A7B51FF5C6BAF8DD4EDC899944887191C1FB501763BA6171F84CAFD55581D18183A171BB575E2BD8DFF2534CF6A4302B3968BCF37FE817A7BFB18AA45D3393036E9994809C1006856E2B4233CFB917855EF5E52670A46AFC9F9726AE68FC88FF62F05FBC79DF9A70D400DFB8B01F8530ECB83BDC538E6CAA04ABC47C8A09EA1D9DA60DAF97C8056CF54C9D6A38C5ECDE5A77262D03812AA739E4E0BB0E3A4239DD4F86AE838F831528D755C9896232D31C63D35EAA7D2AAA63D1B72354978EC6EDB11DCB3EB84DE165A48D5E40EAAF70CB166A7A04EDE8B8FF71AED4B7D3ABD10A003A527D943DF41AE4D5DE481DFD4D805ECF20D2F83C2A3B3DF11A5A592CFB694DB370B1AB4E36F001BDD5BEC4365468C9F3CA53FEC9FA363E56C00BFD5F9DD5E3C609835D3E472C0F2EED4C7D81922DEE73133EA360776E0AC62D8CA3C1AF5D06FD5526EF942C88CC5D5F9E77EA1923AF9E44679F61C2D63F924BB4CF6AE2FFA2473034644ED93C306CF86029B63A9F11B1C211097D09849002DBDEFA3A3E9593DDCA78BA5837143C7F0413F673CFC2D321845CFE9DD9AA59FE1A65B6FE738D23D9516C8480489E24B1E932530593C073AC110511EFCF2FE4B39A56667AF357EF456D6AF79F68D4ED7517C4E660EE84F0DCAF028D517DDD48D48BDC77D055E73539C578E9B6031CAEE3547DF0F2D1C5246102CD199E452B081AA4361220B7C242679E0E557E714A25A814E7D5CF369C23AECC4674D0B1DB195E5DA43A1BAEC2B2A1996D92D70D02101157518B39AAB01BE123C97560C761F8C385D3A69495CDCC8B552A94DFC519778929484DCFE3672B2364CCCC64C99804B6087E524A845D326982AD52D146491953129B808E2B82521D705097D6FB8200E0000049AF877C04238C560001870BE0DB0100046B88F9B1C467FB020000000004595A');
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
INSERT INTO "seat_changes" VALUES('arppyyrgyxv7h',0,2,1,'bot','beginner','own',NULL);
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
INSERT INTO "seats" VALUES('ajb71wbtss6cf',0,'person','Anna',NULL,'490964df5f2b77d81ae06a8050e307a44515a7be9327fca4bdf3e9f27fcf618d',NULL,0,NULL);
INSERT INTO "seats" VALUES('ajb71wbtss6cf',1,'person','Ben',NULL,'4ff3c61784c3d93965c425451da1ad9d194b9b6276c54e2ebd7cf73c8d6a424e',NULL,0,NULL);
INSERT INTO "seats" VALUES('pfm9898njemtm',0,'person','Anna',NULL,'385288b8bf8ef42ceb02188f4485658d8852a5ba91ad8584bf4370c66d9f414f',NULL,0,NULL);
INSERT INTO "seats" VALUES('pfm9898njemtm',1,'person','Ben',NULL,'d4f929bf4bd6d76901445a8eab329dfcd45e0a80813bdd9ec563b8d21b4283ea',NULL,0,NULL);
INSERT INTO "seats" VALUES('kfwxpx4vz4b65',0,'person','Anna',NULL,'9bc3458e6335551e6aa94b49ac7654dcee7ccdc6e705fff62eeb74409166b4d8',NULL,0,NULL);
INSERT INTO "seats" VALUES('kfwxpx4vz4b65',1,'person','Ben',NULL,'b10d93892e21e6b6d5dc24294eb2be7f8a0f8b7998b298f450d0952c5e23dfa1',NULL,0,NULL);
INSERT INTO "seats" VALUES('6haykwm68br58',0,'person','Anna',NULL,'fd1913595e55f5502ad0fa8ec1fa6057120950a22a32f1b45bfc06ec3f6f2c51',NULL,0,NULL);
INSERT INTO "seats" VALUES('6haykwm68br58',1,'person','Ben',NULL,'ffc8a68fb488cb6bc285b520333095d28bc5632ac6e4c80451015721307ba104',NULL,0,NULL);
INSERT INTO "seats" VALUES('4wp4z69d2vj0s',0,'person','Anna',NULL,'ccd8f17a2d3137954f3922e6f100405fc989a3a9ac585ae8c4620add6ec6e476',NULL,0,NULL);
INSERT INTO "seats" VALUES('4wp4z69d2vj0s',1,'person','Ben',NULL,'22833d43751d83937b06127c406bd57ad5f1c4e506a520e021d5d2f6b9370a6b',NULL,0,NULL);
INSERT INTO "seats" VALUES('4tkan4ba6p7r9',0,'person','Anna',NULL,'eb990a4668b5a426c638323409b5050ba09d6a58a936bb59a3980232ad661373',NULL,0,NULL);
INSERT INTO "seats" VALUES('4tkan4ba6p7r9',1,'person','Ben',NULL,'7e685d11d295c4f9254b76ae4a90c625b8891fee1575fa4ecc8d1b2b559edfcf',NULL,0,NULL);
INSERT INTO "seats" VALUES('sztp1nj71ep40',0,'person','Anna',NULL,'eb990a4668b5a426c638323409b5050ba09d6a58a936bb59a3980232ad661373',NULL,0,NULL);
INSERT INTO "seats" VALUES('sztp1nj71ep40',1,'person','Ben',NULL,'7e685d11d295c4f9254b76ae4a90c625b8891fee1575fa4ecc8d1b2b559edfcf',NULL,0,NULL);
INSERT INTO "seats" VALUES('y34qs2jntn6nc',0,'person','Anna',NULL,'09f82721dc9adeb214f1c53797454ed0f306cc41bfacd17d0337eb29b8ebcfa8',NULL,0,NULL);
INSERT INTO "seats" VALUES('y34qs2jntn6nc',1,'person','Ben',NULL,'dfcafd8f8d9c305f810606c79b70e4a14dffb35b509141c925cff13d482c7213',NULL,0,NULL);
INSERT INTO "seats" VALUES('arppyyrgyxv7h',0,'person','Anna',NULL,'6a3791775ef51cd1a3c331d575195580fd72e6d78e842a00e62b9cd4c70e1859',NULL,0,NULL);
INSERT INTO "seats" VALUES('arppyyrgyxv7h',1,'bot','Ben','beginner','69fd87a2c1ef22f4d0310612b8d0fb0eb77a314590a03001b98fec4acf5ab2b3',NULL,0,NULL);
INSERT INTO "seats" VALUES('w3hs5rym693bd',0,'person','Anna',NULL,'e18795a9b7fc8c5634f588c62437ae3d4e84e319600e68e58e59120ca6e78cfe',NULL,0,NULL);
INSERT INTO "seats" VALUES('w3hs5rym693bd',1,'open',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('jzenvzsg4193g',0,'person','Anna',NULL,'8a1f3343f72d636a88ddb3a9de50fb4231ab2c82dbe7d2592605f1c0c8fab0b7','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,'2714eafa38ba12fcc20a1e9e6aa1bf1087e85e4b6712f34c1c330b3706a7815a');
INSERT INTO "seats" VALUES('jzenvzsg4193g',1,'person','Ben',NULL,'191ec476a0493c930a86a1d5d46d6b02f0b769a4619a08fb5d9ce93357b382f8',NULL,0,NULL);
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
INSERT INTO "tables" VALUES('ajb71wbtss6cf','caminos','1','{"players":2,"board":"square","neutral":false}','{}','7e24137867a608ffb0bcdf6b8cd4160a87f411facb8976ceeca051b757dbfe2d',64,'d14a931f1a49ee903d9ba7594da78215af9abe3912f257a66d49c25a9d48e4ab','2026-11-17T06:37:51+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('pfm9898njemtm','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','2ff3f915beece52ed4cc10abdd9eb9ce912dcb498011dcf106ff3689db24f243',64,'0dae3bde61a2fc8627b02838c48a155535b4fc450213db9c6bf2bf3192943087','2026-11-17T06:37:54+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":0,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('kfwxpx4vz4b65','labyria','1','{"players":2,"size":10}','{}','f3190208e3a5f72b4e6f88246629612537a0392a2705e91a9da891fcbe8e451d',64,'24a30e5b88e94a409ac117c6b2b71839d91a67fdc4aebed39c8f347b4a04c98d','2026-11-17T06:37:54+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":1,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('6haykwm68br58','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','8a520f4247425a60c1dc86009a5fa79d9aa3bb7c537db42a3d0fd3a2096115b4',64,'888de08a00b33abe5ca7a76eddad347e6821bcac9590828aaa0053717699de51','2026-11-17T06:37:57+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":0,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('4wp4z69d2vj0s','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','f077f96c5e1264d5a40e0414abb59d0c6af8bfcd51071a714eb4fc33b3324ba6',64,'bf5a453f36bc020e94ed92c352f7d65ed3869a2aa5c4ade2559a8c01ab0bf733','2026-11-17T06:38:00+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","b1|b2","c1|c2","e1|e2","a2|b2","b2|b3","c2|c3","d2|e2","e2|f2","a3|a4","c3|c4","d3|d4","e3|f3","a4|a5","b4|b5","c4|d4","d4|d5","e4|e5","b5|b6","c5|d5","d5|e5","e5|e6","a6|b6","d6|e6"],"symbols":{"c1":"moon","d1":"owl","b2":"frog","c2":"bat","d2":"broom","e2":"feather","a3":"scroll","b3":"candle","c3":"potion","d3":"kettle","e3":"key","f3":"lizard","a4":"ghost","b4":"lamp","c4":"ring","d4":"book","e4":"star","f4":"cat","b5":"crystal","c5":"hat","d5":"spider","e5":"mushroom","c6":"bottle","d6":"crown"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('4tkan4ba6p7r9','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','f1f790e8bfeb4d8c8c92a82055334f4f2212191bdb32e56da7f52e7e92fe5172',64,'a86631b79463de69e84b834c08a9df6e232e4904785c76bce62de5146cbdcb3b','2026-11-17T06:38:02+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"scroll","d1":"bat","b2":"cat","c2":"key","d2":"star","e2":"spider","a3":"kettle","b3":"lizard","c3":"hat","d3":"broom","e3":"ghost","f3":"crystal","a4":"moon","b4":"mushroom","c4":"frog","d4":"potion","e4":"book","f4":"feather","b5":"ring","c5":"lamp","d5":"crown","e5":"bottle","c6":"candle","d6":"owl"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','sztp1nj71ep40',1,'[]',0,NULL,2,'2026-11-17T06:38:08+00:00',NULL,NULL);
INSERT INTO "tables" VALUES('sztp1nj71ep40','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','f1f790e8bfeb4d8c8c92a82055334f4f2212191bdb32e56da7f52e7e92fe5172',63,'a86631b79463de69e84b834c08a9df6e232e4904785c76bce62de5146cbdcb3b','2026-11-17T06:38:08+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"owl","d1":"crown","b2":"spider","c2":"book","d2":"key","e2":"moon","a3":"broom","b3":"lamp","c3":"frog","d3":"cat","e3":"crystal","f3":"scroll","a4":"star","b4":"hat","c4":"bat","d4":"mushroom","e4":"ring","f4":"ghost","b5":"kettle","c5":"lizard","d5":"bottle","e5":"feather","c6":"candle","d6":"potion"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('y34qs2jntn6nc','caminos','1','{"players":2,"board":"square","neutral":false}','{}','9e4c07d4905056c0fe89aa5b9b644cfa036d490f9fd809dc529e66dd4fd871aa',64,'578ab269c79562570637ed5de00c45936a9769624944846e71e6f10f6b3dd47c','2026-11-17T06:38:08+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]',0,NULL,1,'2026-11-17T06:38:12+00:00',NULL,NULL);
INSERT INTO "tables" VALUES('arppyyrgyxv7h','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','91f1a80c2455f5ec83780db755b8da6f7c23e48792c7f9cf97952199d31b30f4',64,'5ccb23fcf162e442605771f609bb0e28251509e6966091d2caa6894b80710dbe','2026-11-17T06:38:12+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["b1|c1","b1|b2","d1|d2","e1|e2","b2|b3","c2|c3","d2|e2","d2|d3","f2|f3","b3|c3","b3|b4","d3|d4","f3|f4","a4|b4","a4|a5","b4|b5","c4|c5","d4|e4","f4|f5","a5|a6","b5|c5","c5|d5","e5|f5","d6|e6"],"symbols":{"c1":"broom","d1":"feather","b2":"cat","c2":"potion","d2":"kettle","e2":"spider","a3":"owl","b3":"crown","c3":"candle","d3":"bat","e3":"scroll","f3":"moon","a4":"lizard","b4":"key","c4":"ghost","d4":"bottle","e4":"star","f4":"hat","b5":"lamp","c5":"ring","d5":"book","e5":"frog","c6":"crystal","d6":"mushroom"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,2,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('w3hs5rym693bd','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','37f2da3c2c10b9bda66deba34bdea786169c1c76b9cb1f2c79f726d67c7262c5',64,'7b938b675b52775f18c6776459b8ff2e63b90048f26eeb51e0657529b2ebb20f','2026-11-17T06:38:12+00:00',NULL,NULL,1,'[]',0,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jzenvzsg4193g','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','418fb37b25e1ecbf320ccb7adea0cbca9a5661c463d49c444318d5b26eb19f0e',64,'7ba8da8c23822e2c4371e6a66e6d8318bbe714f236cf79a26f0b3a38579310ae','2026-11-17T06:38:12+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","b1|b2","c1|c2","d1|d2","b2|b3","c2|d2","e2|f2","e2|e3","f2|f3","a3|b3","c3|d3","c3|c4","d3|e3","e3|f3","a4|b4","a4|a5","b4|c4","c4|d4","b5|b6","d5|e5","e5|f5","e5|e6","f5|f6","b6|c6"],"symbols":{"c1":"key","d1":"bottle","b2":"mushroom","c2":"lamp","d2":"candle","e2":"crown","a3":"spider","b3":"frog","c3":"potion","d3":"ghost","e3":"owl","f3":"hat","a4":"broom","b4":"crystal","c4":"moon","d4":"bat","e4":"lizard","f4":"cat","b5":"scroll","c5":"ring","d5":"star","e5":"kettle","c6":"feather","d6":"book"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',1,NULL,4,NULL,NULL,NULL);
CREATE INDEX ix_tables_created ON tables (created);
CREATE INDEX ix_tables_again ON tables (again);
COMMIT;
