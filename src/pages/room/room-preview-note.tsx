import { useEffect, useState } from 'react'
import { previewRoom } from '#browser/room/room-api.ts'
import type { RoomPreview } from '#contract/rooms.ts'
import { countOf } from '#domain/table/amount.ts'
import { findGame } from '#games/registry.ts'
import styles from './join.module.css'

/** Who is there, by number only: nobody joins by scanning alone. */
export function RoomPreviewNote({ code }: { code: string }) {
  const [preview, setPreview] = useState<RoomPreview | null>(null)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    let isHere = true
    void previewRoom(code).then((answer) => {
      if (!isHere) return
      if (answer.ok) setPreview(answer.data)
      else setGone(answer.status === 404)
    })
    return () => {
      isHere = false
    }
  }, [code])
  if (isGone) {
    return (
      <p className={styles.problem} role="alert">
        No room has this code. Check the four letters
      </p>
    )
  }
  if (!preview) return <p className={styles.lead}>&nbsp;</p>
  const game = preview.game && findGame(preview.game)
  return (
    <p className={styles.lead}>
      {countOf(preview.seats, 'players')} {preview.seats === 1 ? 'is' : 'are'} in.
      {game && ` ${preview.phase === 'playing' ? 'On the table' : 'Next'}: ${game.title}.`}
      {preview.isLocked && ' This room is locked. Ask the host.'}
    </p>
  )
}
