import type { Measure } from './items-measure.ts'

/**
 * Popular topics: films, songs, food, prices, animals, records. Sports have only results that
 * cannot change: past Games, retired players.
 */
export const everyday: readonly Measure[] = [
  {
    unit: 'minutes',
    source: 'IMDb',
    year: 2024,
    items: `Gone with the Wind 238; Ben-Hur, 1959 212; The Godfather Part II 202; The Return of the King
201; Schindler’s List 195; Titanic 194; Avengers: Endgame 181; Oppenheimer 180; Braveheart 178;
The Fellowship of the Ring 178; The Godfather 175; The Sound of Music 172; Interstellar 169;
Saving Private Ryan 169; Avatar 162; Gladiator 155; Pulp Fiction 154; The Dark Knight 152; 2001:
A Space Odyssey 149; Inception 148; Forrest Gump 142; The Shawshank Redemption 142; Mary Poppins
139; Fight Club 139; Terminator 2 137; The Matrix 136; Love Actually 135; Die Hard 132; Parasite
132; Vertigo 128; Jurassic Park 127; Jaws 124; Spirited Away 124; Amélie 122; Star Wars, 1977
121; Citizen Kane 119; The Silence of the Lambs 118; Alien 117; Back to the Future 116; E.T.
115; Barbie 114; Grease 110; Psycho 109; Mamma Mia! 108; Ghostbusters 105; Home Alone 103;
Casablanca 102; The Wizard of Oz 102; Frozen 102; Groundhog Day 101; Finding Nemo 100; WALL-E
98; Elf 97; Up 96; Life of Brian 94; Holy Grail by Monty Python 91; Shrek 90; The Lion King,
1994 88; Airplane! 88; My Neighbour Totoro 86; Snow White, 1937 83; Toy Story 81; Cinderella,
1950 74; Dumbo, 1941 64`,
  },
  {
    unit: 'the year in cinemas',
    source: 'IMDb',
    year: 2024,
    items: `Snow White by Disney 1937; The Wizard of Oz 1939; Citizen Kane 1941; Singin’ in the Rain 1952;
Roman Holiday 1953; Rear Window 1954; Lady and the Tramp 1955; Some Like It Hot 1959; Psycho 1960;
Breakfast at Tiffany’s 1961; Dr. No 1962; Mary Poppins 1964; The Sound of Music 1965; The Graduate
1967; Butch Cassidy and the Sundance Kid 1969; The Godfather 1972; The Exorcist 1973; Jaws 1975;
Rocky 1976; Saturday Night Fever 1977; Grease 1978; Life of Brian 1979; The Shining 1980; Raiders
of the Lost Ark 1981; E.T. 1982; Ghostbusters 1984; Back to the Future 1985; Top Gun 1986; Dirty
Dancing 1987; Die Hard 1988; The Little Mermaid by Disney 1989; Pretty Woman 1990; The Silence of
the Lambs 1991; Wayne’s World 1992; Jurassic Park 1993; Pulp Fiction 1994; Toy Story 1995;
Trainspotting 1996; The Full Monty 1997; The Truman Show 1998; The Matrix 1999; Billy Elliot 2000;
Shrek 2001; Bend It Like Beckham 2002; Finding Nemo 2003; Shaun of the Dead 2004; Casino Royale
with Daniel Craig 2006; Mamma Mia! 2008; Avatar 2009; Inception 2010; Bridesmaids 2011; Skyfall
2012; Frozen 2013; Interstellar 2014; La La Land 2016; Parasite 2019; Barbie 2023`,
  },
  {
    unit: 'the year it came out',
    source: 'MusicBrainz',
    year: 2024,
    items: `Rock Around the Clock by Bill Haley 1954; Hound Dog by Elvis Presley 1956; Johnny B. Goode by
Chuck Berry 1958; Stand by Me by Ben E. King 1961; She Loves You by The Beatles 1963; Satisfaction
by The Rolling Stones 1965; Good Vibrations by The Beach Boys 1966; Respect by Aretha Franklin
1967; Hey Jude by The Beatles 1968; Space Oddity by David Bowie 1969; Imagine by John Lennon 1971;
Superstition by Stevie Wonder 1972; Jolene by Dolly Parton 1973; Waterloo by ABBA 1974; Bohemian
Rhapsody by Queen 1975; Dancing Queen by ABBA 1976; Stayin’ Alive by the Bee Gees 1977; Wuthering
Heights by Kate Bush 1978; Le Freak by Chic 1978; Tainted Love by Soft Cell 1981; Sweet Dreams by
Eurythmics 1983; Every Breath You Take by The Police 1983; Purple Rain by Prince 1984; Last
Christmas by Wham! 1984; Livin’ on a Prayer by Bon Jovi 1986; Never Gonna Give You Up by Rick
Astley 1987; Fast Car by Tracy Chapman 1988; Like a Prayer by Madonna 1989; Vogue by Madonna 1990;
Smells Like Teen Spirit by Nirvana 1991; Zombie by The Cranberries 1994; Wonderwall by Oasis 1995;
Wannabe by the Spice Girls 1996; Barbie Girl by Aqua 1997; Believe by Cher 1998; Yellow by
Coldplay 2000; Lose Yourself by Eminem 2002; Crazy in Love by Beyoncé 2003; Hey Ya! by Outkast
2003; Umbrella by Rihanna 2007; Single Ladies by Beyoncé 2008;
Rolling in the Deep by Adele 2010; Call Me Maybe by Carly Rae Jepsen 2011; Gangnam Style by Psy
2012; Get Lucky by Daft Punk 2013; Shake It Off by Taylor Swift 2014; Hello by Adele 2015; Shape
of You by Ed Sheeran 2017; Blinding Lights by The Weeknd 2019; As It Was by Harry Styles 2022;
Flowers by Miley Cyrus 2023; Espresso by Sabrina Carpenter 2024`,
  },
  {
    unit: 'kcal in 100 g',
    source: 'USDA FoodData Central, rounded',
    year: 2018,
    items: `Cucumber with its peel 15; Courgette 17; Tomato 18; White mushrooms 22; Raw spinach 23; Aubergine
25; Lemon without its peel 29; Watermelon 30; Strawberries 32; Broccoli 34; Peach 39; Onion 40;
Carrot 41; Orange 47; Pineapple 50; Raspberries 52; Apple with its skin 52; Blueberries 57; Mango
60; Whole milk 61; Kiwi fruit 61; Sweet cherries 63; Grapes 69; Fresh figs 74; Raw potato with its
skin 77; Raw ginger 80; Raw cod 82; Raw sweet potato 86; Banana 89; Boiled lentils 116; Raw
chicken breast without skin 120; Boiled white rice 130; Raw egg 143; Raw garlic 149; Boiled
spaghetti 158; Avocado 160; Boiled chickpeas 164; Raw farmed salmon 208; Dried apricots 241; Maple
syrup 260; Medjool dates 277; Raisins 299; Camembert 300; Honey 304; Marshmallows 318; Egg yolk
322; Brie 334; Gouda 356; Cornflakes 357; White sugar 387; Oats 389; Butter croissant 406; Milk
chocolate 535; Cashews 553; Peanuts 567; Almonds 579; Dark chocolate, at least 70% 598; Hazelnuts
628; Walnuts 654; Mayonnaise 680; Pecans 691; Salted butter 717; Olive oil 884`,
  },
  {
    unit: 'pounds at the time',
    source: 'Glastonbury Festival, booking fee left out',
    year: 2024,
    items: `Ticket to Glastonbury, 1970 1; Ticket to Glastonbury, 1984 13; Ticket to Glastonbury, 1987 21;
Ticket to Glastonbury, 1990 38; Ticket to Glastonbury, 1995 65; Ticket to Glastonbury, 2000 87;
Ticket to Glastonbury, 2003 105; Ticket to Glastonbury, 2005 125; Ticket to Glastonbury, 2010 185;
Ticket to Glastonbury, 2015 220; Ticket to Glastonbury, 2019 248; Ticket to Glastonbury, 2022 280;
Ticket to Glastonbury, 2024 355; Colour TV licence, end of 1971 12@House of Commons Library;
Colour TV licence, end of 1975 18@House of Commons Library; Colour TV licence, end of 1979
34@House of Commons Library; Colour TV licence, end of 1981 46@House of Commons Library; Colour TV
licence, end of 1985 58@House of Commons Library; Colour TV licence, end of 1990 71@House of
Commons Library; Colour TV licence, end of 1994 84.5@House of Commons Library; Colour TV licence,
end of 1999 101@House of Commons Library; Colour TV licence, end of 2002 112@House of Commons
Library; Colour TV licence, end of 2005 126.5@House of Commons Library; Colour TV licence, end of
2010 145.5@House of Commons Library; Colour TV licence, end of 2018 150.5@House of Commons
Library; Colour TV licence, end of 2024 169.5@House of Commons Library; British adult passport,
end of 1998 21@HM Passport Office; British adult passport, end of 2009 77.5@HM Passport Office;
British adult passport, end of 2012 72.5@HM Passport Office; London congestion charge, end of 2003
5@Transport for London; London congestion charge, end of 2006 8@Transport for London; London
congestion charge, end of 2012 10@Transport for London; London congestion charge, end of 2015
11.5@Transport for London; London congestion charge, end of 2024 15@Transport for London`,
  },
  {
    unit: 'pence at the time',
    source: 'Royal Mail',
    year: 2024,
    items: `First-class stamp, end of 1975 8.5; First-class stamp, end of 1980 12; First-class stamp, end of
1988 19; First-class stamp, end of 1996 26; First-class stamp, end of 2006 32; First-class stamp,
end of 2010 41; First-class stamp, end of 2012 60; First-class stamp, end of 2019 70; First-class
stamp, end of 2021 85; First-class stamp, end of 2022 95; First-class stamp, end of 2023 125;
First-class stamp, end of 2024 165; Second-class stamp, end of 2012 50; Second-class stamp, end of
2020 65; Second-class stamp, end of 2023 75; English prescription, end of 1979 45@NHS; English
prescription, end of 1982 130@NHS; English prescription, end of 1985 200@NHS; English
prescription, end of 1990 305@NHS; English prescription, end of 1995 525@NHS; English
prescription, end of 2000 600@NHS; English prescription, end of 2005 650@NHS; English
prescription, end of 2010 720@NHS; English prescription, end of 2015 820@NHS; English
prescription, end of 2019 900@NHS; English prescription, end of 2024 990@NHS; First National
Lottery ticket, 1994 100@The National Lottery; National Lottery ticket, 2014 200@The National
Lottery; Full minimum wage an hour, end of 1999 360@Low Pay Commission; Full minimum wage an hour,
end of 2003 450@Low Pay Commission; Full minimum wage an hour, end of 2006 535@Low Pay Commission;
Full minimum wage an hour, end of 2010 593@Low Pay Commission; Full minimum wage an hour, end of
2014 650@Low Pay Commission; Full minimum wage an hour, end of 2019 821@Low Pay Commission; Full
minimum wage an hour, end of 2022 950@Low Pay Commission; Full minimum wage an hour, end of 2023
1042@Low Pay Commission; Full minimum wage an hour, end of 2024 1144@Low Pay Commission`,
  },
  {
    unit: 'US dollars when new',
    source: 'The maker’s first price, cents left out',
    year: 2024,
    items: `Raspberry Pi, model B 35; Chromecast, the first 35; Game Boy 89; Nintendo DS 149; Kinect for the
Xbox 149; AirPods, the first 159; Polaroid SX-70 camera 180; Super Nintendo 199; Nintendo GameCube
199; Sega Dreamcast 199; Amazon Echo, the first 199; Nintendo Wii 249; PlayStation Vita 249;
PlayStation, the first 299; Xbox, the first 299; Nintendo Switch 299; Apple Watch, the cheapest
first 349; HP-35 pocket calculator 395; First iPod 399; Amazon Kindle, the first 399; PlayStation
4 399; Steam Deck, the cheapest 399; Xbox One 499; PlayStation 5 with a disc drive 499; First
iPhone, 4 GB 499; First iPad, 16 GB 499; Commodore 64 595; PlayStation 3, 60 GB 599; Oculus Rift
599; Apple Newton MessagePad 699; Ford Model T of 1908 850; The iPhone X, 64 GB 999; Apple II, 4
KB 1298; First iMac 1299; Google Glass 1500; Osborne 1, a portable computer 1795; MacBook Air, the
first 1799; Ford Mustang of 1964 2368; Macintosh, the first 2495; Apple Vision Pro 3499; Motorola
DynaTAC, a mobile phone 3995; Apple Lisa 9995`,
  },
  {
    unit: 'days before birth',
    source: 'AnAge database, a typical length',
    year: 2023,
    items: `Opossum 12; Golden hamster 16; House mouse 19; Brown rat 21; Rabbit 30; Red kangaroo 33; Polecat
42; Grey squirrel 44; Red fox 52; Wolf 62; Dog 63; Cat 65; Guinea pig 68; Naked mole-rat 70;
Meerkat 77; Cheetah 88; Leopard 97; Tiger 105; Lion 109; Spotted hyena 110; Wild boar 115; Sheep
146; Capybara 150; Goat 155; Aardvark 225; Reindeer 228; Chimpanzee 229; Hippopotamus 234;
Orangutan 249; Gorilla 256; American bison 274; Cow 277; Human 280; Llama 330; Horse 337; Humpback
whale 342; Alpaca 345; Blue whale 350; Donkey 359; Bottlenose dolphin 365; Bactrian camel 395;
Dromedary 405; Giraffe 457; Okapi 458; White rhinoceros 515; Asian elephant 644; African elephant
670`,
  },
  {
    unit: 'seconds over 100 m',
    source: 'The official Olympic result',
    year: 2024,
    items: `Thomas Burke, 1896 12; Frank Jarvis, 1900 11; Reggie Walker, 1908 10.8; Harold Abrahams, 1924
10.6; Jesse Owens, 1936 10.3; Armin Hary, 1960 10.2; Jim Hines, 1968 9.95; Valeriy Borzov, 1972
10.14; Hasely Crawford, 1976 10.06; Allan Wells, 1980 10.25; Carl Lewis, 1984 9.99; Carl Lewis,
1988 9.92; Linford Christie, 1992 9.96; Donovan Bailey, 1996 9.84; Maurice Greene, 2000 9.87;
Justin Gatlin, 2004 9.85; Usain Bolt, 2008 9.69; Usain Bolt, 2012 9.63; Usain Bolt, 2016 9.81;
Marcell Jacobs, 2021 9.8; Noah Lyles, 2024 9.79; Betty Robinson, 1928 12.2; Helen Stephens, 1936
11.5; Fanny Blankers-Koen, 1948 11.9; Renate Stecher, 1972 11.07; Annegret Richter, 1976 11.08;
Lyudmila Kondratyeva, 1980 11.06; Evelyn Ashford, 1984 10.97; Florence Griffith Joyner, 1988
10.54; Gail Devers, 1992 10.82; Gail Devers, 1996 10.94; Yuliya Nesterenko, 2004 10.93; Shelly-Ann
Fraser, 2008 10.78; Shelly-Ann Fraser-Pryce, 2012 10.75; Elaine Thompson, 2016 10.71; Elaine
Thompson-Herah, 2021 10.61; Julien Alfred, 2024 10.72`,
  },
  {
    unit: 'Grand Slam singles titles',
    source: 'International Tennis Federation',
    year: 2024,
    items: `Margaret Court 24; Serena Williams 23; Steffi Graf 22; Rafael Nadal 22; Roger Federer 20; Helen
Wills 19; Chris Evert 18; Martina Navratilova 18; Pete Sampras 14; Billie Jean King 12; Roy
Emerson 12; Rod Laver 11; Björn Borg 11; Bill Tilden 10; Maureen Connolly 9; Monica Seles 9; Jimmy
Connors 8; Ivan Lendl 8; Andre Agassi 8; Fred Perry 8; Ken Rosewall 8; John McEnroe 7; Mats
Wilander 7; Justine Henin 7; Maria Bueno 7; Evonne Goolagong 7; Boris Becker 6; Stefan Edberg 6;
Don Budge 6; Maria Sharapova 5; Martina Hingis 5; Kim Clijsters 4; Jim Courier 4; Hana Mandlíková
4; Andy Murray 3; Ashleigh Barty 3; Gustavo Kuerten 3; Lindsay Davenport 3; Jennifer Capriati 3;
Virginia Wade 3; Arthur Ashe 3; Lleyton Hewitt 2; Marat Safin 2; Mary Pierce 2; Andy Roddick 1;
Michael Stich 1; Gabriela Sabatini 1; Jana Novotná 1; Pat Cash 1; Michael Chang 1`,
  },
]
