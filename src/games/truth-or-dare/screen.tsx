import { GamePage } from '#games/shell/game-page.tsx'
import { packMenu } from '#games/shell/pack-menu.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { messages } from './messages.ts'
import afterMidnight from './packs/after-midnight.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import livingRoom from './packs/living-room.json'
import mainStage from './packs/main-stage.json'
import onYourFeet from './packs/on-your-feet.json'
import wholeTable from './packs/whole-table.json'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const packs = packMenu(game, {
  truthOrDare: [
    ...[houseClassics, livingRoom, wholeTable, onYourFeet],
    ...[lastOrders, afterMidnight, mainStage],
  ],
})

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  return <GamePage {...{ game, howTo, rules, messages, options, packs, rooms, Play }} hasClock />
}
