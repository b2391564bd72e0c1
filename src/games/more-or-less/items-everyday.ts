import type { Measure } from './items-measure.ts'

/** Food, prices, animals, speeds, and what is in a pocket. */
export const everyday: readonly Measure[] = [
  {
    unit: 'kcal in 100 g',
    source: 'USDA FoodData Central, rounded',
    year: 2018,
    items: [
      `Cucumber with its peel 15; Tomato 18; Watermelon 30; Strawberries 32; Broccoli 34; Onion 40;
Carrot 41; Orange 47; Pineapple 50; Apple with its skin 52; Whole milk 61; Grapes 69; Raw potato
with its skin 77; Banana 89; Raw chicken breast without skin 120; Boiled white rice 130; Raw egg
143; Boiled spaghetti 158; Avocado 160; Raisins 299; Honey 304; Marshmallows 318; Cornflakes 357;
White sugar 387; Butter croissant 406; Milk chocolate 535; Peanuts 567; Almonds 579; Dark
chocolate, at least 70% 598; Mayonnaise 680; Salted butter 717; Olive oil 884`,
      `Courgette 17; White mushrooms 22; Raw spinach 23; Lemon without its peel 29; Peach 39;
Raspberries 52; Blueberries 57; Mango 60; Kiwi fruit 61; Sweet cherries 63; Raw sweet potato 86;
Raw farmed salmon 208; Dried apricots 241; Maple syrup 260; Gouda 356; Oats 389; Cashews 553;
Hazelnuts 628; Walnuts 654`,
      `Aubergine 25; Fresh figs 74; Raw ginger 80; Raw cod 82; Boiled lentils 116; Raw garlic 149;
Boiled chickpeas 164; Medjool dates 277; Camembert 300; Egg yolk 322; Brie 334; Pecans 691`,
    ],
  },
  {
    unit: 'pounds at the time',
    source: 'Glastonbury Festival, booking fee left out',
    year: 2024,
    items: [
      `Ticket to Glastonbury, 2000 87; Ticket to Glastonbury, 2003 105; Ticket to Glastonbury, 2005 125;
Ticket to Glastonbury, 2010 185; Ticket to Glastonbury, 2015 220; Ticket to Glastonbury, 2019
248; Ticket to Glastonbury, 2022 280; Ticket to Glastonbury, 2024 355; British adult passport,
end of 1998 21@HM Passport Office; British adult passport, end of 2009 77.5@HM Passport Office;
British adult passport, end of 2012 72.5@HM Passport Office; London congestion charge, end of
2003 5@Transport for London; London congestion charge, end of 2006 8@Transport for London; London
congestion charge, end of 2012 10@Transport for London; London congestion charge, end of 2015
11.5@Transport for London; London congestion charge, end of 2024 15@Transport for London`,
      `Ticket to Glastonbury, 1970 1; Ticket to Glastonbury, 1990 38; Ticket to Glastonbury, 1995 65;
Colour TV licence, end of 2002 112@House of Commons Library; Colour TV licence, end of 2005
126.5@House of Commons Library; Colour TV licence, end of 2010 145.5@House of Commons Library;
Colour TV licence, end of 2018 150.5@House of Commons Library; Colour TV licence, end of 2024
169.5@House of Commons Library`,
      `Ticket to Glastonbury, 1984 13; Ticket to Glastonbury, 1987 21; Colour TV licence, end of 1971
12@House of Commons Library; Colour TV licence, end of 1975 18@House of Commons Library; Colour
TV licence, end of 1979 34@House of Commons Library; Colour TV licence, end of 1981 46@House of
Commons Library; Colour TV licence, end of 1985 58@House of Commons Library; Colour TV licence,
end of 1990 71@House of Commons Library; Colour TV licence, end of 1994 84.5@House of Commons
Library; Colour TV licence, end of 1999 101@House of Commons Library`,
    ],
  },
  {
    unit: 'pence at the time',
    source: 'Royal Mail',
    year: 2024,
    items: [
      `First-class stamp, end of 1975 8.5; First-class stamp, end of 1980 12; First-class stamp, end of
1988 19; First-class stamp, end of 1996 26; First-class stamp, end of 2006 32; First-class stamp,
end of 2010 41; First-class stamp, end of 2012 60; First-class stamp, end of 2019 70; First-class
stamp, end of 2021 85; First-class stamp, end of 2022 95; First-class stamp, end of 2023 125;
First-class stamp, end of 2024 165; Full minimum wage an hour, end of 2003 450@Low Pay
Commission; Full minimum wage an hour, end of 2006 535@Low Pay Commission; Full minimum wage an
hour, end of 2010 593@Low Pay Commission; Full minimum wage an hour, end of 2014 650@Low Pay
Commission; Full minimum wage an hour, end of 2019 821@Low Pay Commission; Full minimum wage an
hour, end of 2022 950@Low Pay Commission; Full minimum wage an hour, end of 2023 1042@Low Pay
Commission; Full minimum wage an hour, end of 2024 1144@Low Pay Commission`,
      `English prescription, end of 2000 600@NHS; English prescription, end of 2005 650@NHS; English
prescription, end of 2010 720@NHS; English prescription, end of 2015 820@NHS; English
prescription, end of 2019 900@NHS; English prescription, end of 2024 990@NHS; First National
Lottery ticket, 1994 100@The National Lottery; National Lottery ticket, 2014 200@The National
Lottery`,
      `Second-class stamp, end of 2012 50; Second-class stamp, end of 2020 65; Second-class stamp, end
of 2023 75; English prescription, end of 1979 45@NHS; English prescription, end of 1982 130@NHS;
English prescription, end of 1985 200@NHS; English prescription, end of 1990 305@NHS; English
prescription, end of 1995 525@NHS; Full minimum wage an hour, end of 1999 360@Low Pay Commission`,
    ],
  },
  {
    unit: 'US dollars when new',
    source: 'The maker’s first price, cents left out',
    year: 2024,
    items: [
      `Game Boy 89; Nintendo DS 149; AirPods, the first 159; Super Nintendo 199; Amazon Echo, the first
199; Nintendo Wii 249; PlayStation, the first 299; Xbox, the first 299; Nintendo Switch 299;
Apple Watch, the cheapest first 349; First iPod 399; Amazon Kindle, the first 399; PlayStation 4
399; Xbox One 499; PlayStation 5 with a disc drive 499; First iPhone, 4 GB 499; First iPad, 16 GB
499; PlayStation 3, 60 GB 599; Ford Model T of 1908 850; The iPhone X, 64 GB 999; Google Glass
1500; MacBook Air, the first 1799; Apple Vision Pro 3499`,
      `Chromecast, the first 35; Kinect for the Xbox 149; Nintendo GameCube 199; Commodore 64 595; First
iMac 1299; Ford Mustang of 1964 2368; Macintosh, the first 2495; Motorola DynaTAC, a mobile phone
3995`,
      `Raspberry Pi, model B 35; Polaroid SX-70 camera 180; Sega Dreamcast 199; PlayStation Vita 249;
HP-35 pocket calculator 395; Steam Deck, the cheapest 399; Oculus Rift 599; Apple Newton
MessagePad 699; Apple II, 4 KB 1298; Osborne 1, a portable computer 1795; Apple Lisa 9995`,
    ],
  },
  {
    unit: 'days before birth',
    source: 'AnAge database, a typical length',
    year: 2023,
    items: [
      `Golden hamster 16; House mouse 19; Rabbit 30; Red kangaroo 33; Red fox 52; Wolf 62; Dog 63; Cat
65; Guinea pig 68; Tiger 105; Lion 109; Sheep 146; Goat 155; Reindeer 228; Chimpanzee 229;
Hippopotamus 234; Gorilla 256; Cow 277; Human 280; Horse 337; Blue whale 350; Donkey 359; Giraffe
457; Asian elephant 644; African elephant 670`,
      `Brown rat 21; Grey squirrel 44; Meerkat 77; Cheetah 88; Leopard 97; Wild boar 115; Orangutan 249;
Llama 330; Bottlenose dolphin 365; Dromedary 405; White rhinoceros 515`,
      `Opossum 12; Polecat 42; Naked mole-rat 70; Spotted hyena 110; Capybara 150; Aardvark 225;
American bison 274; Humpback whale 342; Alpaca 345; Bactrian camel 395; Okapi 458`,
    ],
  },
  {
    unit: 'km/h',
    source: 'Guinness World Records',
    year: 2024,
    items: [
      `Usain Bolt, 100 m in 2009 37.6@World Athletics; Michael Phelps, 200 m in the pool, 2008 7@World
Aquatics; Peregrine falcon in a dive, 2005 389.5; Japanese bullet train at work, at most 320@JR
East; Eurostar at work, at most 300@Eurostar; The car in Back to the Future, in time 141.6@The
film itself; Sound in air, in a warm room 1235@National Physical Laboratory; Motorway in Britain,
the limit 112.7@Highway Code; Town in Britain, the usual limit 48.3@Highway Code; Motorway in
Denmark, the highest limit 130@Danish road safety council`,
      `Eliud Kipchoge, a whole marathon, 2022 20.9@World Athletics; Florence Griffith Joyner, 100 m in
1988 34.3@World Athletics; Roger Bannister’s famous mile, 1954 24.2@World Athletics; Filippo
Ganna’s hour on a bicycle, 2022 56.8@UCI; Sarah the cheetah over 100 m, 2012 60.5@Cincinnati Zoo;
Mallard, a steam engine, 1938 202.8@National Railway Museum; Flying Scotsman, 1934 160.9@National
Railway Museum; French TGV, its record of 2007 574.8@SNCF; Japanese maglev train, 2015 603@JR
Central; SR-71 Blackbird, a jet, 1976 3530@Fédération Aéronautique Internationale; Thrust SSC, a
car with jets, 1997 1228@FIA; Bugatti Chiron, its best run, 2019 490.5@Bugatti; Kingda Ka, a
roller coaster 206@Six Flags; Formula Rossa, a roller coaster 240@Ferrari World Abu Dhabi; Felix
Baumgartner in free fall, 2012 1357.6@Fédération Aéronautique Internationale; John Isner’s best
serve, 2016 253@ATP; Sabine Lisicki’s best serve, 2014 210.8@WTA; Hardest badminton smash, 2023
565; Light 1079252849@BIPM; Earth round the Sun 107208@NASA fact sheets; Moon round the Earth
3679@NASA fact sheets; Apollo 10 on its way home, 1969 39897@NASA; Highest speed limit in Texas
136.8@Texas Department of Transportation; Electric bicycle in Europe, help ends at 25@EU
Regulation 168/2013; Wright brothers’ first flight, 1903 11@Smithsonian Institution; Sinclair C5,
1985 24.1@Science Museum, London`,
      `Wayde van Niekerk, 400 m in 2016 33.5@World Athletics; David Rudisha, 800 m in 2012 28.5@World
Athletics; César Cielo, 50 m in the pool, 2009 8.6@World Aquatics; Fastest racehorse over 400 m,
2008 70.8; X-15, a rocket plane, 1967 7274@NASA; Spirit of Australia, a boat, 1978 511.1; Donald
Campbell’s Bluebird car, 1964 648.7@FIA; McLaren F1, 1998 386.4@McLaren; Aroldis Chapman’s best
pitch, 2010 170.3@Major League Baseball; Shoaib Akhtar’s best ball, 2003 161.3@International
Cricket Council; Zdeno Chara’s best slap shot, 2012 175.1@National Hockey League; A rocket that
leaves the Earth for good 40270@NASA fact sheets; A rocket that leaves the Moon for good
8568@NASA fact sheets; Parker Solar Probe, 2024 692018@NASA; Lift in the Shanghai Tower
73.8@Mitsubishi Electric; SS United States, the Atlantic in 1952 65.9@National Maritime Museum`,
    ],
  },
  {
    unit: 'grams',
    source: 'Royal Mint',
    year: 2024,
    items: [
      `British penny 3.56; British fifty pence 8; British pound, twelve sides 8.75; British coin of two
pounds 12; Coin of one euro cent 2.3@European Central Bank; Coin of fifty euro cents 7.8@European
Central Bank; Coin of one euro 7.5@European Central Bank; Coin of two euros 8.5@European Central
Bank; US cent 2.5@United States Mint; US quarter 5.67@United States Mint; Danish krone
3.6@Danmarks Nationalbank; Table tennis ball 2.7@International Table Tennis Federation; Golf
ball, at most 45.93@The R&A; Sheet of printer paper 4.99@ISO 216, at 80 g a square metre; First
iPhone 135@Apple; Football World Cup trophy 6175@FIFA; Oscar statuette 3856@Academy of Motion
Picture Arts; Bowling ball, at most 7257@International Bowling Federation; An ounce in the
kitchen 28.35@BIPM; A pound 453.6@BIPM`,
      `British two pence 7.12; British five pence 3.25; British ten pence 6.5; British twenty pence 5;
Coin of two euro cents 3.06@European Central Bank; Coin of five euro cents 3.92@European Central
Bank; Coin of ten euro cents 4.1@European Central Bank; Coin of twenty euro cents 5.74@European
Central Bank; US nickel 5@United States Mint; US dime 2.268@United States Mint; Danish coin of 50
øre 4.3@Danmarks Nationalbank; Danish coin of two kroner 5.9@Danmarks Nationalbank; Danish coin
of five kroner 9.2@Danmarks Nationalbank; Danish coin of ten kroner 7@Danmarks Nationalbank;
Danish coin of twenty kroner 9.3@Danmarks Nationalbank; The smallest Japanese coin 1@Japan Mint;
Japanese coin of a hundred yen 4.8@Japan Mint; Swiss franc 4.4@Swissmint; Swiss coin of five
francs 13.2@Swissmint; Australian dollar 9@Royal Australian Mint; Nokia 3310 133@Nokia; Discus
for men 2000@World Athletics; Javelin for men 800@World Athletics; Shot for men 7260@World
Athletics; Shot for women 4000@World Athletics; Curling stone, at most 19960@World Curling
Federation; Gold medal from Paris in 2024 529@Paris 2024; An ounce of gold 31.1@BIPM; A stone, as
British scales say 6350@BIPM`,
      `US half dollar 11.34@United States Mint; US dollar coin 8.1@United States Mint; Japanese coin of
five yen, with a hole 3.75@Japan Mint; Japanese coin of ten yen 4.5@Japan Mint; Japanese coin of
fifty yen 4@Japan Mint; Canadian nickel 3.95@Royal Canadian Mint; Canadian dime 1.75@Royal
Canadian Mint; Canadian quarter 4.4@Royal Canadian Mint; Canadian dollar, a loonie 6.27@Royal
Canadian Mint; Canadian two dollars, a toonie 6.92@Royal Canadian Mint; Swiss coin of five
centimes 1.8@Swissmint; Swiss half franc 2.2@Swissmint; Swiss coin of two francs 8.8@Swissmint;
Australian coin of five cents 2.83@Royal Australian Mint; Australian coin of twenty cents
11.3@Royal Australian Mint; Australian coin of fifty cents 15.55@Royal Australian Mint;
Australian coin of two dollars 6.6@Royal Australian Mint; Discus for women 1000@World Athletics;
Javelin for women 600@World Athletics; Gold medal from Tokyo in 2021 556@Tokyo 2020; A carat of
diamond 0.2@BIPM; Koh-i-Noor diamond 21.1@Royal Collection Trust; Cullinan diamond before it was
cut 621.4@Royal Collection Trust; Hope Diamond 9.1@Smithsonian Institution`,
    ],
  },
]
