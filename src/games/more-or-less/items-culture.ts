import type { Measure } from './items-measure.ts'

/** Films, songs, games, toys, books and television. */
export const culture: readonly Measure[] = [
  {
    unit: 'minutes',
    source: 'IMDb',
    year: 2024,
    items: [
      `Gone with the Wind 238; The Return of the King 201; Titanic 194; Avengers: Endgame 181;
Oppenheimer 180; The Fellowship of the Ring 178; The Godfather 175; The Sound of Music 172;
Interstellar 169; Avatar 162; Gladiator 155; Pulp Fiction 154; The Dark Knight 152; Inception
148; Forrest Gump 142; The Shawshank Redemption 142; Mary Poppins 139; Fight Club 139; The Matrix
136; Love Actually 135; Die Hard 132; Jurassic Park 127; Jaws 124; Star Wars, 1977 121; Back to
the Future 116; E.T. 115; Barbie 114; Grease 110; Mamma Mia! 108; Ghostbusters 105; Home Alone
103; The Wizard of Oz 102; Frozen 102; Finding Nemo 100; Shrek 90; The Lion King, 1994 88; Snow
White, 1937 83; Toy Story 81`,
      `Schindler’s List 195; Braveheart 178; Saving Private Ryan 169; Terminator 2 137; The Silence of
the Lambs 118; Alien 117; Psycho 109; Groundhog Day 101; WALL-E 98; Elf 97; Up 96; Life of Brian
94; Holy Grail by Monty Python 91; Cinderella, 1950 74; Dumbo, 1941 64`,
      `Ben-Hur, 1959 212; The Godfather Part II 202; 2001: A Space Odyssey 149; Parasite 132; Vertigo
128; Spirited Away 124; Amélie 122; Citizen Kane 119; Casablanca 102; Airplane! 88; My Neighbour
Totoro 86`,
    ],
  },
  {
    unit: 'the year in cinemas',
    source: 'IMDb',
    year: 2024,
    items: [
      `Snow White by Disney 1937; The Wizard of Oz 1939; Mary Poppins 1964; The Sound of Music 1965; The
Godfather 1972; Jaws 1975; Rocky 1976; Grease 1978; E.T. 1982; Ghostbusters 1984; Back to the
Future 1985; Top Gun 1986; Dirty Dancing 1987; Die Hard 1988; The Little Mermaid by Disney 1989;
Pretty Woman 1990; The Silence of the Lambs 1991; Jurassic Park 1993; Pulp Fiction 1994; Toy
Story 1995; The Matrix 1999; Shrek 2001; Finding Nemo 2003; Mamma Mia! 2008; Avatar 2009;
Inception 2010; Skyfall 2012; Frozen 2013; Interstellar 2014; La La Land 2016; Barbie 2023`,
      `Lady and the Tramp 1955; Psycho 1960; Breakfast at Tiffany’s 1961; Dr. No 1962; The Exorcist
1973; Saturday Night Fever 1977; Life of Brian 1979; The Shining 1980; Raiders of the Lost Ark
1981; Wayne’s World 1992; The Truman Show 1998; Billy Elliot 2000; Shaun of the Dead 2004; Casino
Royale with Daniel Craig 2006; Bridesmaids 2011`,
      `Citizen Kane 1941; Singin’ in the Rain 1952; Roman Holiday 1953; Rear Window 1954; Some Like It
Hot 1959; The Graduate 1967; Butch Cassidy and the Sundance Kid 1969; Trainspotting 1996; The
Full Monty 1997; Bend It Like Beckham 2002; Parasite 2019`,
    ],
  },
  {
    unit: 'the year it came out',
    source: 'MusicBrainz',
    year: 2024,
    items: [
      `Hound Dog by Elvis Presley 1956; Satisfaction by The Rolling Stones 1965; Hey Jude by The Beatles
1968; Space Oddity by David Bowie 1969; Imagine by John Lennon 1971; Jolene by Dolly Parton 1973;
Waterloo by ABBA 1974; Bohemian Rhapsody by Queen 1975; Dancing Queen by ABBA 1976; Stayin’ Alive
by the Bee Gees 1977; Sweet Dreams by Eurythmics 1983; Every Breath You Take by The Police 1983;
Purple Rain by Prince 1984; Last Christmas by Wham! 1984; Livin’ on a Prayer by Bon Jovi 1986;
Never Gonna Give You Up by Rick Astley 1987; Like a Prayer by Madonna 1989; Smells Like Teen
Spirit by Nirvana 1991; Wonderwall by Oasis 1995; Wannabe by the Spice Girls 1996; Barbie Girl by
Aqua 1997; Believe by Cher 1998; Lose Yourself by Eminem 2002; Crazy in Love by Beyoncé 2003;
Umbrella by Rihanna 2007; Single Ladies by Beyoncé 2008; Rolling in the Deep by Adele 2010; Call
Me Maybe by Carly Rae Jepsen 2011; Gangnam Style by Psy 2012; Get Lucky by Daft Punk 2013; Shake
It Off by Taylor Swift 2014; Hello by Adele 2015; Shape of You by Ed Sheeran 2017; Blinding
Lights by The Weeknd 2019; As It Was by Harry Styles 2022; Flowers by Miley Cyrus 2023; Espresso
by Sabrina Carpenter 2024`,
      `She Loves You by The Beatles 1963; Respect by Aretha Franklin 1967; Zombie by The Cranberries
1994; Yellow by Coldplay 2000; Hey Ya! by Outkast 2003`,
      `Rock Around the Clock by Bill Haley 1954; Johnny B. Goode by Chuck Berry 1958; Stand by Me by Ben
E. King 1961; Good Vibrations by The Beach Boys 1966; Superstition by Stevie Wonder 1972;
Wuthering Heights by Kate Bush 1978; Le Freak by Chic 1978; Tainted Love by Soft Cell 1981; Fast
Car by Tracy Chapman 1988; Vogue by Madonna 1990`,
    ],
  },
  {
    unit: 'the year of its release',
    source: 'MobyGames',
    year: 2024,
    items: [
      `Pong 1972; Space Invaders 1978; Pac-Man 1980; Donkey Kong 1981; Super Mario Bros. 1985; The
Legend of Zelda 1986; Street Fighter II 1991; Sonic the Hedgehog 1991; Super Mario Kart 1992;
Mortal Kombat 1992; Doom 1993; Super Mario 64 1996; Tomb Raider 1996; GoldenEye 007 1997; Grand
Theft Auto 1997; The Sims 2000; Halo 2001; World of Warcraft 2004; Guitar Hero 2005; Wii Sports
2006; Mario Kart Wii 2008; Angry Birds 2009; League of Legends 2009; Minecraft in full 2011;
Skyrim 2011; Candy Crush Saga 2012; Grand Theft Auto V 2013; The Last of Us 2013; Flappy Bird
2013; Pokémon Go 2016; Fortnite Battle Royale 2017; Among Us 2018; Animal Crossing: New Horizons
2020; Fall Guys 2020; Hogwarts Legacy 2023`,
      `Asteroids 1979; Frogger 1981; Final Fantasy 1987; SimCity 1989; Super Mario World 1990; Lemmings
1991; Civilization 1991; Donkey Kong Country 1994; Worms 1995; Resident Evil 1996; Crash
Bandicoot 1996; Gran Turismo 1997; Age of Empires 1997; Half-Life 1998; Metal Gear Solid 1998;
Grand Theft Auto III 2001; Call of Duty 2003; The Sims 2 2004; Rock Band 2007; Assassin’s Creed
2007; Portal 2007; FarmVille 2009; Plants vs. Zombies 2009; Red Dead Redemption 2010; Dark Souls
2011; Mario Kart 8 2014; The Witcher 3 2015; Overwatch 2016; Stardew Valley 2016; Breath of the
Wild 2017; Red Dead Redemption 2 2018; Cyberpunk 2077 2020; Elden Ring 2022; Tears of the Kingdom
2023; Baldur’s Gate 3 2023`,
      `Spacewar! 1962; Elite 1984; Gauntlet 1985; Bubble Bobble 1986; Metal Gear 1987; Prince of Persia
1989; The Secret of Monkey Island 1990; Wolfenstein 3D 1992; Myst 1993; Quake 1996; Final Fantasy
VII 1997; Ocarina of Time 1998; StarCraft 1998; RollerCoaster Tycoon 1999; Deus Ex 2000; Kingdom
Hearts 2002; Half-Life 2 2004; BioShock 2007; Journey 2012; Undertale 2015; Cuphead 2017;
Untitled Goose Game 2019; Stray 2022; Balatro 2024`,
    ],
  },
  {
    unit: 'the year on sale',
    source: 'The maker’s own history',
    year: 2024,
    items: [
      `Scrabble 1948; Mr Potato Head 1952; Play-Doh 1956; Hula hoop by Wham-O 1958; Barbie 1959; Twister
1966; Uno 1971; Playmobil 1974; Lego’s little yellow people 1978; Rubik’s Cube outside Hungary
1980; Trivial Pursuit 1981; Jenga 1983; Transformers toys 1984; Game Boy 1989; Pokémon cards
1996; Tamagotchi 1996; Furby 1998; Cards Against Humanity 2011; Exploding Kittens 2015`,
      `Slinky 1945; Cluedo 1949; Yahtzee by that name 1956; Risk, first in France 1957; Etch A Sketch
1960; Operation 1965; Hot Wheels 1968; Connect Four 1974; Hungry Hungry Hippos 1978; Guess Who?
1979; Pictionary 1985; Magic: The Gathering 1993; Catan 1995; Carcassonne 2000; Ticket to Ride
2004; Codenames 2015; Beanie Babies 1993`,
      `View-Master 1939; Frisbee by that name 1957; Mouse Trap 1963; Spirograph 1965; Dungeons & Dragons
1974; Simon, the four lights 1978; Warhammer 1983; Pandemic, the board game 2008; Dominion 2008;
Dixit 2008; Azul 2017; Wingspan 2019`,
    ],
  },
  {
    unit: 'the year it was published',
    source: 'The British Library catalogue',
    year: 2024,
    items: [
      `Pride and Prejudice 1813; Frankenstein 1818; A Christmas Carol 1843; Alice’s Adventures in
Wonderland 1865; Dracula 1897; The Wonderful Wizard of Oz 1900; Winnie-the-Pooh 1926; The Great
Gatsby 1925; Mary Poppins 1934; The Hobbit 1937; The Little Prince 1943; Pippi Longstocking 1945;
Animal Farm 1945; Nineteen Eighty-Four 1949; The Fellowship of the Ring 1954; The Cat in the Hat
1957; To Kill a Mockingbird 1960; Charlie and the Chocolate Factory 1964; The Very Hungry
Caterpillar 1969; Jaws 1974; The Shining 1977; It by Stephen King 1986; Matilda 1988; Jurassic
Park 1990; Harry Potter’s first year 1997; The Gruffalo 1999; The Da Vinci Code 2003; Twilight
2005; The Hunger Games 2008; Fifty Shades of Grey 2011`,
      `Jane Eyre 1847; Wuthering Heights 1847; Moby-Dick 1851; Les Misérables 1862; Little Women 1868;
The Adventures of Tom Sawyer 1876; Black Beauty 1877; Treasure Island as a book 1883; Dr Jekyll
and Mr Hyde 1886; The Jungle Book 1894; The War of the Worlds as a book 1898; The Hound of the
Baskervilles as a book 1902; The Tale of Peter Rabbit, in shops 1902; Peter Pan as a novel 1911;
The Secret Garden 1911; Murder on the Orient Express 1934; Brave New World 1932; Gone with the
Wind 1936; And Then There Were None 1939; The Lion, the Witch and the Wardrobe 1950; The Catcher
in the Rye 1951; Charlotte’s Web 1952; Lord of the Flies 1954; Lolita 1955; Breakfast at
Tiffany’s 1958; A Clockwork Orange 1962; Where the Wild Things Are 1963; Dune 1965; The Godfather
1969; Carrie 1974; The Hitchhiker’s Guide to the Galaxy 1979; The BFG 1982; The Handmaid’s Tale
1985; The Alchemist 1988; Bridget Jones’s Diary 1996; Life of Pi 2001; The Girl with the Dragon
Tattoo 2005; Gone Girl 2012; The Girl on the Train 2015; Normal People 2018`,
      `Madame Bovary as a book 1857; Great Expectations as a book 1861; The Time Machine 1895; The Call
of the Wild 1903; The Wind in the Willows 1908; Ulysses 1922; Mrs Dalloway 1925; Rebecca 1938;
For Whom the Bell Tolls 1940; The Old Man and the Sea 1952; Casino Royale 1953; On the Road 1957;
Doctor Zhivago 1957; Catch-22 1961; One Hundred Years of Solitude 1967; Interview with the
Vampire 1976; The Name of the Rose 1980; The Colour of Magic 1983; The Remains of the Day 1989;
American Psycho 1991; Trainspotting 1993; Northern Lights by Philip Pullman 1995; Memoirs of a
Geisha 1997; The Kite Runner 2003; The Book Thief 2005; Wolf Hall 2009`,
    ],
  },
  {
    unit: 'episodes',
    source: 'The broadcaster’s episode list',
    year: 2024,
    items: [
      `Friends 236; The Office in America 201; Breaking Bad 62; Game of Thrones 73; The Big Bang Theory
279; How I Met Your Mother 208; Sex and the City 94; The Crown 60; Downton Abbey 52; Fawlty
Towers 12; Mr. Bean with Rowan Atkinson 15; Modern Family 250; Brooklyn Nine-Nine 153; Desperate
Housewives 180; Peaky Blinders 36; The Queen’s Gambit 7; The Sopranos 86; The Walking Dead 177;
Gilmore Girls, the first run 153; The X-Files 218; Chernobyl 5; Fleabag 12; Squid Game, first
series 9`,
      `Seinfeld 180; Frasier, the first run 264; Mad Men 92; Better Call Saul 63; Buffy the Vampire
Slayer 144; Band of Brothers 10; Dallas, the first run 357; ER 331; Scrubs, the first run 182;
Malcolm in the Middle, the first run 151; That ’70s Show 200; New Girl 146; Schitt’s Creek 80;
Succession 39; The Wire 60; Homeland 96; Orange Is the New Black 91; House of Cards in America
73; Columbo 69; MacGyver, the first run 139; Star Trek, the first series 79; True Blood 80; 24,
the first eight days 192; Dawson’s Creek 128; Gossip Girl, the first run 121; Ally McBeal 112;
Dexter, the first run 96; The Bridge, Danish and Swedish 38`,
      `Monty Python’s Flying Circus 45; Six Feet Under 63; Twin Peaks, the first two series 30;
Boardwalk Empire 56; Deadwood 36; Rome 22; The Killing in Denmark 40; Broadchurch 24; Firefly 14;
Veep 65; The Americans 75; Sons of Anarchy 92; Weeds 102; Girls 62; Murder, She Wrote 264; The
Inbetweeners 18; The Leftovers 28`,
    ],
  },
]
