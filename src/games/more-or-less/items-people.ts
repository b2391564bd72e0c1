import type { Measure } from './items-measure.ts'

/** Ages and sport: only results that cannot change, past Games, retired players. */
export const people: readonly Measure[] = [
  {
    unit: 'years old',
    source: 'Encyclopaedia Britannica, from two dates',
    year: 2024,
    items: [
      `Mozart dies 35; Elvis Presley dies 42; Marilyn Monroe dies 36; Elizabeth II becomes queen 25;
Charles III becomes king 73; John F. Kennedy becomes president 43; Barack Obama becomes president
47; Nelson Mandela becomes president 75; Nelson Mandela walks free 71; Pelé first wins the World
Cup 17; Diego Maradona wins the World Cup 25; Lionel Messi wins the World Cup 35; Usain Bolt runs
100 m in 9.58 seconds 22; Serena Williams first wins the US Open 17; Roger Federer first wins
Wimbledon 21; Lewis Hamilton is first world champion 23; Yuri Gagarin orbits the Earth 27; Neil
Armstrong stands on the Moon 38; William Shatner goes to space 90; Malala Yousafzai, Nobel Prize
announced 17; Albert Einstein dies 76; Martin Luther King says he has a dream 34; Steve Jobs
shows the first iPhone 51; Mark Zuckerberg starts Facebook 19; J. K. Rowling’s first Harry Potter
31; Freddie Mercury at Live Aid 38; Michael Jackson when Thriller is out 24; Taylor Swift’s first
album is out 16; Billie Eilish wins her first Grammys 18; Paul McCartney at Glastonbury in 2022
80; Leonardo DiCaprio gets his Oscar 41; Kate Winslet when Titanic opens 22; Leonardo DiCaprio
when Titanic opens 23; Harrison Ford when Star Wars opens 34; Carrie Fisher when Star Wars opens
20; Macaulay Culkin when Home Alone opens 10; Daniel Radcliffe, first Potter film 12; Emma
Watson, first Potter film 11; Schwarzenegger when Terminator opens 37; Keanu Reeves when The
Matrix opens 34; Tom Hanks when Forrest Gump opens 37; Julia Roberts when Pretty Woman opens 22;
Meryl Streep when Mamma Mia! opens 59; Margot Robbie when Barbie opens 33; Rosa Parks keeps her
seat 42; Greta Thunberg begins her strike 15; Joe Biden becomes president 78; Diana marries
Charles 20`,
      `Victoria becomes queen 18; Abraham Lincoln becomes president 52; Margaret Thatcher moves into
Number 10 53; Tony Blair moves into Number 10 43; Winston Churchill moves into Number 10 65;
Kylian Mbappé wins the World Cup 19; Bobby Fischer is chess champion 29; Garry Kasparov is first
chess champion 22; Magnus Carlsen is first chess champion 22; Boris Becker first wins Wimbledon
17; Rafael Nadal first wins in Paris 19; Novak Djokovic first wins in Melbourne 20; Andy Murray
first wins Wimbledon 26; Emma Raducanu wins the US Open 18; Michael Schumacher, first world title
25; Max Verstappen is first world champion 24; Tiger Woods first wins the Masters 21; Muhammad
Ali first beats Sonny Liston 22; Mike Tyson is first world champion 20; Nadia Comăneci gets a
perfect ten 14; Simone Biles, all-round gold in Rio 19; Valentina Tereshkova goes to space 26;
Buzz Aldrin stands on the Moon 39; Edmund Hillary stands on Everest 33; Amelia Earhart flies the
Atlantic alone 34; Charles Lindbergh lands in Paris 25; Roald Amundsen stands at the South Pole
39; Marie Curie gets her first Nobel Prize 36; Bob Dylan, Nobel Prize announced 75; Tolkien’s
Hobbit is out 45; Paul McCartney when Sgt. Pepper is out 24; Prince when Purple Rain is out 26;
Madonna when Like a Virgin is out 26; Kate Bush’s Wuthering Heights is out 19; Dolly Parton’s
Jolene is out 27; Céline Dion wins Eurovision 20; Agnetha wins Eurovision with ABBA 24; Dolly
Parton at Glastonbury in 2014 68; Anthony Hopkins gets his second Oscar 83; Jennifer Lawrence
gets her Oscar 22; Mark Hamill when Star Wars opens 25; Judy Garland, The Wizard of Oz opens 17;
Audrey Hepburn, Tiffany’s opens 32; Sean Connery, his first James Bond opens 32; Roger Moore, his
last James Bond opens 57; Uma Thurman when Pulp Fiction opens 24; Michael J. Fox, Back to the
Future opens 24; Steven Spielberg when Jaws opens 28; Alfred Hitchcock when Psycho opens 60;
James Cameron when Titanic opens 43; Greta Gerwig when Barbie opens 39; Zinedine Zidane wins the
World Cup 26; Cristiano Ronaldo is European champion 31; Roger Bannister runs his famous mile 25;
Napoleon is crowned emperor 35; Napoleon loses at Waterloo 45; Elizabeth I becomes queen 25;
George Washington becomes president 57; Gandhi picks up the salt 60; Darwin’s Origin of Species
is out 50; Emmanuel Macron becomes president 39; Jacinda Ardern becomes prime minister 37; Angela
Merkel becomes chancellor 51; Ronald Reagan becomes president 69; Grace Kelly marries her prince
26; Meghan marries Harry 36; Frederik becomes king of Denmark 55; Margrethe becomes queen of
Denmark 31; David Attenborough, Planet Earth starts 79`,
      `Theodore Roosevelt becomes president 42; Jack Nicklaus last wins the Masters 46; George Foreman
is champion once more 45; Jesse Owens wins the 100 m in Berlin 22; John Glenn goes back to space
77; Sally Ride goes to space 32; Junko Tabei stands on Everest 35; Orville Wright flies 32; Louis
Blériot flies the Channel 37; Tim Berners-Lee proposes the web 33; Mary Shelley’s Frankenstein is
out 20; George Harrison on the rooftop 25; Sandra Kim wins Eurovision for Belgium 13; Tatum
O’Neal gets her Oscar 10; Sigourney Weaver when Alien opens 29; Orson Welles when Citizen Kane
opens 25; Dino Zoff wins the World Cup 40; Roger Milla’s last World Cup goal 42; Stanley
Matthews’s last league match 50; Cathy Freeman wins gold in Sydney 27; Wellington wins at
Waterloo 46; Nelson falls at Trafalgar 47; Louis XIV becomes king 4; Marie Antoinette becomes
queen 18; Catherine the Great takes the throne 33; Newton’s Principia is out 44; Alexander
Fleming finds penicillin 47; Bell patents the telephone 29; Gustave Eiffel’s tower opens 56;
Howard Carter finds Tutankhamun 48; Sanna Marin becomes prime minister 34; Felix Baumgartner
jumps from the sky 43; Philippe Petit walks between the towers 24; Susan Boyle sings on
television 48`,
    ],
  },
  {
    unit: 'seconds over 100 m',
    source: 'The official Olympic result',
    year: 2024,
    items: [
      `Harold Abrahams, 1924 10.6; Jesse Owens, 1936 10.3; Carl Lewis, 1984 9.99; Carl Lewis, 1988 9.92;
Linford Christie, 1992 9.96; Usain Bolt, 2008 9.69; Usain Bolt, 2012 9.63; Usain Bolt, 2016 9.81;
Noah Lyles, 2024 9.79; Florence Griffith Joyner, 1988 10.54; Shelly-Ann Fraser, 2008 10.78;
Shelly-Ann Fraser-Pryce, 2012 10.75`,
      `Jim Hines, 1968 9.95; Allan Wells, 1980 10.25; Donovan Bailey, 1996 9.84; Maurice Greene, 2000
9.87; Justin Gatlin, 2004 9.85; Marcell Jacobs, 2021 9.8; Fanny Blankers-Koen, 1948 11.9; Gail
Devers, 1992 10.82; Gail Devers, 1996 10.94; Elaine Thompson, 2016 10.71; Elaine Thompson-Herah,
2021 10.61; Julien Alfred, 2024 10.72`,
      `Thomas Burke, 1896 12; Frank Jarvis, 1900 11; Reggie Walker, 1908 10.8; Armin Hary, 1960 10.2;
Valeriy Borzov, 1972 10.14; Hasely Crawford, 1976 10.06; Betty Robinson, 1928 12.2; Helen
Stephens, 1936 11.5; Renate Stecher, 1972 11.07; Annegret Richter, 1976 11.08; Lyudmila
Kondratyeva, 1980 11.06; Evelyn Ashford, 1984 10.97; Yuliya Nesterenko, 2004 10.93`,
    ],
  },
  {
    unit: 'Grand Slam singles titles',
    source: 'International Tennis Federation',
    year: 2024,
    items: [
      `Serena Williams 23; Steffi Graf 22; Rafael Nadal 22; Roger Federer 20; Martina Navratilova 18;
Pete Sampras 14; Billie Jean King 12; Björn Borg 11; Andre Agassi 8; John McEnroe 7; Boris Becker
6; Maria Sharapova 5; Martina Hingis 5; Andy Murray 3`,
      `Margaret Court 24; Chris Evert 18; Rod Laver 11; Monica Seles 9; Ivan Lendl 8; Fred Perry 8;
Justine Henin 7; Stefan Edberg 6; Kim Clijsters 4; Ashleigh Barty 3; Lindsay Davenport 3;
Jennifer Capriati 3; Arthur Ashe 3; Marat Safin 2; Andy Roddick 1; Michael Stich 1; Gabriela
Sabatini 1; Michael Chang 1`,
      `Helen Wills 19; Roy Emerson 12; Bill Tilden 10; Maureen Connolly 9; Jimmy Connors 8; Ken Rosewall
8; Mats Wilander 7; Maria Bueno 7; Evonne Goolagong 7; Don Budge 6; Jim Courier 4; Hana
Mandlíková 4; Gustavo Kuerten 3; Virginia Wade 3; Lleyton Hewitt 2; Mary Pierce 2; Jana Novotná
1; Pat Cash 1`,
    ],
  },
  {
    unit: 'goals at World Cups',
    source: 'FIFA',
    year: 2024,
    items: [
      `Miroslav Klose 16; Ronaldo of Brazil 15; Pelé 12; Gary Lineker 10; Diego Maradona 8; Jürgen
Klinsmann 11; Thierry Henry 6; Zinedine Zidane 5; David Beckham 3; Wayne Rooney 1; Michael Owen
4; Johan Cruyff 3; Bobby Charlton 4; Paul Gascoigne 0; Roberto Baggio 9`,
      `Gerd Müller 14; Just Fontaine 13; Gabriel Batistuta 10; Thomas Müller 10; Paolo Rossi 9; Eusébio
9; Christian Vieri 9; David Villa 9; Rivaldo 8; Rudi Völler 8; Geoff Hurst 5; Dennis Bergkamp 6;
Davor Šuker 6; Arjen Robben 6; Wesley Sneijder 6; Robin van Persie 6; Henrik Larsson 5; Steven
Gerrard 3; Frank Lampard 0; Alan Shearer 2; Lukas Podolski 5; Didier Drogba 2; Michael Laudrup 2;
Raúl 5; Roger Milla 5; Diego Forlán 6`,
      `Sándor Kocsis 11; Helmut Rahn 10; Grzegorz Lato 10; Teófilo Cubillas 10; Jairzinho 9; Uwe Seeler
9; Vavá 9; Hristo Stoichkov 6; Asamoah Gyan 6; Tim Cahill 5; Jon Dahl Tomasson 5; Preben Elkjær
4; Brian Laudrup 2`,
    ],
  },
  {
    unit: 'Olympic gold medals',
    source: 'International Olympic Committee',
    year: 2024,
    items: [
      `Michael Phelps 23; Usain Bolt 8; Carl Lewis 9; Mark Spitz 9; Jesse Owens 4; Nadia Comăneci 5; Ian
Thorpe 5; Mo Farah 4; Chris Hoy 6; Steve Redgrave 5; Johnny Weissmuller 5; Shaun White 3; Michael
Johnson 4; Torvill and Dean, as a couple 1; Florence Griffith Joyner 3`,
      `Paavo Nurmi 9; Larisa Latynina 9; Marit Bjørgen 8; Ole Einar Bjørndalen 8; Bjørn Dæhlie 8; Jason
Kenny 7; Allyson Felix 7; Missy Franklin 5; Alexander Popov 4; Emil Zátopek 4; Fanny
Blankers-Koen 4; Daley Thompson 2; Sebastian Coe 2; Katarina Witt 2; Matti Nykänen 4; Jenny
Thompson 8; Matt Biondi 8; Haile Gebrselassie 2; Alberto Tomba 3; Jackie Joyner-Kersee 3; Věra
Čáslavská 7; Kenenisa Bekele 3; Simon Ammann 4`,
      `Sawao Kato 8; Ray Ewry 8; Birgit Fischer 8; Nikolai Andrianov 7; Aladár Gerevich 7; Lidiya
Skoblikova 6; Eric Heiden 5; Bonnie Blair 5; Clas Thunberg 5; Sixten Jernberg 4; Vreni Schneider
3; Jean-Claude Killy 3; Sonja Henie 3; Janica Kostelić 4; Abebe Bikila 2; Alain Mimoun 1; Inge de
Bruijn 4`,
    ],
  },
]
