import { GamePage } from '#games/shell/game-page.tsx'
import { packMenu } from '#games/shell/pack-menu.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
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
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const packs = packMenu(game, {
  charades: [
    ...[houseClassics, zooAndOffice, smallAndBig, films, songs, animals, people],
    ...[lastOrders, afterMidnight, showOffs],
  ],
})

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return <GamePage {...{ game, howTo, rules, messages, options, packs, rooms, Play }} hasClock />
}
