import type { Measure } from './items-measure.ts'

/** Reference figures: heights, lengths, populations, moons. */
export const reference: readonly Measure[] = [
  {
    unit: 'm high',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: `Everest 8849; K2 8611; Kangchenjunga 8586; Lhotse 8516; Dhaulagiri 8167; Manaslu 8163; Nanga
Parbat 8126; Annapurna 8091; Aconcagua 6961; Denali 6190; Logan 5959; Cotopaxi 5897; Kilimanjaro
5895; Elbrus 5642; Pico de Orizaba 5636; Mount Kenya 5199; Ararat 5137; Vinson 4892; Puncak Jaya
4884; Monte Rosa 4634; Matterhorn 4478; Whitney 4421; Rainier 4392; Mauna Kea 4207; Toubkal
4167; Jungfrau 4158; Kinabalu 4095; Eiger 3967; Grossglockner 3798; Fuji 3776; Aoraki, or Mount
Cook 3724; Teide 3715; Mulhacén 3479; Fitz Roy 3405; Zugspitze 2962; Olympus 2918; Triglav 2864;
Mount St Helens 2549; Galdhøpiggen 2469; Kosciuszko 2228; Hvannadalshnúkur 2110; Ben Nevis 1345;
Vesuvius 1281; Yr Wyddfa, or Snowdon 1085; Carrauntoohil 1039; Scafell Pike 978; Uluru 863; Rock
of Gibraltar 426; Sugarloaf in Rio 396; Himmelbjerget in Denmark 147`,
  },
  {
    unit: 'm tall',
    source: 'CTBUH and official sites',
    year: 2024,
    items: `Burj Khalifa 828; Merdeka 118 in Kuala Lumpur 679; Tokyo Skytree 634; Shanghai Tower 632; Makkah
Clock Tower 601; Lotte World Tower in Seoul 555; CN Tower 553; One World Trade Center 541;
Ostankino Tower 540; Taipei 101 508; Petronas Towers 452; Empire State Building to its tip 443;
Berlin TV tower 368; Tokyo Tower 333; Eiffel Tower 330; Burj Al Arab 321; Chrysler Building 319;
Great Belt Bridge pylons 254; Golden Gate Bridge towers 227; Øresund Bridge pylons 204; Gateway
Arch in St Louis 192; Turning Torso in Malmö 190; Space Needle 184; Statue of Unity in India
182; The Gherkin in London 180; Washington Monument 169; Blackpool Tower 158; Cologne Cathedral
157; Great Pyramid today 138; St Peter’s Basilica 137; London Eye 135; Sydney Harbour Bridge
134; St Paul’s Cathedral 111; Copenhagen City Hall 106; Atomium 102; Big Ben’s tower 96; Statue
of Liberty with its pedestal 93; Flatiron Building 87; Taj Mahal 73; Nelson’s Column 52; Arc de
Triomphe 50; Round Tower in Copenhagen 35; Christ the Redeemer without its base 30; Brandenburg
Gate 26; Angel of the North 20; Michelangelo’s David 5.17; The Little Mermaid 1.25`,
  },
  {
    unit: 'km long',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: `Nile 6650; Amazon 6400; Yangtze 6300; Yellow River 5464; Paraná 4880; Congo 4700; Lena 4400;
Mekong 4350; Niger 4200; Mississippi 3766; Volga 3530; Yukon 3190; Danube 2850; Euphrates 2800;
Ganges 2525; Murray 2508; Colorado 2330; Dnieper 2200; Tigris 1900; Don 1870;
Rhine 1230; Vistula 1047; Tagus 1007; Oder 854; Rhône 813; Seine 777; Po 652; Hudson 507; Tiber
405; Shannon 360; Thames 346@Environment Agency; Panama Canal 82@Panama Canal
Authority; Suez Canal 193@Suez Canal Authority; Channel Tunnel 50.45@Getlink; Gotthard Base
Tunnel 57.1@AlpTransit; Seikan Tunnel 53.85@Japan Railway Construction Agency; Laerdal road
tunnel 24.5@Norwegian Public Roads Administration; Great Belt East Bridge 6.79@Sund & Bælt`,
  },
  {
    unit: 'km²',
    source: 'CIA World Factbook',
    year: 2024,
    items: `Russia 17098242; Canada 9984670; United States 9833517; China 9596960; Brazil 8515770; Australia
7741220; India 3287263; Argentina 2780400; Kazakhstan 2724900; DR Congo 2344858; Greenland
2166086; Saudi Arabia 2149690; Mexico 1964375; Indonesia 1904569; Iran 1648195; Mongolia
1564116; Peru 1285216; South Africa 1219090; Colombia 1138910; Egypt 1001450; Nigeria 923768;
Pakistan 796095; Türkiye 783562; Chile 756102; Ukraine 603550; Madagascar 587041; Kenya 580367;
Thailand 513120; Spain 505370; Sweden 450295; Iraq 438317; Japan 377915; Germany 357022; Finland
338145; Vietnam 331210; Norway 323802; Poland 312685; Italy 301340; United Kingdom 243610;
Greece 131957; Cuba 110860; Iceland 103000; South Korea 99720; Portugal 92090; Austria 83871;
Czechia 78867; Ireland 70273; Denmark 43094; Switzerland 41277; Belgium 30528; Jamaica 10991;
Luxembourg 2586; Faroe Islands 1393; Malta 316; Liechtenstein 160; San Marino 61; Vatican City
0.44`,
  },
  {
    unit: 'million people',
    source: 'UN World Population Prospects 2022',
    year: 2022,
    items: `China 1425.9; India 1417.2; United States 338.3; Indonesia 275.5; Pakistan 235.8; Nigeria 218.5;
Brazil 215.3; Bangladesh 171.2; Russia 144.7; Mexico 127.5; Japan 124; Ethiopia 123.4;
Philippines 115.6; Egypt 111; DR Congo 99; Vietnam 98.2; Iran 88.6; Türkiye 85.3; Germany 83.4;
Thailand 71.7; United Kingdom 67.5; France 64.6; South Africa 59.9; Italy 59; Kenya 54; Colombia
51.9; South Korea 51.8; Spain 47.6; Argentina 45.5; Iraq 44.5; Poland 39.9; Canada 38.5; Morocco
37.5; Saudi Arabia 36.4; Peru 34; Malaysia 33.9; Nepal 30.5; Madagascar 29.6; Australia 26.2;
Chile 19.6; Netherlands 17.6; Belgium 11.7; Cuba 11.2; Sweden 10.5; Greece 10.4; Portugal 10.3;
Austria 8.9; Switzerland 8.7; Denmark 5.9; Finland 5.5; Norway 5.4; New Zealand 5.2; Ireland 5;
Mongolia 3.4; Jamaica 2.8`,
  },
  {
    unit: 'the year',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: `Vesuvius buries Pompeii 79; Charlemagne is crowned emperor 800; Battle of Hastings 1066; Magna
Carta is sealed 1215; Black Death reaches England 1348; Constantinople falls 1453; Columbus
crosses the Atlantic 1492; Luther posts his theses 1517; Don Quixote, part one 1605; Shakespeare
dies 1616; Harvard is founded 1636; Great Fire of London 1666; Mozart is born 1756; United
States declare independence 1776; Storming of the Bastille 1789; Napoleon is crowned emperor
1804; Battle of Waterloo 1815; Frankenstein comes out 1818; Tivoli Gardens open 1843; On the
Origin of Species 1859; London Underground opens 1863; Suez Canal opens 1869; Bell patents the
telephone 1876; Krakatoa erupts 1883; Eiffel Tower opens 1889; Women may vote in New Zealand
1893; First modern Olympics 1896; Wright brothers fly 1903; San Francisco earthquake 1906; South
Pole is reached 1911; Mona Lisa is stolen 1911; Titanic sinks 1912; Panama Canal opens 1914;
Tutankhamun’s tomb is found 1922; Lindbergh flies the Atlantic 1927; Fleming finds penicillin
1928; Wall Street crash 1929; First football World Cup 1930; Monopoly by Parker Brothers 1935;
The Hobbit comes out 1937; Second World War ends 1945; Everest is climbed 1953; Structure of DNA
is published 1953; First Eurovision 1956; Sputnik is launched 1957; Lego brick is patented 1958;
First Barbie doll 1959; Gagarin orbits the Earth 1961; First heart transplant 1967; First people
on the Moon 1969; Pong comes out 1972; Sydney Opera House opens 1973; ABBA win Eurovision 1974;
Elvis Presley dies 1977; Pac-Man comes out 1980; Thriller by Michael Jackson 1982; Live Aid
1985; Chernobyl disaster 1986; Berlin Wall falls 1989; Nelson Mandela walks free 1990; Channel
Tunnel opens 1994; Dolly the sheep is born 1996; First Harry Potter book 1997; Google is founded
1998; Øresund Bridge opens 2000; Wikipedia starts 2001; Euro coins and notes 2002; Facebook
starts 2004; YouTube starts 2005; First iPhone 2007`,
  },
  {
    unit: 'km across',
    source: 'NASA fact sheets',
    year: 2024,
    items: `The Sun 1391400; Jupiter 142984; Saturn 120536; Uranus 51118; Neptune 49528; Earth 12756; Venus
12104; Mars 6792; Ganymede 5262; Titan 5149; Mercury 4879; Callisto 4821; Io 3643; Our Moon
3475; Europa 3122; Triton 2707; Pluto 2376; Eris 2326; Titania 1578; Rhea 1527; Oberon 1523;
Iapetus 1469; Charon 1212; Umbriel 1169; Ariel 1158; Dione 1123; Tethys 1062; Enceladus 504;
Miranda 472; Mimas 396; Phobos 22; Deimos 12`,
  },
  {
    unit: 'protons',
    source: 'IUPAC periodic table',
    year: 2022,
    items: `Hydrogen 1; Helium 2; Lithium 3; Carbon 6; Nitrogen 7; Oxygen 8; Fluorine 9; Neon 10; Sodium 11;
Magnesium 12; Aluminium 13; Silicon 14; Phosphorus 15; Sulphur 16; Chlorine 17; Argon 18;
Potassium 19; Calcium 20; Titanium 22; Chromium 24; Iron 26; Cobalt 27; Nickel 28; Copper 29;
Zinc 30; Arsenic 33; Krypton 36; Silver 47; Tin 50; Iodine 53; Xenon 54; Tungsten 74; Platinum
78; Gold 79; Mercury 80; Lead 82; Radon 86; Radium 88; Uranium 92; Plutonium 94; Einsteinium 99`,
  },
  {
    unit: 'in all',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: `Keys on a piano 88; Squares on a chessboard 64; Pieces at the start of chess 32; Cards in a pack
without jokers 52; Tiles in English Scrabble 100; Squares on a Scrabble board 225; Spaces round
a Monopoly board 40; Tiles in a double-six domino set 28; Pieces in backgammon 30; Dots on a die
21; Pockets on a European roulette wheel 37; Bones of an adult 206; Ribs of a human 24; Teeth of
an adult, wisdom included 32; Milk teeth 20; Chromosomes in a human cell 46; Bones in a
giraffe’s neck 7; Hearts of an octopus 3; Legs of a spider 8; Strings on a violin 4; Strings on
a concert harp 47; Letters in the Greek alphabet 24; Letters in the Danish alphabet 29; Letters
in the Russian alphabet 33; Stars on the US flag 50; Stripes on the US flag 13; Stars on the
European flag 12; Members of the United Nations 193; Members of the European Union 27; Cantons
of Switzerland 26; US representatives 435; Members of the Danish parliament 179; Books of the
King James Bible 66; Sonnets by Shakespeare 154; Symphonies by Beethoven 9; Syllables in a haiku
17; Lines of a sonnet 14; Balls on a snooker table 22; Pins at the end of a bowling lane 10; Holes on a
full golf course 18; Most points with three darts 180; Perfect score in tenpin bowling 300;
Maximum break in snooker 147; Players of a rugby union side 15; Players of a handball side 7;
Time zones of Russia 11; Days in a leap year 366; Hours in a week 168; Minutes in a day 1440;
Faces of an icosahedron 20`,
  },
  {
    unit: 'degrees Celsius to melt',
    source: 'CRC Handbook of Chemistry and Physics',
    year: 2016,
    items: `Mercury -38.8; Ice 0; Gallium 29.8; White phosphorus 44.2; Potassium 63.5; Sodium 97.8; Sulphur
115; Lithium 180.5; Tin 232; Bismuth 271; Cadmium 321; Lead 327; Zinc 420; Magnesium 650;
Aluminium 660; Table salt 801; Calcium 842; Silver 962; Gold 1064; Copper 1085; Uranium 1135;
Silicon 1414; Nickel 1455; Cobalt 1495; Iron 1538; Titanium 1668; Platinum 1768; Chromium 1907;
Iridium 2446; Osmium 3033; Tungsten 3422`,
  },
  {
    unit: 'degrees from the equator',
    source: 'GeoNames',
    year: 2024,
    items: `Longyearbyen 78.2; Tromsø 69.6; Nuuk 64.2; Reykjavík 64.1; Anchorage 61.2; Helsinki 60.2; Oslo
59.9; Stockholm 59.3; Aarhus 56.2; Moscow 55.8; Copenhagen 55.7; Ushuaia 54.8; Dublin 53.3;
Berlin 52.5; Amsterdam 52.4; London 51.5; Vancouver 49.2; Paris 48.9; Vienna 48.2; Venice 45.4;
Toronto 43.7; Rome 41.9; Istanbul 41; New York 40.7; Madrid 40.4; Beijing 39.9; Lisbon 38.7;
Athens 38; Melbourne 37.8; Tokyo 35.7; Buenos Aires 34.6; Los Angeles 34.1; Sydney 33.9; Cape
Town 33.9; Shanghai 31.2; Cairo 30; Delhi 28.6; Miami 25.8; Rio de Janeiro 22.9; Hong Kong 22.3;
Honolulu 21.3; Mexico City 19.4; Mumbai 19.1; Lima 12; Lagos 6.5; Jakarta 6.2; Singapore 1.3;
Nairobi 1.3; Quito 0.2`,
  },
  {
    unit: 'land neighbours',
    source: 'CIA World Factbook',
    year: 2024,
    items: `China 14; Russia 14; Brazil 10; Germany 9; DR Congo 9; Austria 8; Türkiye 8; Tanzania 8; Zambia
8; Poland 7; Hungary 7; Ukraine 7; Iran 7; Saudi Arabia 7; Sudan 7; Niger 7; Italy 6; India 6;
Iraq 6; Afghanistan 6; South Africa 6; Ethiopia 6; Switzerland 5; Argentina 5; Peru 5; Kenya 5;
Kazakhstan 5; Romania 5; Slovakia 5; Myanmar 5; Belgium 4; Czechia 4; Greece 4; Pakistan 4;
Thailand 4; Nigeria 4; Chile 3; Mexico 3; Norway 3; Finland 3; Vietnam 3; Luxembourg 3; United
States 2; Mongolia 2; Nepal 2; Sweden 2; Uruguay 2; Japan 0; Iceland 0; Australia 0; New Zealand
0`,
  },
  {
    unit: 'km apart',
    source: 'Great circle between GeoNames coordinates',
    year: 2024,
    items: `London to Paris 344; London to New York 5570; London to Sydney 16994; London to Edinburgh 534;
Paris to Berlin 877; Paris to Rome 1105; Copenhagen to Stockholm 522; Copenhagen to Oslo 483;
Copenhagen to Aarhus 157; Berlin to Moscow 1609; Madrid to Lisbon 502; Madrid to Barcelona 505;
Rome to Athens 1051; Rome to Milan 477; Vienna to Budapest 214; Vienna to Prague 251; Dublin to
Reykjavík 1495; Istanbul to Cairo 1236; Cairo to Cape Town 7239; Nairobi to Mumbai 4542; Delhi
to Mumbai 1148; Beijing to Tokyo 2092; Seoul to Tokyo 1153; Hong Kong to Singapore 2586; Bangkok
to Singapore 1427; Sydney to Melbourne 713; Sydney to Perth 3290; Sydney to Auckland 2156; New
York to Los Angeles 3936; New York to Boston 306; New York to Washington 328; Los Angeles to San
Francisco 559; Chicago to Miami 1917; Toronto to Mexico City 3261; Rio de Janeiro to Buenos
Aires 1968; Tokyo to San Francisco 8271; Amsterdam to Brussels 173; Glasgow to Edinburgh 67;
Stockholm to Helsinki 396; Madrid to Buenos Aires 10045`,
  },
  {
    unit: 'm by the rules',
    source: 'The sport’s own federation',
    year: 2024,
    items: `Marathon 42195; Half marathon 21097.5; American football field with end zones 109.73; Ice hockey
rink, length 60; Olympic pool, length 50; Handball court, length 40; Netball court, length 30.5;
Basketball court, length 28; Between two bases in baseball 27.43; Tennis court, length 23.77;
Cricket pitch, length 20.12; Pitcher to home plate 18.44; Bowling lane to the first pin 18.29;
Volleyball court, length 18; Badminton court, length 13.4; Gymnastics floor, side 12; Penalty
spot to goal line 11; Highest diving platform 10; Football goal, width 7.32; Gap between rugby
posts 5.6; Balance beam, length 5; Hockey goal, width 3.66; Snooker table, length inside 3.57;
Basketball hoop, height 3.05; Handball goal, width 3; Table tennis table, length 2.74; Discus
circle, across 2.5; Football goal, height 2.44; Volleyball net, men’s height 2.43; Darts, line
to board 2.37; Volleyball net, women’s height 2.24; Badminton net at the posts 1.55; Balance
beam, height 1.25; Hurdle in the men’s 110 m 1.067; Tennis net in the middle 0.914; Hurdle in
the women’s 100 m 0.838`,
  },
  {
    unit: '% strong',
    source: 'The label on the bottle',
    year: 2024,
    isPub: true,
    items: `Green Chartreuse 55; Linie Aquavit 41.5; Absolut Vodka 40; Cointreau 40; Grand
Marnier 40; Fernet-Branca 39; Gammel Dansk 38; Jägermeister 35; Disaronno 28; Campari in Europe
25; Baileys 17; Chambord 16.5; Aperol 11; Westmalle Tripel 9.5; Chimay Blue 9; Duvel 8.5; La
Chouffe 8; Leffe Blonde 6.6; Orval 6.2; Hoegaarden 4.9; Heineken 5; Tuborg Green 4.6`,
  },
]
