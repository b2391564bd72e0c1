import afterMidnight from './packs/after-midnight.json'
import family from './packs/family.json'
import flatmates from './packs/flatmates.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import longHaul from './packs/long-haul.json'
import office from './packs/office.json'

export { PackCredits as Credits } from '#games/shell/pack-credits.tsx'
export { messages } from './messages.ts'
export { Play } from './play.tsx'
export { rules } from './rules.ts'

export const packs = {
  mostLikelyTo: [houseClassics, flatmates, office, family, lastOrders, afterMidnight, longHaul],
}
