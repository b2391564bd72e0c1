import { PackCredits } from '#games/shell/pack-credits.tsx'
import { screens } from '#games/shell/table-screens.ts'
import { messages } from './messages.ts'
import afterMidnight from './packs/after-midnight.json'
import bigNight from './packs/big-night.json'
import firstDates from './packs/first-dates.json'
import houseClassics from './packs/house-classics.json'
import justMet from './packs/just-met.json'
import lastOrders from './packs/last-orders.json'
import weddingSeason from './packs/wedding-season.json'
import { Play } from './play.tsx'
import { rules } from './rules.ts'

export const parts = {
  ...screens,
  Credits: PackCredits,
  messages,
  Play,
  rules,
  packs: {
    neverHaveIEver: [
      houseClassics,
      firstDates,
      justMet,
      lastOrders,
      afterMidnight,
      bigNight,
      weddingSeason,
    ],
  },
}
