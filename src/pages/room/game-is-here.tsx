import { useState } from 'react'
import { type Along, forgetAlong } from '#browser/room/along.ts'
import { bringBackAlong } from '#browser/room/along-game.ts'
import type { RoomView } from '#contract/room-view.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import styles from './room.module.css'
import { RoomBar } from './room-bar.tsx'
import { seatName } from './seat-name.ts'

type GameIsHereProps = { kept: Along; room: RoomView; name: string }

/** In the place of the room, on the phone that has gone on with its game. */
export function GameIsHere({ kept, room, name }: GameIsHereProps) {
  const [isBusy, setBusy] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const game = findGame(kept.slug)
  const isHost = room.host === kept.seat
  const { code } = kept

  async function bringBack(): Promise<void> {
    setBusy(true)
    const answer = await bringBackAlong(hasMoved && isHost)
    setBusy(false)
    setMoved(hasMoved || 'hasMoved' in answer)
    setProblem('problem' in answer ? answer.problem : null)
  }

  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <RoomBar title={name} note="one phone" code={code} />
      <div className={styles.kept} role="status">
        <h1>{hasMoved ? 'The room has gone on.' : 'The game is on this phone.'}</h1>
        <p>
          {hasMoved
            ? movedWords(room, isHost)
            : 'Bring it back, and every phone goes on from there: same seats, same scores.'}
        </p>
        {problem && <p role="alert">{problem}</p>}
      </div>
      <RowList>
        <Row
          title={hasMoved ? 'Keep the room’s game' : 'Leave it here'}
          note="The room goes on without this one"
          icon="icon-door"
          onPress={() => forgetAlong(code)}
        />
      </RowList>
      <div className={styles.dock}>
        {game && (
          <Button
            variant="quiet"
            size="large"
            className={styles.other ?? ''}
            to={gamePath(game)}
            note="this phone"
          >
            Play on
          </Button>
        )}
        <BusyButton
          size="large"
          icon="icon-fwd"
          busy={isBusy}
          onPress={() => void bringBack()}
          note={hasMoved ? 'in place of the room’s' : `room ${code}`}
        >
          {hasMoved ? 'Use this one' : 'Bring it back'}
        </BusyButton>
      </div>
    </main>
  )
}

function movedWords(room: RoomView, isHost: boolean): string {
  if (isHost)
    return 'A round was played there meanwhile. Use this phone’s game or the room’s: the other one is dropped.'
  const host = seatName(room, room.host)
  return `A round was played there meanwhile, and ${host} hosts now. To use this phone’s game, ask ${host} to hand over first.`
}
