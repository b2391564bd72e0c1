import { useId, useState } from 'react'
import { type WritableGame, writableGames } from '#domain/room/room.ts'
import { cleanPrompt, maxWritten, maxWrittenLength } from '#domain/room/written.ts'
import { isPackGame } from '#games/define-game.ts'
import { findGame } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import { GrowingText } from '#ui/growing-text.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { roomMessages } from './room-messages.ts'
import { sayKnown } from './say-known.ts'
import { useSeatedRoom } from './use-room.ts'
import styles from './write-sheet.module.css'

/** Two prompts a phone, for the next game; nobody is told whose they are. */
export function WriteSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, state, isHost } = useSeatedRoom()
  const { written, game: picked } = state.room
  const [chosen, setChosen] = useState<WritableGame | null>(null)
  const [text, setText] = useState('')
  /** Stays in the field until it is in: the room may refuse it. */
  const [sent, setSent] = useState<{ game: WritableGame; text: string } | null>(null)
  const id = useId()
  const game = chosen ?? writableGames.find((slug) => slug === picked) ?? writableGames[0]
  const own = written.shown.filter(({ isOwn }) => isOwn)
  const isFull = own.length >= maxWritten

  const refusal = sent && state.notice
  if (sent && own.some((kept) => kept.game === sent.game && kept.text === cleanPrompt(sent.text))) {
    setSent(null)
    if (text === sent.text) setText('')
  }

  function add(): void {
    if (isFull) return
    session.dismissNotice()
    session.call({ do: 'write', game, text })
    setSent({ game, text })
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Write a prompt"
      lead="Tonight only. Your name stays off it."
      foot={
        <Button
          size="medium"
          icon="icon-plus"
          disabled={isFull}
          note={
            refusal
              ? sayKnown(roomMessages, refusal, [])
              : isFull
                ? 'both are in'
                : 'comes up tonight, without your name'
          }
          onPress={add}
        >
          Add it
        </Button>
      }
    >
      <div className={styles.games}>
        {writableGames.map((slug) => (
          <button
            key={slug}
            type="button"
            aria-pressed={slug === game}
            onClick={() => setChosen(slug)}
          >
            {findGame(slug)?.title}
            <Eye open={slug === game} />
          </button>
        ))}
      </div>
      <div className={styles.field}>
        <label htmlFor={id}>{leadOf(game)}</label>
        <GrowingText
          id={id}
          value={text}
          rows={3}
          maxLength={maxWrittenLength}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className={styles.counts}>
        <span>{`${[...text].length} of ${maxWrittenLength} letters`}</span>
        <span>{`${own.length} of ${maxWritten}`}</span>
      </p>
      <h3 className={styles.in}>{`Already in: ${written.count}`}</h3>
      <p className={styles.kind}>Be kind: no full names, nothing told in confidence.</p>
      <RowList label={isHost ? 'The table’s prompts' : 'Your prompts'}>
        {written.shown.map(({ id, game, text }) => (
          <Row
            key={id}
            title={<bdi>{text}</bdi>}
            note={`${leadOf(game)} Tap to take it out.`}
            icon="icon-bin"
            onPress={() => session.call({ do: 'unwrite', id })}
          />
        ))}
      </RowList>
    </Sheet>
  )
}

function leadOf(slug: WritableGame): string {
  const game = findGame(slug)
  return game && isPackGame(game) ? game.lead : ''
}
