import afterMidnight from './packs/after-midnight.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import livingRoom from './packs/living-room.json'
import mainStage from './packs/main-stage.json'
import onYourFeet from './packs/on-your-feet.json'
import wholeTable from './packs/whole-table.json'

export { PackCredits as Credits } from '#games/shell/pack-credits.tsx'
export { messages } from './messages.ts'
export { Play } from './play.tsx'
export { rules } from './rules.ts'

export const packs = {
  truthOrDare: [
    ...[houseClassics, livingRoom, wholeTable, onYourFeet],
    ...[lastOrders, afterMidnight, mainStage],
  ],
}
