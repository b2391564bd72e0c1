import type { ComponentType } from 'react'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useFocusOnScreenChange } from '#games/shell/use-focus-on-screen-change.ts'
import { Alert } from '#ui/alert.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { NightView } from './night-view.tsx'
import styles from './room.module.css'
import { RoomTopBar } from './room-top-bar.tsx'
import { seatName } from './seat-name.ts'
import { useIsBefore } from './use-is-before.ts'
import { useKeepNight } from './use-keep-night.ts'
import { useSeatedRoom } from './use-room.ts'
import type { YourNightProps } from './your-night.tsx'

const playOnNote = 'same room, points go on'

const loadYourNight = (): Promise<ComponentType<YourNightProps>> =>
  import('./your-night.tsx').then((late) => late.YourNight)

/** The evening is over, unless the host plays on. */
export function PhoneNight() {
  const { session, isHost, state, name, token } = useSeatedRoom()
  const { room } = state
  const { code, host, game, night } = room
  const { kept, problem, isBusy, keep, close } = useKeepNight()
  const YourNight = useLateScreen(loadYourNight)
  const isOpen = useIsBefore(room.expiresAtMs, state.offsetMs)
  const isKept = kept !== null && YourNight !== null && night != null
  useFocusOnScreenChange(isKept ? 'kept' : 'night')
  const canPlayOn = isOpen && isHost && game !== null
  const playOn = () => game && session.call({ do: 'change-game', game })

  if (isKept) {
    return (
      <YourNight
        kept={{ id: kept.id, token, name }}
        seat={kept}
        room={{ code, games: night.games.length }}
        onClose={close}
      />
    )
  }
  const status = isOpen
    ? {
        title: `Room ${code} stays open`,
        words: `${seatName(room, host) || 'The host'} can play on.`,
      }
    : { title: 'The bar has closed', words: 'Come back tomorrow.' }
  return (
    <NightView
      room={room}
      top={<RoomTopBar />}
      dock={
        night ? (
          <NextButton
            icon="icon-eyeon"
            disabled={isBusy}
            note="a page and a picture, for thirty days"
            onPress={() => void keep()}
          >
            Keep the night
          </NextButton>
        ) : canPlayOn ? (
          <NextButton note={playOnNote} onPress={playOn}>
            Play on
          </NextButton>
        ) : (
          <DockStatus title={status.title}>{status.words}</DockStatus>
        )
      }
    >
      {night && canPlayOn && (
        <RowList label="Or">
          <Row title="Play on" note={playOnNote} icon="icon-fwd" onPress={playOn} />
        </RowList>
      )}
      {night && !canPlayOn && (
        <p className={styles.goesOn}>
          {status.title}. {status.words}
        </p>
      )}
      <Alert message={problem} />
    </NightView>
  )
}
