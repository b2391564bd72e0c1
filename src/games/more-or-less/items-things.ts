import type { Measure } from './items-measure.ts'

/** Reference figures of all else: buildings, history, elements, games, courts. */
export const things: readonly Measure[] = [
  {
    unit: 'm tall',
    source: 'CTBUH and official sites',
    year: 2024,
    items: [
      `Burj Khalifa 828; CN Tower 553; One World Trade Center 541; Empire State Building to its tip 443;
Berlin TV tower 368; Eiffel Tower 330; Burj Al Arab 321; Chrysler Building 319; Golden Gate
Bridge towers 227; The Gherkin in London 180; Washington Monument 169; Great Pyramid today 138;
London Eye 135; Sydney Harbour Bridge 134; Big Ben’s tower 96; Statue of Liberty with its
pedestal 93; Taj Mahal 73; Nelson’s Column 52; Arc de Triomphe 50; Christ the Redeemer without
its base 30; Brandenburg Gate 26; Michelangelo’s David 5.17; The Little Mermaid 1.25`,
      `Tokyo Skytree 634; Taipei 101 508; Tokyo Tower 333; Space Needle 184; Cologne Cathedral 157; St
Peter’s Basilica 137; St Paul’s Cathedral 111; Atomium 102; Angel of the North 20`,
      `Merdeka 118 in Kuala Lumpur 679; Shanghai Tower 632; Makkah Clock Tower 601; Lotte World Tower in
Seoul 555; Ostankino Tower 540; Petronas Towers 452; Great Belt Bridge pylons 254; Øresund Bridge
pylons 204; Gateway Arch in St Louis 192; Turning Torso in Malmö 190; Statue of Unity in India
182; Blackpool Tower 158; Copenhagen City Hall 106; Flatiron Building 87; Round Tower in
Copenhagen 35`,
    ],
  },
  {
    unit: 'the year',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: [
      `Vesuvius buries Pompeii 79; Battle of Hastings 1066; Columbus crosses the Atlantic 1492; Great
Fire of London 1666; United States declare independence 1776; Storming of the Bastille 1789;
Battle of Waterloo 1815; Eiffel Tower opens 1889; Wright brothers fly 1903; Titanic sinks 1912;
Wall Street crash 1929; Second World War ends 1945; Everest is climbed 1953; First Eurovision
1956; Sputnik is launched 1957; First Barbie doll 1959; First people on the Moon 1969; ABBA win
Eurovision 1974; Elvis Presley dies 1977; Pac-Man comes out 1980; Thriller by Michael Jackson
1982; Live Aid 1985; Chernobyl disaster 1986; Berlin Wall falls 1989; Nelson Mandela walks free
1990; Dolly the sheep is born 1996; First Harry Potter book 1997; Google is founded 1998;
Wikipedia starts 2001; Euro coins and notes 2002; Facebook starts 2004; YouTube starts 2005;
First iPhone 2007`,
      `Shakespeare dies 1616; Mozart is born 1756; Napoleon is crowned emperor 1804; On the Origin of
Species 1859; Suez Canal opens 1869; Bell patents the telephone 1876; First modern Olympics 1896;
South Pole is reached 1911; Panama Canal opens 1914; Tutankhamun’s tomb is found 1922; Lindbergh
flies the Atlantic 1927; Fleming finds penicillin 1928; First football World Cup 1930; Monopoly
by Parker Brothers 1935; The Hobbit comes out 1937; Gagarin orbits the Earth 1961; First heart
transplant 1967; Sydney Opera House opens 1973; Channel Tunnel opens 1994`,
      `Charlemagne is crowned emperor 800; Magna Carta is sealed 1215; Black Death reaches England 1348;
Constantinople falls 1453; Luther posts his theses 1517; Don Quixote, part one 1605; Harvard is
founded 1636; Frankenstein comes out 1818; Tivoli Gardens open 1843; London Underground opens
1863; Krakatoa erupts 1883; Women may vote in New Zealand 1893; San Francisco earthquake 1906;
Mona Lisa is stolen 1911; Structure of DNA is published 1953; Lego brick is patented 1958; Pong
comes out 1972; Øresund Bridge opens 2000`,
    ],
  },
  {
    unit: 'protons',
    source: 'IUPAC periodic table',
    year: 2022,
    items: [
      `Hydrogen 1; Helium 2; Carbon 6; Nitrogen 7; Oxygen 8; Neon 10; Aluminium 13; Calcium 20; Iron 26;
Copper 29; Silver 47; Gold 79; Lead 82; Uranium 92`,
      `Lithium 3; Fluorine 9; Sodium 11; Magnesium 12; Sulphur 16; Chlorine 17; Potassium 19; Titanium
22; Nickel 28; Zinc 30; Tin 50; Iodine 53; Platinum 78; Mercury 80; Plutonium 94`,
      `Silicon 14; Phosphorus 15; Argon 18; Chromium 24; Cobalt 27; Arsenic 33; Krypton 36; Xenon 54;
Tungsten 74; Radon 86; Radium 88; Einsteinium 99`,
    ],
  },
  {
    unit: 'in all',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: [
      `Keys on a piano 88; Squares on a chessboard 64; Pieces at the start of chess 32; Cards in a pack
without jokers 52; Spaces round a Monopoly board 40; Dots on a die 21; Bones of an adult 206;
Teeth of an adult, wisdom included 32; Hearts of an octopus 3; Legs of a spider 8; Strings on a
violin 4; Stars on the US flag 50; Stripes on the US flag 13; Stars on the European flag 12;
Members of the European Union 27; Pins at the end of a bowling lane 10; Holes on a full golf
course 18; Players of a rugby union side 15; Days in a leap year 366; Hours in a week 168;
Minutes in a day 1440`,
      `Tiles in English Scrabble 100; Squares on a Scrabble board 225; Milk teeth 20; Letters in the
Greek alphabet 24; Members of the United Nations 193; Symphonies by Beethoven 9; Balls on a
snooker table 22; Most points with three darts 180; Perfect score in tenpin bowling 300; Maximum
break in snooker 147; Players of a handball side 7`,
      `Tiles in a double-six domino set 28; Pieces in backgammon 30; Pockets on a European roulette
wheel 37; Ribs of a human 24; Chromosomes in a human cell 46; Bones in a giraffe’s neck 7;
Strings on a concert harp 47; Letters in the Danish alphabet 29; Letters in the Russian alphabet
33; Cantons of Switzerland 26; US representatives 435; Members of the Danish parliament 179;
Books of the King James Bible 66; Sonnets by Shakespeare 154; Syllables in a haiku 17; Lines of a
sonnet 14; Time zones of Russia 11; Faces of an icosahedron 20`,
    ],
  },
  {
    unit: 'degrees Celsius to melt',
    source: 'CRC Handbook of Chemistry and Physics',
    year: 2016,
    items: [
      `Mercury -38.8; Ice 0; Tin 232; Lead 327; Zinc 420; Aluminium 660; Table salt 801; Silver 962;
Gold 1064; Copper 1085; Iron 1538`,
      `Sodium 97.8; Sulphur 115; Magnesium 650; Uranium 1135; Nickel 1455; Titanium 1668; Platinum 1768;
Tungsten 3422`,
      `Gallium 29.8; White phosphorus 44.2; Potassium 63.5; Lithium 180.5; Bismuth 271; Cadmium 321;
Calcium 842; Silicon 1414; Cobalt 1495; Chromium 1907; Iridium 2446; Osmium 3033`,
    ],
  },
  {
    unit: 'm by the rules',
    source: 'The sport’s own federation',
    year: 2024,
    items: [
      `Marathon 42195; Half marathon 21097.5; American football field with end zones 109.73; Olympic
pool, length 50; Basketball court, length 28; Tennis court, length 23.77; Bowling lane to the
first pin 18.29; Penalty spot to goal line 11; Highest diving platform 10; Football goal, width
7.32; Basketball hoop, height 3.05; Table tennis table, length 2.74; Darts, line to board 2.37`,
      `Ice hockey rink, length 60; Handball court, length 40; Between two bases in baseball 27.43;
Volleyball court, length 18; Badminton court, length 13.4; Balance beam, length 5; Handball goal,
width 3; Football goal, height 2.44; Volleyball net, men’s height 2.43`,
      `Netball court, length 30.5; Cricket pitch, length 20.12; Pitcher to home plate 18.44; Gymnastics
floor, side 12; Gap between rugby posts 5.6; Hockey goal, width 3.66; Snooker table, length
inside 3.57; Discus circle, across 2.5; Volleyball net, women’s height 2.24; Badminton net at the
posts 1.55; Balance beam, height 1.25; Hurdle in the men’s 110 m 1.067; Tennis net in the middle
0.914; Hurdle in the women’s 100 m 0.838`,
    ],
  },
  {
    unit: '% strong',
    source: 'The label on the bottle',
    year: 2024,
    isPub: true,
    items: [
      `Absolut Vodka 40; Cointreau 40; Grand Marnier 40; Jägermeister 35; Campari in Europe 25; Baileys
17; Aperol 11; Hoegaarden 4.9; Heineken 5; Tuborg Green 4.6`,
      `Disaronno 28; Duvel 8.5; Leffe Blonde 6.6`,
      `Green Chartreuse 55; Linie Aquavit 41.5; Fernet-Branca 39; Gammel Dansk 38; Chambord 16.5;
Westmalle Tripel 9.5; Chimay Blue 9; La Chouffe 8; Orval 6.2`,
    ],
  },
]
