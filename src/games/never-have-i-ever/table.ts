import afterMidnight from './packs/after-midnight.json'
import firstDates from './packs/first-dates.json'
import houseClassics from './packs/house-classics.json'
import justMet from './packs/just-met.json'
import lastOrders from './packs/last-orders.json'
import weddingSeason from './packs/wedding-season.json'

export { PackCredits as Credits } from '#games/shell/pack-credits.tsx'
export { messages } from './messages.ts'
export { Play } from './play.tsx'
export { rules } from './rules.ts'

export const packs = {
  neverHaveIEver: [houseClassics, firstDates, justMet, lastOrders, afterMidnight, weddingSeason],
}
