import { barTheme, type ThemeId, themes } from './rules-themes.ts'

const wordsByTheme: Record<ThemeId, string> = {
  animals: `
    aardvark, albatross, anteater, badger, barn owl, beaver, blackbird, bumblebee, camel,
    caterpillar, chameleon, cockatoo, crab, cricket, crocodile, dolphin, donkey, dragonfly,
    duckling, eel, elephant, ferret, firefly, flamingo, giraffe, goldfish, goose, gorilla,
    hamster, hedgehog, heron, hippopotamus, jellyfish, kangaroo, kingfisher, ladybird, lobster,
    magpie, meerkat, mole, moose, mosquito, octopus, ostrich, otter, peacock, penguin, platypus,
    polar bear, porcupine, puffin, raccoon, reindeer, rhinoceros, salmon, sea urchin, seahorse,
    seal, skunk, sloth, snail, squirrel, starfish, stork, swan, tapir, tarantula, toad, tortoise,
    walrus, wasp, woodpecker`,
  kitchen: `
    apple crumble, apron, artichoke, avocado, baguette, beetroot, black pepper, butter, can
    opener, carrot cake, cauliflower, cheese grater, chewing gum, chilli, chopping board,
    cinnamon, coconut, colander, croissant, cucumber, dishwasher, doughnut, egg timer,
    fish finger, fortune cookie, freezer, frying pan, garlic, gingerbread, gravy, honey, ice cube,
    jam jar, kettle, ketchup, ladle, lasagne, lemon, lollipop, maple syrup, marshmallow, marzipan,
    microwave, mushroom, mustard, omelette, onion, oven glove, pancake, peanut butter, pineapple,
    pizza, popcorn, porridge, pretzel, pumpkin, raisin, rhubarb, rice, rolling pin, rye bread,
    sausage roll, spaghetti, sponge, sugar, tea towel, teaspoon, toaster, tofu, vanilla, waffle,
    walnut, whisk`,
  house: `
    alarm clock, armchair, attic, bath mat, blanket, bookshelf, broom, candle, carpet, ceiling
    fan, chandelier, chimney, clothes peg, coat hanger, curtain, cushion, doorbell, doormat,
    drawing pin, dressing table, duvet, extension lead, fireplace, flowerpot, fridge magnet, fuse,
    hairdryer, hammock, hot-water bottle, ironing board, jigsaw puzzle, keyhole, lampshade,
    laundry basket, letterbox, light bulb, loft ladder, mattress, mirror, mousetrap, nail
    clippers, night light, paperclip, photo album, piano, picture frame, pillow, plughole,
    radiator, remote control, rocking chair, rubber duck, safety pin, scissors, screwdriver,
    sewing machine, shower curtain, skirting board, smoke alarm, soap, sofa, staircase, suitcase,
    tape measure, teddy bear, thermometer, toilet roll, toothbrush, umbrella stand, vacuum
    cleaner, vase, wardrobe, washing line, waste-paper basket`,
  outdoors: `
    acorn, avalanche, bark, beehive, birdhouse, bonfire, boulder, bramble, campfire, cave, cliff,
    cloud, cobweb, compost, coral reef, daisy, dandelion, desert, dew, earthquake, echo, fog,
    footprint, fossil, four-leaf clover, frost, garden gnome, geyser, glacier, greenhouse,
    hailstone, haystack, hedge, iceberg, icicle, ivy, lawnmower, lightning, meadow, milestone,
    moonlight, moss, mountain, mud, nettle, north star, oak, orchard, pebble, pine cone, pond,
    puddle, quicksand, rainbow, rake, sandcastle, scarecrow, seaweed, shadow, shooting star,
    snowflake, snowman, stalactite, stepping stone, sunflower, sunset, tent, thistle, thunder,
    toadstool, tornado, treehouse, tulip, volcano, waterfall, wheelbarrow, whirlpool, wishing well`,
  places: `
    airport, amphitheatre, aquarium, art gallery, bakery, bank, barn, bookshop, bowling alley, bus
    stop, campsite, car park, casino, castle, cathedral, cinema, circus, climbing wall, concert
    hall, courtroom, dance floor, department store, dungeon, embassy, escape room, factory,
    fairground, farmyard, fire station, football stadium, harbour, haunted house, hospital, hotel
    lobby, ice rink, igloo, island, nursery school, launderette, library, lift, lighthouse, lost
    property office, maze, monastery, motorway, museum, North Pole, observatory, opera house,
    palace, petrol station, pharmacy, planetarium, playground, police station, post office,
    prison, pyramid, railway station, recording studio, roundabout, safari park, sauna, school
    canteen, ski slope, skyscraper, spaceship, submarine base, supermarket, swimming pool,
    theatre, toy shop, tunnel, university, waiting room, windmill, zebra crossing, zoo`,
  jobs: `
    acrobat, architect, astronaut, auctioneer, baker, ballet dancer, barber, beekeeper,
    blacksmith, bodyguard, bricklayer, bus driver, butcher, carpenter, chimney sweep, clown,
    coastguard, conductor, dentist, detective, diplomat, dog walker, electrician, explorer,
    fashion designer, film director, firefighter, fisherman, florist, fortune teller, gardener,
    glassblower, goalkeeper, grave digger, gymnast, hairdresser, interpreter, jeweller, jockey,
    journalist, judge, juggler, knight, lifeguard, locksmith, lumberjack, magician, mechanic,
    midwife, miner, nanny, nurse, optician, park ranger, pickpocket, pilot, pirate, plumber, poet,
    postman, professor, puppeteer, referee, sailor, scientist, sculptor, shepherd, shoemaker, spy,
    stunt double, surgeon, tailor, tattooist, tour guide, traffic warden, undertaker,
    ventriloquist, vet, watchmaker, weather presenter, window cleaner`,
  going: `
    aeroplane, ambulance, anchor, barge, bicycle, bobsleigh, bulldozer, bumper car, cable car,
    canoe, caravan, catamaran, cement mixer, chariot, combine harvester, crane, digger, dog sled,
    double-decker bus, drone, escalator, ferry, fire engine, forklift, getaway car,
    ghost train, glider, go-kart, golf buggy, gondola, helicopter, horse-drawn carriage, hot-air
    balloon, hovercraft, ice-cream van, jet ski, kayak, kick scooter, lorry, magic carpet, milk
    float, monorail, moped, motorbike, narrowboat, oil tanker, parachute, pedalo, pram, quad bike,
    raft, rickshaw, rocket, roller coaster, roller skate, rowing boat, sailing ship, shopping
    trolley, skateboard, sledge, snowplough, space shuttle, speedboat, stagecoach, steam train,
    submarine, taxi, tractor, tram, tricycle, tugboat, UFO, unicycle, wheelchair, yacht, zeppelin,
    zip wire`,
  play: `
    archery, arm wrestling, backgammon, badminton, balance beam, baseball, basketball, bingo,
    boomerang, bouncy castle, bowling ball, boxing glove, bungee jump, cartwheel, cheerleader,
    chess, conkers, cricket bat, croquet, crossword, curling stone, dartboard, decathlon, diving
    board, dominoes, fencing, fishing rod, frisbee, goalpost, gold medal, golf ball, handball,
    hide and seek, high jump, hockey stick, hopscotch, hula hoop, hurdles, ice skate, javelin,
    judo, karaoke, kite, marathon, marbles, medicine ball, Mexican wave, mini golf, musical
    chairs, noughts and crosses, paintball, penalty kick, pinball, playing card, poker face, pole
    vault, red card, relay race, rock paper scissors, Rubik’s cube, rugby, shuttlecock, skipping
    rope, ski lift, sleeping lions, snooker, snorkel, somersault, stopwatch, sudoku, surfboard,
    table tennis, tennis racket, tiddlywinks, trampoline, triathlon, trophy, tug of war, water
    polo, whistle, yoga, yo-yo`,
  wear: `
    ankle sock, anorak, balaclava, bandana, baseball cap, beard, belt buckle, bikini, blindfold,
    bow tie, bowler hat, braces, bracelet, brooch, button, cape, cardigan, chef’s hat, contact
    lens, corset, cowboy boot, crash helmet, crown, cufflink, dressing gown, dungarees, ear muffs,
    earring, evening dress, eyepatch, false nose, fancy dress, feather boa, flip-flop, glove,
    handkerchief, hearing aid, high heels, hoodie, jeans, jumper, kilt, knee pad, lab coat,
    leather jacket, leotard, life jacket, lipstick, locket, mask, mitten, moustache, nail varnish,
    necktie, odd socks, overalls, perfume, pinafore, poncho, pyjamas, raincoat, ring, rucksack,
    sandals, sari, scarf, shoelace, silk stocking, slippers, snow boot, space suit, sunglasses,
    superhero costume, swimming trunks, tiara, top hat, tutu, tuxedo, velcro, waistcoat, watch
    strap, wedding dress, wellington boots, wig, wristwatch, zip`,
  bar: `
    ashtray, bar stool, bartender, beer, beer garden, beer mat, beer tap, birthday toast, bitter
    lemon, bottle opener, bouncer, brandy, brewery, cellar, champagne, cider, cocktail shaker,
    cocktail umbrella, coffee liqueur, designated driver, dry ice, eggnog, espresso martini, fruit
    machine, gin and tonic, hangover, happy hour, hip flask, hops, ice bucket, Irish coffee, jug,
    jukebox, keg, landlord, last orders, lime wedge, mead, mojito, mulled wine, olive, pint glass,
    pub crawl, pub quiz, punch bowl, red wine, rum, salted peanuts, sangria, schnapps, shandy,
    sherry, shot glass, stag night, stirrer, straw, tankard, tequila, tip jar, toastmaster, tonic
    water, vermouth, vineyard, vodka, whisky, wine rack`,
}

/**
 * Words by theme; unused themes are empty. Sober mode excludes the bar even if the house rules ask
 * for it.
 */
export function dealWords({ theme }: { theme: 'any' | ThemeId }, sober: boolean): string[][] {
  const isClosed = (id: ThemeId) => sober && id === barTheme
  const isOpen = (id: ThemeId) =>
    theme === 'any' || isClosed(theme) ? !isClosed(id) : id === theme
  return themes.map(({ id }) => (isOpen(id) ? wordsOf(id) : []))
}

/** Separated by commas; line ends count as spaces. */
function wordsOf(theme: ThemeId): string[] {
  return wordsByTheme[theme].replace(/\s+/g, ' ').trim().split(', ')
}
