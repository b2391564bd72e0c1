import { PackCredits } from '#games/shell/pack-credits.tsx'
import { screens } from '#games/shell/table-screens.ts'
import { messages } from './messages.ts'
import afterMidnight from './packs/after-midnight.json'
import houseClassics from './packs/house-classics.json'
import lastOrders from './packs/last-orders.json'
import pantryAndAttic from './packs/pantry-and-attic.json'
import roundTheWorld from './packs/round-the-world.json'
import { Play } from './play.tsx'
import { rules } from './rules.ts'

export const parts = {
  ...screens,
  Credits: PackCredits,
  messages,
  Play,
  rules,
  packs: {
    'country-island-city': [
      houseClassics,
      pantryAndAttic,
      lastOrders,
      afterMidnight,
      roundTheWorld,
    ],
  },
}
