import { useEffect, useEffectEvent, useState } from 'react'
import { askUntilAnswered } from '#browser/api/ask-until-answered.ts'
import { previewRoom } from '#browser/room/room-api.ts'
import type { RoomPreview } from '#contract/rooms.ts'
import { countOf } from '#domain/table/amount.ts'
import { findGame } from '#games/registry.ts'
import { Row, RowList } from '#ui/row.tsx'
import styles from './join.module.css'
import { unknownCode } from './join-trouble.ts'
import { useJoin } from './use-join.ts'

type JoinPreviewProps = {
  code: string
  onJoined: (code: string) => void
  /** Where every seat is taken. */
  onWatch: (code: string) => void
}

/** Who is there, by number only; seats of a game that began on one phone are there to claim. */
export function JoinPreview({ code, onJoined, onWatch }: JoinPreviewProps) {
  const [preview, setPreview] = useState<RoomPreview | null>(null)
  const [isGone, setGone] = useState(false)
  const watch = useEffectEvent(onWatch)
  useEffect(
    () =>
      askUntilAnswered(
        () => previewRoom(code),
        (answer) => {
          if (!answer.ok) setGone(answer.status === 404)
          else if (mustWatch(answer.data)) watch(code)
          else setPreview(answer.data)
        },
      ),
    [code],
  )
  const { join, trouble } = useJoin(onJoined)
  if (isGone) {
    return (
      <p className={styles.problem} role="alert">
        {unknownCode}
      </p>
    )
  }
  if (!preview) return <p className={styles.lead}>&nbsp;</p>
  const game = preview.game && findGame(preview.game)
  return (
    <>
      <p className={styles.lead}>
        {countOf(preview.seats, 'players')} {preview.seats === 1 ? 'is' : 'are'} in.
        {game && ` ${preview.phase === 'playing' ? 'On the table' : 'Next'}: ${game.title}.`}
        {preview.isLocked && ' This room is locked. Ask the host.'}
      </p>
      {preview.unclaimed.length > 0 && (
        <section className={styles.claims}>
          <h2>Which one are you?</h2>
          <RowList>
            {preview.unclaimed.map(({ seat, name }) => (
              <Row
                key={seat}
                title={<bdi>{`I am ${name}`}</bdi>}
                icon="icon-fwd"
                onPress={() => void join(code, { name, claim: seat })}
              />
            ))}
          </RowList>
          {trouble && (
            <p className={styles.problem} role="alert">
              {trouble.message}
            </p>
          )}
          <h2>None of these: I am new</h2>
        </section>
      )}
    </>
  )
}

/** A seat to claim is free, also where twenty are taken. */
function mustWatch({ isFull, isLocked, unclaimed }: RoomPreview): boolean {
  return isFull && !isLocked && unclaimed.length === 0
}
