import { GamePage } from '#games/shell/game-page.tsx'
import { packMenu } from '#games/shell/pack-menu.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
import afterMidnight from './packs/after-midnight.json'
import family from './packs/family.json'
import flatmates from './packs/flatmates.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import longHaul from './packs/long-haul.json'
import office from './packs/office.json'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const packs = packMenu(game, {
  mostLikelyTo: [houseClassics, flatmates, office, family, lastOrders, afterMidnight, longHaul],
})

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return <GamePage {...{ game, howTo, rules, messages, options, packs, rooms, Play }} />
}
