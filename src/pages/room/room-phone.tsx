import { Activity, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { forgetAlong } from '#browser/room/along.ts'
import { forgetSeat, type KeptSeat } from '#browser/room/room-seats.ts'
import { holdReload } from '#browser/updates/hold-reload.ts'
import { findGame, gamePath } from '#games/registry.ts'
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
import { useAlong } from './use-along.ts'
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
  const navigate = useNavigate()
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
  const { kept: copy, isOnTable, screens } = useAlong(kept, state?.room ? Boolean(isMine) : null)
  const water = useWater(state?.room ?? null, state?.offsetMs ?? 0)
  useWakeLock(isShown)
  const isAway = stage === 'screen'
  const hidesRoom = isAway && Boolean(state?.room)
  // Something in it may be half typed.
  useEffect(() => (hidesRoom ? holdReload() : undefined), [hidesRoom])
  const goodbye = state?.goodbye
  const isLost = goodbye && goodbye !== 'locked' && goodbye !== 'full'
  useEffect(() => {
    if (isLost) forgetAlong(code)
  }, [isLost, code])

  function goOn(): void {
    screens?.goAlong()
    const slug = copy && findGame(copy.slug)
    if (slug) void navigate(gamePath(slug))
  }

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
  const isFirst = !room && !isAway
  const onGoOn = copy && screens ? goOn : undefined
  const reconnecting = <Reconnecting {...kept} {...{ isFirst, onGoOn }} onRetry={session.retry} />
  if (!room || seat === null) return reconnecting
  const name = room.seats.find((other) => other.seat === seat)?.name ?? kept.name
  if (copy && isOnTable && screens && !isAway) {
    return <screens.GameIsHere {...{ room, name }} kept={copy} />
  }
  const seated: SeatedRoom = {
    session,
    seat,
    name,
    token: kept.token,
    isHost: room.host === seat,
    state: { ...state, room },
    openSheet: setSheet,
  }
  return (
    <>
      {isAway && reconnecting}
      {/* Hidden and not gone: what is half typed is still there afterwards. */}
      <Activity mode={isAway ? 'hidden' : 'visible'}>
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
            {isMine && screens && <screens.KeepCopy />}
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
      </Activity>
    </>
  )
}
