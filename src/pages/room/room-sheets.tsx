import type { KeptSeat } from '#browser/room/room-seats.ts'
import { AlsoSheet } from './also-sheet.tsx'
import { GamesSheet } from './games-sheet.tsx'
import { HowIPlaySheet } from './how-i-play-sheet.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { MoveSeatSheet } from './move-seat-sheet.tsx'
import { MyLinesSheet } from './my-lines-sheet.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import { PhonesSheet } from './phones-sheet.tsx'
import { RoomSheet } from './room-sheet.tsx'
import type { RoomSheetName } from './room-sheet-name.ts'
import { SitOutOffer } from './sit-out-offer.tsx'
import { ThrowSheet } from './throw-sheet.tsx'
import { TvSheet } from './tv-sheet.tsx'
import { useSeatedRoom } from './use-room.ts'
import { WriteSheet } from './write-sheet.tsx'

export type RoomSheetsProps = {
  open: RoomSheetName | null
  onSheet: (sheet: RoomSheetName | null) => void
  others: readonly KeptSeat[]
  onPass: (to: KeptSeat) => void
}

/** What can be opened over a room's screens. Loaded after them. */
export function RoomSheets({ open, onSheet, others, onPass }: RoomSheetsProps) {
  const { state, name, token } = useSeatedRoom()
  const { code } = state.room
  const close = () => onSheet(null)
  return (
    <>
      <RoomSheet
        open={open === 'room'}
        onClose={close}
        onSheet={onSheet}
        others={others}
        onPass={(to) => {
          close()
          onPass(to)
        }}
      />
      <SitOutOffer isFree={open === null} />
      <HowIPlaySheet open={open === 'plays'} onClose={close} />
      <MyLinesSheet open={open === 'lines'} onClose={close} />
      <WriteSheet open={open === 'write'} onClose={close} />
      <InviteSheet open={open === 'invite'} onClose={close} code={code} />
      <MoveSeatSheet open={open === 'move'} onClose={close} {...{ name, token, code }} />
      <AlsoSheet open={open === 'also'} onClose={close} others={others} />
      <PhonesSheet open={open === 'phones'} onClose={close} others={others} />
      <TvSheet open={open === 'tv'} onClose={close} code={code} />
      <ThrowSheet open={open === 'throw'} onClose={close} />
      <GamesSheet open={open === 'games'} onClose={close} />
      <PeopleSheet open={open === 'release'} onClose={close} call="release" />
      <PeopleSheet open={open === 'remove'} onClose={close} call="remove" />
      <PeopleSheet open={open === 'hand-over'} onClose={close} call="hand-over" />
    </>
  )
}
