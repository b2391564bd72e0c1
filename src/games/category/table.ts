import { PackCredits } from '#games/shell/pack-credits.tsx'
import { screens } from '#games/shell/table-screens.ts'
import { messages } from './messages.ts'
import afterMidnight from './packs/after-midnight.json'
import houseClassics from './packs/house-classics.json'
import kitchenCupboard from './packs/kitchen-cupboard.json'
import knowItAlls from './packs/know-it-alls.json'
import lastOrders from './packs/last-orders.json'
import quick from './packs/quick.json'
import { Play } from './play.tsx'
import { rules } from './rules.ts'

export const parts = {
  ...screens,
  Credits: PackCredits,
  messages,
  Play,
  rules,
  packs: {
    category: [houseClassics, kitchenCupboard, quick, lastOrders, afterMidnight, knowItAlls],
  },
}
