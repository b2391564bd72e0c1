import afterMidnight from './packs/after-midnight.json'
import houseClassics from './packs/house-classics.json'
import kitchenCupboard from './packs/kitchen-cupboard.json'
import knowItAlls from './packs/know-it-alls.json'
import lastOrders from './packs/last-orders.json'
import quick from './packs/quick.json'

export { PackCredits as Credits } from '#games/shell/pack-credits.tsx'
export { messages } from './messages.ts'
export { Play } from './play.tsx'
export { rules } from './rules.ts'

export const packs = {
  category: [houseClassics, kitchenCupboard, quick, lastOrders, afterMidnight, knowItAlls],
}
