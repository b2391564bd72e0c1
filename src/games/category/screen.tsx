import { GamePage } from '#games/shell/game-page.tsx'
import { packMenu } from '#games/shell/pack-menu.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
import afterMidnight from './packs/after-midnight.json'
import houseClassics from './packs/house-classics.json'
import kitchenCupboard from './packs/kitchen-cupboard.json'
import knowItAlls from './packs/know-it-alls.json'
import lastOrders from './packs/last-orders.json'
import quick from './packs/quick.json'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-state.ts'

const packs = packMenu(game, {
  category: [houseClassics, kitchenCupboard, quick, lastOrders, afterMidnight, knowItAlls],
})

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return <GamePage {...{ game, howTo, rules, messages, options, packs, rooms, Play }} hasClock />
}
