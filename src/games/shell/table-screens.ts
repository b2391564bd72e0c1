import { openLocalTable } from '#browser/table/local-table.ts'
import { tableMessages } from '#domain/table/table-messages.ts'
import { AllSeenSheet } from './all-seen-sheet.tsx'
import { BackToRoomRow } from './back-to-room.tsx'
import { EndScreen } from './end-screen.tsx'
import { orderCards } from './order-cards.ts'
import { PacksSheet } from './packs-sheet.tsx'
import { PlayersSheet } from './players-sheet.tsx'
import { Playing } from './playing.tsx'
import { RulesSheet } from './rules-sheet.tsx'
import { SoundSheet } from './sound-sheet.tsx'
import { SpiceSheet } from './spice-sheet.tsx'

/** What every game's table has. */
export const screens = {
  openLocalTable,
  tableMessages,
  AllSeenSheet,
  BackToRoomRow,
  EndScreen,
  orderCards,
  PacksSheet,
  PlayersSheet,
  Playing,
  RulesSheet,
  SoundSheet,
  SpiceSheet,
}
