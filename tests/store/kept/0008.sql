-- {"what": "playing", "table": "as92552f3fddk", "secrets": ["iFWfXVEPnd_LNeF2t-KrhGKN618rq9Q6", "d_hUew_Swz4bufZ1QOaRoEpgeoiy_HnM"]}
-- {"what": "playing", "table": "3sy2s2586saeg", "secrets": ["Bqv3pG30Rc_LSjdxC3wZR7GkLKjdoaTD", "v6yYAPwNtWXEKvgkU5G2uIrbk3f3UvgX"]}
-- {"what": "playing", "table": "awxmqgwz90c8h", "secrets": ["iqyPAA5mpuQayA2XJ0w5540W7DgsTWZV", "tITv3hCcPJ6P1fxalbgH9CYMGolap5r0"]}
-- {"what": "playing", "table": "3kf1beqx5d68v", "secrets": ["fRoS2haLVYuHYqgqRjGPHTKPINfV-Ugq", "OXaGQkU750F2-RVZ5oYd5I5IR-wksirQ"]}
-- {"what": "playing", "table": "26hk3de3dnt2z", "secrets": ["lG-Ay9asWwnKmZvviQueIMmpv242RUzY", "UdBuA9Q9_-UVsIwmYMp1F5R6PTu1JvoG"]}
-- {"what": "over", "table": "p3yg2jqgeypts", "secrets": ["huUOhhBTR34cyWGoCGjD9x_nQVlHGi5z", "zlGVlj2ZmAU1wYMJFmCuIadV8DoWxjGm"]}
-- {"what": "playing", "table": "s2k6x73cd5f3c", "secrets": ["huUOhhBTR34cyWGoCGjD9x_nQVlHGi5z", "zlGVlj2ZmAU1wYMJFmCuIadV8DoWxjGm"]}
-- {"what": "over", "table": "n7pjx8p7mxymy", "secrets": ["qQd5RWSNn5X5SkTgOtU1P-Gnzv86uxxc", "SfVpECKvHSdFWGx7mKK5l0A527XY0JnG"]}
-- {"what": "playing", "table": "rzrgj608a8xtp", "secrets": ["4mV0mq9fOSprzTuwoUT2CpLrh0eo2HiH", "aWO8mddaZv0KT9Sp2_AzeeOg1CRZhDpE"]}
-- {"what": "waiting", "table": "v6xkaw571ykpq", "secrets": ["SHaXR6_HuKgc2OacOG5TBSON2LhBH9BO"]}
-- {"what": "playing", "table": "kvza07gbpm9k9", "secrets": ["HlX6KaBoT53KATBxtEMS7pZt8_k0zc9Q", "zQSouA8SNENxHjxbdB1TK6k-KV-V9jv7"]}
BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	act VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", ply), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "acts" VALUES('as92552f3fddk',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('as92552f3fddk',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('as92552f3fddk',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('as92552f3fddk',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('as92552f3fddk',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('as92552f3fddk',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('as92552f3fddk',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('as92552f3fddk',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('as92552f3fddk',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('as92552f3fddk',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('as92552f3fddk',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('as92552f3fddk',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('3sy2s2586saeg',0,NULL,'card 9');
INSERT INTO "acts" VALUES('3sy2s2586saeg',1,NULL,'card K');
INSERT INTO "acts" VALUES('3sy2s2586saeg',2,NULL,'card J');
INSERT INTO "acts" VALUES('3sy2s2586saeg',3,NULL,'card J');
INSERT INTO "acts" VALUES('3sy2s2586saeg',4,NULL,'card 10');
INSERT INTO "acts" VALUES('3sy2s2586saeg',5,NULL,'card 2');
INSERT INTO "acts" VALUES('3sy2s2586saeg',6,NULL,'card 5');
INSERT INTO "acts" VALUES('3sy2s2586saeg',7,NULL,'card X');
INSERT INTO "acts" VALUES('3sy2s2586saeg',8,NULL,'card 3');
INSERT INTO "acts" VALUES('3sy2s2586saeg',9,NULL,'card 8');
INSERT INTO "acts" VALUES('3sy2s2586saeg',10,NULL,'card K');
INSERT INTO "acts" VALUES('3sy2s2586saeg',11,NULL,'card 5');
INSERT INTO "acts" VALUES('3sy2s2586saeg',12,NULL,'card J');
INSERT INTO "acts" VALUES('3sy2s2586saeg',13,NULL,'card 5');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',0,0,'T e6|f6');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',1,1,'T e5|f5');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',2,0,'T e5|e6');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',3,1,'T e4|e5');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',4,0,'T d6|e6');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',5,1,'T d7|e7');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',6,0,'T d8|e8');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',7,1,'T d9|e9');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',8,0,'T d10|e10');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',9,1,'T e6|e7');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',10,0,'T e7|f7');
INSERT INTO "acts" VALUES('awxmqgwz90c8h',11,1,'T e8|f8');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',0,1,'t20-t19');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',1,1,'[i9-j9]');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',2,0,'a2-a3');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',3,0,'[a4-a8]');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',4,1,'t19-t15');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',5,1,'[j9-e9]');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',6,0,'a3-a7');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',7,0,'[h4-h8]');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',8,1,'t15-q15');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',9,1,'[b12-b11]');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',10,0,'a7-a3');
INSERT INTO "acts" VALUES('3kf1beqx5d68v',11,0,'[h8-h7]');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',0,NULL,'chip owl');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',2,1,'stop');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',3,NULL,'roll 3');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',4,0,'e');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',5,0,'e');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',6,0,'w');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',7,NULL,'roll 3');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',8,1,'stop');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',9,NULL,'roll 1');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',10,0,'w');
INSERT INTO "acts" VALUES('26hk3de3dnt2z',11,NULL,'roll 3');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',0,NULL,'chip spider');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',2,0,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',3,0,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',4,NULL,'roll 1');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',5,1,'s');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',6,NULL,'roll 3');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',7,0,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',8,0,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',9,0,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',10,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',11,1,'s');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',12,1,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',13,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',14,0,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',15,NULL,'chip owl');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',16,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',17,1,'s');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',18,1,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',19,NULL,'roll 3');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',20,0,'s');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',21,0,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',22,0,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',23,NULL,'chip book');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',24,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',25,1,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',26,1,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',27,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',28,0,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',29,0,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',30,NULL,'roll 4');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',31,1,'n');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',32,1,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',33,NULL,'chip kettle');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',34,NULL,'roll 4');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',35,0,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',36,0,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',37,0,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',38,0,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',39,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',40,1,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',41,1,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',42,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',43,0,'s');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',44,NULL,'chip frog');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',45,NULL,'roll 4');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',46,1,'s');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',47,1,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',48,1,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',49,1,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',50,NULL,'chip feather');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',51,NULL,'roll 3');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',52,0,'w');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',53,NULL,'chip bottle');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',54,NULL,'roll 2');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',55,1,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',56,1,'e');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',57,NULL,'roll 3');
INSERT INTO "acts" VALUES('p3yg2jqgeypts',58,0,'n');
INSERT INTO "acts" VALUES('s2k6x73cd5f3c',0,NULL,'chip moon');
INSERT INTO "acts" VALUES('s2k6x73cd5f3c',1,NULL,'roll 2');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',0,1,'L:a1.1,a1.2,a1.3,a2.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',1,0,'L:c1.1,c1.2,c1.3,c2.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',2,1,'L:e1.1,e1.2,e1.3,e2.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',3,0,'L:g1.1,g1.2,g1.3,g2.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',4,1,'L:b2.1,b2.2,b2.3,b3.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',5,0,'L:h2.1,h2.2,h2.3,h3.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',6,1,'L:d3.1,d3.2,d3.3,d4.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',7,0,'L:g3.1,g3.2,g3.3,g4.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',8,1,'T:c3.1,c4.1,c4.2,c5.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',9,0,'T:f3.1,f4.1,f4.2,f5.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',10,1,'T:b4.1,b5.1,b5.2,b6.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',11,0,'T:e4.1,e5.1,e5.2,e6.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',12,1,'T:a5.1,a6.1,a6.2,a7.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',13,0,'T:c6.1,c7.1,c7.2,c8.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',14,1,'T:d6.1,d7.1,d7.2,d8.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',15,0,'T:h6.1,h7.1,h7.2,h8.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',16,1,'Z:f6.1,f7.1,g7.1,g8.1');
INSERT INTO "acts" VALUES('n7pjx8p7mxymy',17,0,'Z:h4.1,h5.1,h5.2,h6.2');
INSERT INTO "acts" VALUES('rzrgj608a8xtp',0,NULL,'chip crystal');
INSERT INTO "acts" VALUES('rzrgj608a8xtp',1,NULL,'roll 3');
INSERT INTO "acts" VALUES('kvza07gbpm9k9',0,NULL,'chip hat');
INSERT INTO "acts" VALUES('kvza07gbpm9k9',1,NULL,'roll 3');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "endings" VALUES('p3yg2jqgeypts',X'FD377A585A000004E6D6B4460200210110000000A8708E86E0462005115D003D888A0704733DF2990C2DB8205A6E3BCA67611F22C69D7DFE3BADDD2EE626D8F42C6DBB7F3B4700333D1FB79E08A66052B4F963A87B0014C6CC72FD79F86E9305446DB55EACDB1D06EE227CCD9F14BA4FD91D5E362562505EDB1139E5C16DEAB101A17C799045E913D8AC32E93B0A2FAD3AB01360A4155A7E3EEF168DC76407FBD7388D33535B3E1E1F4BC7E46AB14EB1B4CEE76E6CA9950519AB776DF95A8E2FCC1CDB5E366C558A857A19FF55A8F4E57615636BA6F427895B626D63F27B1EAF8FF940239422462470F816969CF72401BBABBEB91DFEA07524A262662169EB67B29BE937798BC3147AD360778AE4E8BE36F84761FBD3EAB72690B598C93531722A5FEEE5D52722C57E7DDAAD2A8654FFD6ABED77648FC9B14193707A4A38E1616BA4326929A4C87FA5A670F867134635A5CB6C1A3854A3EA4A4A2309EA0A908BE472E696EB9F112E620D91DFA9A7DD565AB2045BC253F91D290F90B8BE4796D70875F702967C85738EEEA8B85EFB8B0842D8F0077F73F91CEE680B708357FCF6619E90985682E92F73FE2F1C80C4A9863225BE35D412A7598E86AF98709B849C8221440972248B840E5EB9F134BEF5B5A6EAD62B25251472949C384C9CEF8C50DE58DE759BD5F4D89EBBDCB817C971D04B74FE6821A0ACC91067FF83B161CD2D6FB135089C168E1102BD99A7A0BEA026F36B4FE82447108CE07F642DF4B52CF844B552CC3DF554A632D4209EFE6980F99D4120C7A1D0AEAE79834A2ED2DD08F359562D59D6CA39BD69A186EFEC5C9359A422F08B3CE6185344A2E953566C63B3BB85863B16F345045F93FE054AEEAE628F654360D7640A97A9D37C432A0527A5AC02BC456C445CF3CF20EAB1FF2F8A6474EE217F28D0D97C8DAAB5DB952F89EBB6CD23887ED5F7E60EFA0050702AA57BF95A7008B618D1922446CF42A8F54C08CE332353C4398B64EC0B3AB313FAF38E83A4560FCE7D05F30D9946E1BB4C95BB645847BD1C1C13B70086E35C19104241D6ECA0C0BD6783EEB4599BCE866B660BEE5096316DCB665576A0389472A22576B7CEE0CB7DC0747CA7C42F21953DDA56AE75BC9FEAC6968E2398AED37C96EC3591FD68FF84B0BDEB1A6557D4FAE42BB22FE39FA44D96593B23C45289D72D43244DACF9165E48300010391736CB88C5CAEADD7F4E742D490B1E48313F40A1122FE4A61B24A0CF843DAB7AFFF37C2F1982DEEE2E38246A4D9A8D14B72AB5290A39922206445BA308F4D7B8E0C079B150C7D7432533D8A61515856505E651664C964F32482B1A1C75CA8826BE27562C2E385986F6F239C50239D0944DB62B2F97C7EE13E6F8FEE969A6A7751985B773000CF67DDD904370E5C76B7113A9062F62DBBCBBDEFCC38B483AC7BEC82625FB173ADDFF1F26BD0148E399BA8744B7674FA9313EEE5586DC94C5FEFCC31413A9D908DFDD82A7514924E999E2483F789E0C60608EE2C9DDF9B78F8052EA496ADC63FFCD7CCF13A911F044F66B34F6449452E0E4001D64228BACCFA0F469EFC3E05427AD884F27665A0C297FA69D9FC176F05CF6BE0174EE672A5DA0C3761B4C2198ACE8B8CDA31B55A28C3CD49FD7CF1E52CB22014829FA07ADE4B13BCEEC94BAF68AF0E8EC36C10AD374B0CF4DB001D98FC4F752BC4F4AB444CB96A8485218813DE0C41836737D7E4737074A1CFF83A057C5CC314E8039D81EF3260FD03447ADDB0191137F7E7C785BE49B9352B9EAF70810FAA91C3996553143879D65BEA4E1F04D59613A851D18B72934C67BE953D9DBA3D8037DEBD5325FC7BD4F57F57905372971FA88FA2986BF8F2C5B4DFB74C0852A0000000044453AFFA72CA2260001AD0AA18C010089638428B1C467FB020000000004595A');
INSERT INTO "endings" VALUES('n7pjx8p7mxymy',X'FD377A585A000004E6D6B4460200210110000000A8708E86E06DDF056B5D003D888A0704733DF292600730205A6E3BCA67611F22C69D7DFE4D6D108C16DFC7E89CF85606A0C0BFE055243798F24494FEE985B2645056A961EC5C34F5F0E84CB3A19E3BB771B83F09B682F72EF6F05B93DC8B9BE387A2EBC02A34505E3831F7FA0ACBB75CB9688DC1D98F43F76B40F2F8498DE299BFC897D9630F9CF197861208C35BFAFA25214273858C03E8CF58C24B688AFF09A712546C8041F7B8AFAB78B7E15CF20AB9E80A8136A66FA7E25F28B6FE8DD5511105AA85B0EAD4890FC39952BA8E7E30D40CAE72D51C22CCF13021ABF8BA63669F7064B8203C2DA087329915A9E30E9487CCE38C8B42B295C09A94DD18F678BCF250C68BB714019F6FB72C7FA6A2A18564AC3F356A5821261770B66773003FF50A3EB376FC22F17E6884D88A3EB9C88A5BA5620B81B64C97499F61A3722F534638BE78AAA6ED427870C7D5F5FC7B129C1258146198168A8743AA22AA61C4FDB7ED6CD72FC528804434DD9ABC29ED8A63065E887724528B31259EA70B4805177FD4FE3B7597A999BE428E30B7C997D1A90F79AC061FD1BAD36154ABECE0E71D12167B1B8FB8DD7217825A45479D8B999F9A314ACBD4B4275D457EC4C7FC7F02ADF3770DD2F3723BC7FA3E0DDE42E08549EB11D43D423FF68CEC0077877A0FAAF45823666A19A9E3977FA9EA6FBC1A9B63B14DECED93CBA8A2AE257476B8AF695557507F78D56C72EC0BC334FCC04F697740DDA9CF77641EC8CE6E7F3D8D672734983F5CD11A5EE39DF1A9AF6429225D272CDF296B6FA91D81EAC65DE1635A350628EE7DDACDAA99E35A5CF0B960DF28BDF83EB4EDE7069C5D7A7B0AFA7D5D80784372C46FC0CCA1C90C8DBB6DD8CB967B5FBB74741C0D4C2AD1FB619F3BCBB425EA5F2AFF1667A5D1F716D7545B673B79EA683AC4228F5F5603374DBB8A6B795146C54E197B5F9E000ED0E00C80B1D8EB42F6B335AF3946D45C465C0F0EFBE097A3AAC7BE45D1F5AAF33E3357558691AED20B324FE78BE25FCA9570E5E508501342458C35A8873413481C8CC42B0B42A154D3A5B29957F634EF0907A7B51FF5C6BAF8DD4EDC899944887191C1FB501763BA6171F84CAFD55581D18183A171BB575E2BD8DFF2534CF6A4302B3968BCF37FE817A7BFB18AA45D3393036E9994809C1006856E2B4233CFB917855EF5E52670A46AFC9F9726AE68FC88FF62F05FBC79DF9A70D400DFB8B01F8530ECB83BDC538E6CAA04ABC47C8A09EA1D9DA60DAF97C8056CF54C9D6A38C5ECDE5A77262D03812AA739E4E0BB0E3A4239DD4F86AE838F831528D755C9896232D31C63D35EAA7D2AAA63D1B72354978EC6EDB11DCB3EB84DE165A48D5E40EAAF70CB166A7A04EDE8B8FF71AED4B7D3ABD10A003A527D943DF41AE4D5DE481DFD4D805ECF20D2F83C2A3B3DF11A5A592CFB694DB370B1AB4E36F001BDD5BEC4365468C9F3CA53FEC9FA363E56C00BFD5F9DD5E3C609835D3E472C0F2EED4C7D81922DEE73133EA360776E0AC62D8CA3C1AF5D06FD5526EF942C88CC5D5F9E77EA1923AF9E44679F61C2D63F924BB4CF6AE2FFA2473034644ED93C306CF86029B63A9F11B1C211097D09849002DBDEFA3A3E9593DDCA78BA5837143C7F0413F673CFC2D321845CFE9DD9AA59FE1A65B6FE738D23D9516C8480489E24B1E932530593C073AC110511EFCF2FE4B39A56667AF357EF456D6AF79F68D4ED7517C4E660EE84F0DCAF028D517DDD48D48BDC77D055E73539C578E9B6031CAEE3547DF0F2D1C5246102CD199E452B081AA4361220B7C242679E0E557E714A25A814E7D5CF369C23AECC4674D0B1DB195E5DA43A1BAEC2B2A1996D92D70D02101157518B39AAB01BE123C97560C761F8C385D3A69495CDCC8B552A94DFC519778929484DCFE3672B2364CCCC64C99804B6087E524A845D326982AD52D146491953129B808E2B82521D705097D6FB8200E0000049AF877C04238C560001870BE0DB0100046B88F9B1C467FB020000000004595A');
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
INSERT INTO "seat_changes" VALUES('rzrgj608a8xtp',0,2,1,'bot','beginner','own',NULL);
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
INSERT INTO "seats" VALUES('as92552f3fddk',0,'person','Anna',NULL,'fcb5d82faa293b48af0ab9e9724688446097b30cdeae9d485d340254e60dd397',NULL,0,NULL);
INSERT INTO "seats" VALUES('as92552f3fddk',1,'person','Ben',NULL,'532442f84bfe6cc3ba8188fd476b03042fda409f0017c4c9a6ecd7f035e1b0cf',NULL,0,NULL);
INSERT INTO "seats" VALUES('3sy2s2586saeg',0,'person','Anna',NULL,'40ba9bc2230faeed02cfe559efd199dd079143be61c64d7d7393c27a57343ded',NULL,0,NULL);
INSERT INTO "seats" VALUES('3sy2s2586saeg',1,'person','Ben',NULL,'e2ada9c082c15a0c785d75b09bde97bfeff7e3bbf77c9da9b1be1a175c7bca4b',NULL,0,NULL);
INSERT INTO "seats" VALUES('awxmqgwz90c8h',0,'person','Anna',NULL,'91301b988f19e12887e9b4dafd6cae4eedac4024b229a73fb9678dad3bd57b7a',NULL,0,NULL);
INSERT INTO "seats" VALUES('awxmqgwz90c8h',1,'person','Ben',NULL,'871947c931213c3c6127716f741b555c4fdacaa4015233e199c2c4c4f2b89fbd',NULL,0,NULL);
INSERT INTO "seats" VALUES('3kf1beqx5d68v',0,'person','Anna',NULL,'2342d2155a10a889abbe11899bd7a4e3f8cf68fd2d3bc1ca5af20d62598503e7',NULL,0,NULL);
INSERT INTO "seats" VALUES('3kf1beqx5d68v',1,'person','Ben',NULL,'1166f947e80aaa5163d1af362b108658a2dca6faa9585fa318e390f507b18e42',NULL,0,NULL);
INSERT INTO "seats" VALUES('26hk3de3dnt2z',0,'person','Anna',NULL,'9912a5896b54b59d846d8dee99a69d4bcba75d068b07d95b9c45c00784b7365e',NULL,0,NULL);
INSERT INTO "seats" VALUES('26hk3de3dnt2z',1,'person','Ben',NULL,'6c6e945d282b3693608d4c622fd1015a7d5904d112a1bc7463ec9f41aaa8b06a',NULL,0,NULL);
INSERT INTO "seats" VALUES('p3yg2jqgeypts',0,'person','Anna',NULL,'b38e3ae819e3b7c1e6277f2bc732eaca57fc27017f8fb87c8f40e3809d140607',NULL,0,NULL);
INSERT INTO "seats" VALUES('p3yg2jqgeypts',1,'person','Ben',NULL,'28e65d33dcb884aa0d5dae74e1e49ce3010a44bac49e29ffa3bde76461421b69',NULL,0,NULL);
INSERT INTO "seats" VALUES('s2k6x73cd5f3c',0,'person','Anna',NULL,'b38e3ae819e3b7c1e6277f2bc732eaca57fc27017f8fb87c8f40e3809d140607',NULL,0,NULL);
INSERT INTO "seats" VALUES('s2k6x73cd5f3c',1,'person','Ben',NULL,'28e65d33dcb884aa0d5dae74e1e49ce3010a44bac49e29ffa3bde76461421b69',NULL,0,NULL);
INSERT INTO "seats" VALUES('n7pjx8p7mxymy',0,'person','Anna',NULL,'6edd4a99fe7f13d80cddcc8ac754773768c77f476037c829cd70a12185227e22',NULL,0,NULL);
INSERT INTO "seats" VALUES('n7pjx8p7mxymy',1,'person','Ben',NULL,'2f98de0ad5a593cf4e04b9832e9b4bf88af139d16eb0c7e798970931d8ccc16d',NULL,0,NULL);
INSERT INTO "seats" VALUES('rzrgj608a8xtp',0,'person','Anna',NULL,'04860815cf4e8aa0b3950b14dc9aa8b6d843392e4031794ddfdbad8fc7b8debf',NULL,0,NULL);
INSERT INTO "seats" VALUES('rzrgj608a8xtp',1,'bot','Ben','beginner','f1c55feb3d6694e888172956649c4c11d824791a18648ec2ebd316c019805049',NULL,0,NULL);
INSERT INTO "seats" VALUES('v6xkaw571ykpq',0,'person','Anna',NULL,'6c92e019a010b0af6308be06e470dac92789b1865b7ae7bc84edea4e57fa6a1c',NULL,0,NULL);
INSERT INTO "seats" VALUES('v6xkaw571ykpq',1,'open',NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('kvza07gbpm9k9',0,'person','Anna',NULL,'ecddaaed1d531198a016794fcdcb81066632644a4b8af19bc733c2bafd10228b','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,'427c52158cb9813154f630789907f4ce1ef001ac0a094c2379292bae26eb7219');
INSERT INTO "seats" VALUES('kvza07gbpm9k9',1,'person','Ben',NULL,'46c26c7c699b84ed4a374db8eccb080ef5ed3253eb28fe0644131546f109529e',NULL,0,NULL);
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
INSERT INTO "tables" VALUES('as92552f3fddk','caminos','1','{"players":2,"board":"square","neutral":false}','{}','1cc50be09c4db912f272dcaf2befe48d52f6172f37fd18c186f331df5fd72e45',64,'bf7a13273abf10702d8f956919e7ac9e026556977e54cae934c3e63143e42fa8','2026-11-17T06:58:11+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('3sy2s2586saeg','dog','1','{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false}','{}','e8f18aeaac6160e1d7b1f5f334091dae2b7f693baf655efa44bb87a36cdc6f1a',64,'efaeacda0bf99d3465059f517cfbac5d5c04c798d8106374aa2049d2b50bdee5','2026-11-17T06:58:14+00:00','{"game":"dog","options":{"players":2,"teams":"none","canadian_seven":false,"no_joker_finish":false},"state":{"phase":"deal","turn":null,"dealer":0,"deal":6,"seven":null,"from":null,"marbles":[["K","K","K","S"],["K","K","K","S"]],"hands":[[],[]],"given":[null,null],"discards":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('awxmqgwz90c8h','labyria','1','{"players":2,"size":10}','{}','19c5e9d401fad9bc6a9da8fa88b34f4014cc1fe0d56f4c018b57e1561c748100',64,'e857c3b9af970ad5765a3762be1748f4404e9460e3ebf4972c27514422320ae3','2026-11-17T06:58:14+00:00','{"game":"labyria","options":{"players":2,"size":10},"state":{"phase":"build","turn":0,"dice":null,"moved":false,"used":false,"attack":null,"evade":null,"figures":[["a1","a1","a1"],["j10","j10","j10"]],"tiles":[],"corners":[],"reserve":[[20,10],[20,10]],"depot":4,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('3kf1beqx5d68v','labyrinthe','1','{"players":2,"turn_limit":300,"layout":null}','{}','7bfc067b364039dd78cbb383b5ecedaacdfc079fed1757449ed9b35081fc7a34',64,'ac36871db7fd49d58c2b2fef1e9ea7323ccb23f0faae373a73be7886b6e913d5','2026-11-17T06:58:17+00:00','{"game":"labyrinthe","options":{"players":2,"turn_limit":300},"state":{"turn":1,"turns":0,"done":[],"pawns":[["a1","b1","a2","b2"],["t20","u20","t21","u21"]],"blocks":[["i9","j9","k9"],["a4","a5","a6","a7"],["h4","h5","h6","h7","h8"],["b12","c12","b13"],["g10","g11","f12","g12"],["c8","b9","c9","d9"],["e1","f1","e2","f2"],["d3","d4","d5","e5","f5"],["i11","i12","i13"],["d21","e21","f21","g21"],["d14","e14","f14","g14","h14"],["l19","l20","m20"],["j15","k15","l15","l16"],["i18","h19","i19","i20"],["a16","b16","a17","b17"],["e16","e17","c18","d18","e18"],["k13","l13","m13"],["u15","u16","u17","u18"],["n14","n15","n16","n17","n18"],["t9","s10","t10"],["o10","p10","o11","o12"],["r13","s13","t13","s14"],["p20","q20","p21","q21"],["p17","q17","r17","r18","r19"],["m9","m10","m11"],["o1","p1","q1","r1"],["n8","o8","p8","q8","r8"],["i2","j2","j3"],["j6","j7","k7","l7"],["m2","m3","n3","m4"],["t5","u5","t6","u6"],["q4","r4","s4","q5","q6"]],"barred":null,"moved_block":null,"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('26hk3de3dnt2z','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','4286f4de24dacd9274cf99b5c98037f94686e8682a1728dc83891d115f4440fb',64,'46ae0e98035fd9c7a0426e20788e30f00a72f496a24a6ec621dde0580e69293a','2026-11-17T06:58:20+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|a2","c1|c2","f1|f2","a2|b2","b2|c2","b2|b3","c2|c3","e2|e3","f2|f3","b3|b4","d3|d4","e3|e4","a4|a5","b4|c4","c4|d4","d4|e4","e4|f4","a5|b5","b5|c5","d5|d6","e5|f5","e5|e6","f5|f6","b6|c6"],"symbols":{"c1":"book","d1":"bottle","b2":"crown","c2":"broom","d2":"spider","e2":"crystal","a3":"ring","b3":"scroll","c3":"frog","d3":"ghost","e3":"hat","f3":"kettle","a4":"cat","b4":"key","c4":"mushroom","d4":"feather","e4":"star","f4":"potion","b5":"bat","c5":"moon","d5":"owl","e5":"candle","c6":"lizard","d6":"lamp"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('p3yg2jqgeypts','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{"beginner":0}','0c969349395ea148c90fa72d96b7707b885d7ada2f0f2fb41820e8ec137fd8f6',64,'49228a715eee82a7cbf045ffb6bd1033136a2b06fa956a299cc1560a41dad5de','2026-11-17T06:58:21+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"mushroom","d1":"lizard","b2":"lamp","c2":"bat","d2":"broom","e2":"potion","a3":"crystal","b3":"owl","c3":"moon","d3":"key","e3":"ghost","f3":"scroll","a4":"ring","b4":"cat","c4":"hat","d4":"spider","e4":"feather","f4":"kettle","b5":"frog","c5":"candle","d5":"star","e5":"bottle","c6":"book","d6":"crown"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}','s2k6x73cd5f3c',1,'[]',0,NULL,2,'2026-11-17T06:58:29+00:00',NULL,NULL);
INSERT INTO "tables" VALUES('s2k6x73cd5f3c','magic_labyrinth','1','{"players":2,"walls":0,"memory_aid":false}','{}','0c969349395ea148c90fa72d96b7707b885d7ada2f0f2fb41820e8ec137fd8f6',63,'49228a715eee82a7cbf045ffb6bd1033136a2b06fa956a299cc1560a41dad5de','2026-11-17T06:58:29+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":0,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":[],"symbols":{"c1":"bottle","d1":"mushroom","b2":"feather","c2":"ghost","d2":"cat","e2":"frog","a3":"scroll","b3":"broom","c3":"crystal","d3":"potion","e3":"book","f3":"key","a4":"candle","b4":"owl","c4":"hat","d4":"bat","e4":"moon","f4":"spider","b5":"lamp","c5":"ring","d5":"crown","e5":"star","c6":"lizard","d6":"kettle"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('n7pjx8p7mxymy','caminos','1','{"players":2,"board":"square","neutral":false}','{}','73d1501cdb35270aac554e6ab0f6a7a81b766dd33929d8139a49a8fdf7320218',64,'f2f8a9b2b734ec508dc2b0401555cfd84b98aa1f71919dad5c134d3dcad083c1','2026-11-17T06:58:29+00:00','{"game":"caminos","options":{"players":2,"board":"square","neutral":false},"state":{"turn":1,"out":[],"placed":[],"winner":null,"points":null}}',NULL,2,'[]',0,NULL,1,'2026-11-17T06:58:33+00:00',NULL,NULL);
INSERT INTO "tables" VALUES('rzrgj608a8xtp','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','e336ac5ef43c087cb5c99b7371ba022d2814a9e88a4eadd94cd736122629bdc6',64,'3ed471d6bbd811b20c9beeaefe5a435858ce7e500ca7c00b9be76a02552be6a5','2026-11-17T06:58:34+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":0,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["d1|d2","e1|e2","f1|f2","a2|b2","b2|c2","c2|c3","e2|e3","f2|f3","a3|b3","a3|a4","b3|c3","c3|c4","d3|e3","a4|b4","b4|c4","c4|c5","d4|e4","d4|d5","e4|f4","e4|e5","a5|b5","c5|c6","e5|e6","f5|f6"],"symbols":{"c1":"book","d1":"spider","b2":"cat","c2":"broom","d2":"hat","e2":"bottle","a3":"ghost","b3":"owl","c3":"crystal","d3":"key","e3":"frog","f3":"kettle","a4":"star","b4":"moon","c4":"scroll","d4":"feather","e4":"lamp","f4":"crown","b5":"mushroom","c5":"lizard","d5":"ring","e5":"bat","c6":"potion","d6":"candle"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',0,NULL,2,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('v6xkaw571ykpq','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','a66e13a2acc0e0653da10122901f4df1e004d9ef156165b6a8f33c7de01f4ac7',64,'7b90d1d7865d97f478049d6f8be00d94b0e0e15e4ed60caf1f0aa9dc1918e33b','2026-11-17T06:58:34+00:00',NULL,NULL,1,'[]',0,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('kvza07gbpm9k9','magic_labyrinth','1','{"players":2,"walls":24,"memory_aid":false}','{}','48dc2514c04e9800377a21c92f4b17225bb6e95d736f822fad8a3e591ff7c916',64,'35cb6b2eee1ba5c749a59c0c452920360bef5f515fb13998c65df61e3f54bd7c','2026-11-17T06:58:34+00:00','{"game":"magic_labyrinth","options":{"players":2,"walls":24,"memory_aid":false},"state":{"turn":1,"rolled":null,"steps_left":null,"magicians":["a1","f6"],"corners":["a1","f6"],"walls":["a1|b1","b1|c1","c1|d1","e1|e2","a2|b2","c2|c3","e2|f2","a3|b3","b3|c3","b3|b4","c3|d3","d3|e3","e3|e4","f3|f4","b4|b5","c4|c5","d4|d5","e4|f4","e4|e5","a5|b5","c5|c6","d5|d6","e5|f5","e5|e6"],"symbols":{"c1":"owl","d1":"star","b2":"potion","c2":"moon","d2":"crown","e2":"hat","a3":"frog","b3":"spider","c3":"mushroom","d3":"lamp","e3":"book","f3":"key","a4":"lizard","b4":"ring","c4":"bat","d4":"bottle","e4":"broom","f4":"feather","b5":"scroll","c5":"candle","d5":"crystal","e5":"ghost","c6":"kettle","d6":"cat"},"wanted":null,"owed":null,"chips":[[],[]],"bag":["owl","key","bat","book","bottle","broom","candle","cat","crown","crystal","feather","frog","ghost","hat","kettle","lamp","lizard","moon","mushroom","potion","ring","scroll","spider","star"],"bumped":[],"passed":[],"winner":null}}',NULL,1,'[]',1,NULL,4,NULL,NULL,NULL);
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
