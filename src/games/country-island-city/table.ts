import afterMidnight from './packs/after-midnight.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import pantryAndAttic from './packs/pantry-and-attic.json'
import roundTheWorld from './packs/round-the-world.json'

export { PackCredits as Credits } from '#games/shell/pack-credits.tsx'
export { messages } from './messages.ts'
export { Play } from './play.tsx'
export { rules } from './rules.ts'

export const packs = {
  'country-island-city': [houseClassics, pantryAndAttic, lastOrders, afterMidnight, roundTheWorld],
}
