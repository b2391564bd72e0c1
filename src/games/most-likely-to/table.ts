import { PackCredits } from '#games/shell/pack-credits.tsx'
import { screens } from '#games/shell/table-screens.ts'
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

export const parts = {
  ...screens,
  Credits: PackCredits,
  messages,
  Play,
  rules,
  packs: {
    mostLikelyTo: [houseClassics, flatmates, office, family, lastOrders, afterMidnight, longHaul],
  },
}
