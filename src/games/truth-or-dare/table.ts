import { PackCredits } from '#games/shell/pack-credits.tsx'
import { screens } from '#games/shell/table-screens.ts'
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

export const parts = {
  ...screens,
  Credits: PackCredits,
  messages,
  Play,
  rules,
  packs: {
    truthOrDare: [
      houseClassics,
      livingRoom,
      wholeTable,
      onYourFeet,
      lastOrders,
      afterMidnight,
      mainStage,
    ],
  },
}
