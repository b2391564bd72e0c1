import afterMidnight from './packs/after-midnight.json'
import animals from './packs/animals.json'
import films from './packs/films.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import people from './packs/people.json'
import showOffs from './packs/show-offs.json'
import smallAndBig from './packs/small-and-big.json'
import songs from './packs/songs.json'
import zooAndOffice from './packs/zoo-and-office.json'

export { PackCredits as Credits } from '#games/shell/pack-credits.tsx'
export { messages } from './messages.ts'
export { Play } from './play.tsx'
export { rules } from './rules.ts'

export const packs = {
  charades: [
    ...[houseClassics, zooAndOffice, smallAndBig, films, songs, animals, people],
    ...[lastOrders, afterMidnight, showOffs],
  ],
}
