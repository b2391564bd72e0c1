import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { forgetSeat, type KeptSeat } from '#browser/room/room-seats.ts'
import { RoomGamePageContext } from '#games/shell/room-game-page.ts'
import { useWakeLock } from '#games/shell/use-wake-lock.ts'
import { Toast } from '#ui/toast.tsx'
import { Knocking, LeftRoom, Reconnecting } from './kept-seat.tsx'
import { Lobby } from './lobby.tsx'
import { NewVersion } from './new-version.tsx'
import { NextVote } from './next-vote.tsx'
import { PhoneGamePage } from './phone-game-page.tsx'
import { PhoneNight } from './phone-night.tsx'
import { RoomClock } from './room-clock.tsx'
import type { RoomSheetName } from './room-sheet-name.ts'
import type { RoomSheetsProps } from './room-sheets.tsx'
import { useGameScreen } from './use-game-screen.ts'
import { type SeatedRoom, SeatedRoomContext, useLostStage, useRoomSession } from './use-room.ts'
import { useWater } from './use-water.ts'
import { WaitedSeats } from './waited-seats.tsx'
import { WaterAndAir } from './water-and-air.tsx'

type RoomPhoneProps = {
  code: string
  kept: KeptSeat
  isShown: boolean
  /** Other seats of this phone. */
  others: readonly KeptSeat[]
  onPass: (to: KeptSeat) => void
  /** In its place. */
  cover: ReactNode
}

const loadCard = () => import('./thrown-card.tsx').then((late) => late.ThrownCard)
const loadSheets = (): Promise<ComponentType<RoomSheetsProps>> =>
  import('./room-sheets.tsx').then((late) => late.RoomSheets)

/** A seat of a room on this phone, from the lobby to the end of the evening. */
export function RoomPhone({ code, kept, isShown, others, onPass, cover }: RoomPhoneProps) {
  const { session, state } = useRoomSession({ code, as: 'seat', token: kept.token })
  const [sheet, setSheet] = useState<RoomSheetName | null>(null)
  const stage = useLostStage(state?.lostSinceMs ?? null)
  const { table, game } = state?.room ?? {}
  const Screen = useGameScreen(table?.game ?? game ?? null)
  const Sheets = useLateScreen(loadSheets)
  const Thrown = useLateScreen(loadCard)
  const isMine = state?.room && state.room.host === state.seat
  const isCarried = Boolean(isMine && state.room?.seats.some(({ isClaimed }) => !isClaimed))
  // A game that was on one phone begins with who has a phone.
  useEffect(() => {
    if (isCarried) setSheet('phones')
  }, [isCarried])
  const water = useWater(state?.room ?? null, state?.offsetMs ?? 0)
  useWakeLock(isShown)
  const goodbye = state?.goodbye
  const isLost = goodbye && goodbye !== 'locked' && goodbye !== 'full'

  if (cover) return cover
  if (!isShown) return null
  if (goodbye) {
    const forget = () => isLost && forgetSeat(kept.token)
    return <LeftRoom code={code} why={goodbye} onGone={forget} />
  }
  if (state?.isOutdated) return <NewVersion />
  if (!session || !state) return <Reconnecting {...kept} isFirst />
  if (state.isKnocking) return <Knocking name={kept.name} code={code} />
  const { room, seat } = state
  const isAway = stage === 'screen'
  if (!room || seat === null || isAway) {
    const isFirst = !room && !isAway
    return <Reconnecting {...kept} isFirst={isFirst} onRetry={session.retry} />
  }
  const name = room.seats.find((other) => other.seat === seat)?.name ?? kept.name
  const seated: SeatedRoom = {
    ...{ session, seat, name, token: kept.token, isHost: room.host === seat },
    state: { ...state, room },
    openSheet: setSheet,
  }
  return (
    <SeatedRoomContext value={seated}>
      <RoomClock offsetMs={state.offsetMs}>
        <RoomGamePageContext value={PhoneGamePage}>
          {room.phase === 'night' ? (
            <PhoneNight />
          ) : room.next ? (
            <NextVote next={room.next} />
          ) : water ? (
            <WaterAndAir clock={water} />
          ) : Screen ? (
            <Screen />
          ) : (
            <Lobby />
          )}
        </RoomGamePageContext>
        {Thrown && sheet !== 'throw' && <Thrown room={room} />}
        <WaitedSeats others={others} onPass={onPass} />
        <div className="cloth-mustard">
          {Sheets && <Sheets open={sheet} onSheet={setSheet} others={others} onPass={onPass} />}
        </div>
        <Toast
          message={stage === 'toast' ? 'Reconnecting…' : null}
          isPersistent
          onDismiss={() => session.retry()}
        />
      </RoomClock>
    </SeatedRoomContext>
  )
}
