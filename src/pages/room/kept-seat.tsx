import { useState } from 'react'
import type { RoomState } from '#browser/room/room-session.ts'
import { Button } from '#ui/button.tsx'
import { Enso } from '#ui/enso.tsx'
import { Eye } from '#ui/eye.tsx'
import { MoveSeatSheet } from './move-seat-sheet.tsx'
import styles from './room.module.css'
import { RoomBar } from './room-bar.tsx'
import { goodbyes } from './room-messages.ts'

type KeptProps = { name: string; code: string }

function Unlit({ name, code, word }: KeptProps & { word: string }) {
  return (
    <>
      <div className={styles.unlit}>
        <RoomBar title={name} note={word} code={code} />
      </div>
      <div className={styles.ring}>
        <Enso progress={0.62} inkClassName={styles.ink} trackClassName={styles.track} />
        <Eye open={false} className={styles.blank} />
      </div>
    </>
  )
}

type ReconnectingProps = KeptProps & {
  token: string
  /** Before anything was heard: nothing is lost yet. */
  isFirst?: boolean
  onRetry?: () => void
  /** The host’s: this phone has a copy of the game. */
  onGoOn?: () => void
}

export function Reconnecting(props: ReconnectingProps) {
  const { name, code, token, isFirst, onRetry, onGoOn } = props
  const [isMoving, setMoving] = useState(false)
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <Unlit name={name} code={code} word={isFirst ? 'coming in' : 'offline'} />
      {!isFirst && (
        <>
          <div className={styles.kept} role="alert">
            <h1>Your seat is kept.</h1>
            {onGoOn ? (
              <p>
                No network, {name}? This phone can take the whole table on: same names, same scores,
                from the last reveal. You bring it back to the room later.
              </p>
            ) : (
              <p>
                This phone lost the room, {name}. The others play on and skip you. You’re back in at
                the next prompt.
              </p>
            )}
            <p className={styles.still}>Trying again by itself…</p>
          </div>
          <div className={styles.dock}>
            {onGoOn ? (
              <>
                <Button
                  variant="quiet"
                  size="large"
                  className={styles.other ?? ''}
                  {...(onRetry && { onPress: onRetry })}
                  note="the room"
                >
                  Try now
                </Button>
                <Button size="large" icon="icon-fwd" onPress={onGoOn} note="on this phone">
                  Take it along
                </Button>
              </>
            ) : (
              <>
                <Button
                  variant="quiet"
                  size="large"
                  className={styles.other ?? ''}
                  onPress={() => setMoving(true)}
                  note="use it instead"
                >
                  Other phone
                </Button>
                <Button
                  size="large"
                  icon="icon-again"
                  className={styles.try ?? ''}
                  {...(onRetry && { onPress: onRetry })}
                >
                  Try now
                </Button>
              </>
            )}
          </div>
          <MoveSeatSheet
            open={isMoving}
            onClose={() => setMoving(false)}
            {...{ name, code, token }}
          />
        </>
      )}
    </main>
  )
}

/** A seat whose phone is dead, until the host lets this one in. */
export function Knocking({ name, code }: KeptProps) {
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <Unlit name={name} code={code} word="at the door" />
      <div className={styles.kept} role="status">
        <h1>The host is asked.</h1>
        <p>They let {name} in with a tap. Everything you scored is kept.</p>
      </div>
    </main>
  )
}

type LeftRoomProps = {
  code: string
  why: NonNullable<RoomState['goodbye']>
  onGone: () => void
}

export function LeftRoom({ code, why, onGone }: LeftRoomProps) {
  const { title, words } = goodbyes[why]
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <div className={styles.kept} role="alert">
        <h1>{title}</h1>
        <p>{words}</p>
      </div>
      <div className={styles.dock}>
        <Button variant="quiet" size="large" to="/" onPress={onGone} note="pick a curtain">
          Games
        </Button>
        {why === 'released' ? (
          <Button size="large" icon="icon-fwd" to={`/r/${code}`} onPress={onGone}>
            Pick a name
          </Button>
        ) : (
          <Button size="large" icon="icon-fwd" to="/join" onPress={onGone}>
            Join a room
          </Button>
        )}
      </div>
    </main>
  )
}
