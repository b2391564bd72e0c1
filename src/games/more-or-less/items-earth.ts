import type { Measure } from './items-measure.ts'

/** Reference figures of the Earth and its neighbours: heights, lengths, countries, distances. */
export const earth: readonly Measure[] = [
  {
    unit: 'm high',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: [
      `Everest 8849; K2 8611; Annapurna 8091; Denali 6190; Kilimanjaro 5895; Ararat 5137; Matterhorn
4478; Eiger 3967; Fuji 3776; Zugspitze 2962; Olympus 2918; Ben Nevis 1345; Vesuvius 1281; Uluru
863; Rock of Gibraltar 426; Sugarloaf in Rio 396`,
      `Kangchenjunga 8586; Aconcagua 6961; Elbrus 5642; Mount Kenya 5199; Monte Rosa 4634; Mauna Kea
4207; Jungfrau 4158; Aoraki, or Mount Cook 3724; Teide 3715; Yr Wyddfa, or Snowdon 1085`,
      `Lhotse 8516; Dhaulagiri 8167; Manaslu 8163; Nanga Parbat 8126; Logan 5959; Cotopaxi 5897; Pico de
Orizaba 5636; Vinson 4892; Puncak Jaya 4884; Whitney 4421; Rainier 4392; Toubkal 4167; Kinabalu
4095; Grossglockner 3798; Mulhacén 3479; Fitz Roy 3405; Triglav 2864; Mount St Helens 2549;
Galdhøpiggen 2469; Kosciuszko 2228; Hvannadalshnúkur 2110; Carrauntoohil 1039; Scafell Pike 978;
Himmelbjerget in Denmark 147`,
    ],
  },
  {
    unit: 'km long',
    source: 'Encyclopaedia Britannica',
    year: 2024,
    items: [
      `Nile 6650; Amazon 6400; Yangtze 6300; Congo 4700; Mississippi 3766; Volga 3530; Danube 2850;
Ganges 2525; Colorado 2330; Rhine 1230; Seine 777; Hudson 507; Tiber 405; Thames 346@Environment
Agency; Panama Canal 82@Panama Canal Authority; Suez Canal 193@Suez Canal Authority; Channel
Tunnel 50.45@Getlink`,
      `Yellow River 5464; Mekong 4350; Niger 4200; Euphrates 2800; Tigris 1900`,
      `Paraná 4880; Lena 4400; Yukon 3190; Murray 2508; Dnieper 2200; Don 1870; Vistula 1047; Tagus
1007; Oder 854; Rhône 813; Po 652; Shannon 360; Gotthard Base Tunnel 57.1@AlpTransit; Seikan
Tunnel 53.85@Japan Railway Construction Agency; Laerdal road tunnel 24.5@Norwegian Public Roads
Administration; Great Belt East Bridge 6.79@Sund & Bælt`,
    ],
  },
  {
    unit: 'km²',
    source: 'CIA World Factbook',
    year: 2024,
    items: [
      `Russia 17098242; Canada 9984670; United States 9833517; China 9596960; Brazil 8515770; Australia
7741220; India 3287263; Argentina 2780400; Greenland 2166086; Mexico 1964375; South Africa
1219090; Egypt 1001450; Spain 505370; Sweden 450295; Japan 377915; Germany 357022; Norway 323802;
Poland 312685; Italy 301340; United Kingdom 243610; Greece 131957; Cuba 110860; Iceland 103000;
Portugal 92090; Austria 83871; Ireland 70273; Denmark 43094; Switzerland 41277; Belgium 30528;
Vatican City 0.44`,
      `Saudi Arabia 2149690; Indonesia 1904569; Iran 1648195; Nigeria 923768; Türkiye 783562; Ukraine
603550; Kenya 580367; Thailand 513120; Finland 338145; Vietnam 331210; South Korea 99720; Czechia
78867; Jamaica 10991; Luxembourg 2586`,
      `Kazakhstan 2724900; DR Congo 2344858; Mongolia 1564116; Peru 1285216; Colombia 1138910; Pakistan
796095; Chile 756102; Madagascar 587041; Iraq 438317; Faroe Islands 1393; Malta 316;
Liechtenstein 160; San Marino 61`,
    ],
  },
  {
    unit: 'million people',
    source: 'UN World Population Prospects 2022',
    year: 2022,
    items: [
      `China 1425.9; India 1417.2; United States 338.3; Indonesia 275.5; Nigeria 218.5; Brazil 215.3;
Russia 144.7; Mexico 127.5; Japan 124; Egypt 111; Türkiye 85.3; Germany 83.4; United Kingdom
67.5; France 64.6; Italy 59; Spain 47.6; Poland 39.9; Canada 38.5; Australia 26.2; Netherlands
17.6; Belgium 11.7; Sweden 10.5; Greece 10.4; Portugal 10.3; Austria 8.9; Switzerland 8.7;
Denmark 5.9; Norway 5.4; Ireland 5`,
      `Pakistan 235.8; Philippines 115.6; Vietnam 98.2; Iran 88.6; Thailand 71.7; South Africa 59.9;
South Korea 51.8; Argentina 45.5; Cuba 11.2; Finland 5.5; New Zealand 5.2; Jamaica 2.8`,
      `Bangladesh 171.2; Ethiopia 123.4; DR Congo 99; Kenya 54; Colombia 51.9; Iraq 44.5; Morocco 37.5;
Saudi Arabia 36.4; Peru 34; Malaysia 33.9; Nepal 30.5; Madagascar 29.6; Chile 19.6; Mongolia 3.4`,
    ],
  },
  {
    unit: 'km across',
    source: 'NASA fact sheets',
    year: 2024,
    items: [
      `The Sun 1391400; Jupiter 142984; Saturn 120536; Uranus 51118; Neptune 49528; Earth 12756; Venus
12104; Mars 6792; Mercury 4879; Our Moon 3475; Pluto 2376`,
      `Ganymede 5262; Titan 5149; Europa 3122`,
      `Callisto 4821; Io 3643; Triton 2707; Eris 2326; Titania 1578; Rhea 1527; Oberon 1523; Iapetus
1469; Charon 1212; Umbriel 1169; Ariel 1158; Dione 1123; Tethys 1062; Enceladus 504; Miranda 472;
Mimas 396; Phobos 22; Deimos 12`,
    ],
  },
  {
    unit: 'degrees from the equator',
    source: 'GeoNames',
    year: 2024,
    items: [
      `Reykjavík 64.1; Helsinki 60.2; Oslo 59.9; Stockholm 59.3; Moscow 55.8; Copenhagen 55.7; Dublin
53.3; Berlin 52.5; Amsterdam 52.4; London 51.5; Paris 48.9; Vienna 48.2; Venice 45.4; Rome 41.9;
Istanbul 41; New York 40.7; Madrid 40.4; Lisbon 38.7; Athens 38; Tokyo 35.7; Los Angeles 34.1;
Sydney 33.9; Cairo 30.1; Miami 25.8; Rio de Janeiro 22.9; Singapore 1.3`,
      `Vancouver 49.2; Toronto 43.7; Beijing 39.9; Melbourne 37.8; Buenos Aires 34.6; Cape Town 33.9;
Shanghai 31.2; Delhi 28.6; Hong Kong 22.3; Mexico City 19.4; Mumbai 19.1`,
      `Longyearbyen 78.2; Tromsø 69.6; Nuuk 64.2; Anchorage 61.2; Aarhus 56.2; Ushuaia 54.8; Honolulu
21.3; Lima 12; Lagos 6.5; Jakarta 6.2; Nairobi 1.3; Quito 0.2`,
    ],
  },
  {
    unit: 'land neighbours',
    source: 'CIA World Factbook',
    year: 2024,
    items: [
      `China 14; Russia 14; Brazil 10; Germany 9; Austria 8; Poland 7; Italy 6; India 6; Switzerland 5;
Belgium 4; Greece 4; Mexico 3; Norway 3; United States 2; Sweden 2; Japan 0; Iceland 0; Australia
0; New Zealand 0`,
      `Türkiye 8; Hungary 7; Ukraine 7; Iran 7; Saudi Arabia 7; Iraq 6; South Africa 6; Argentina 5;
Czechia 4; Pakistan 4; Thailand 4; Chile 3; Finland 3; Vietnam 3; Luxembourg 3; Mongolia 2; Nepal
2`,
      `DR Congo 9; Tanzania 8; Zambia 8; Sudan 7; Niger 7; Afghanistan 6; Ethiopia 6; Peru 5; Kenya 5;
Kazakhstan 5; Romania 5; Slovakia 5; Myanmar 5; Nigeria 4; Uruguay 2`,
    ],
  },
  {
    unit: 'km apart',
    source: 'Great circle between GeoNames coordinates',
    year: 2024,
    items: [
      `London to Paris 344; London to New York 5570; London to Sydney 16994; London to Edinburgh 534;
Paris to Berlin 877; Paris to Rome 1105; Copenhagen to Stockholm 522; Copenhagen to Oslo 483;
Copenhagen to Aarhus 157; Madrid to Lisbon 502; Madrid to Barcelona 505; Rome to Athens 1051;
Rome to Milan 477; New York to Los Angeles 3936; Los Angeles to San Francisco 559; Madrid to
Buenos Aires 10045`,
      `Berlin to Moscow 1609; Vienna to Budapest 214; Istanbul to Cairo 1236; Hong Kong to Singapore
2586; Sydney to Melbourne 713; New York to Boston 306; New York to Washington 328; Amsterdam to
Brussels 173; Glasgow to Edinburgh 67`,
      `Vienna to Prague 251; Dublin to Reykjavík 1495; Cairo to Cape Town 7239; Nairobi to Mumbai 4542;
Delhi to Mumbai 1148; Beijing to Tokyo 2092; Seoul to Tokyo 1153; Bangkok to Singapore 1427;
Sydney to Perth 3290; Sydney to Auckland 2156; Chicago to Miami 1917; Toronto to Mexico City
3261; Rio de Janeiro to Buenos Aires 1968; Tokyo to San Francisco 8271; Stockholm to Helsinki 396`,
    ],
  },
]
