import { listNames } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import { DockStatus } from './dock-status.tsx'
import type { OwnPhone } from './play-props.ts'

/** More would cover a small phone. */
const maxNames = 4

type AnswerIsInProps = {
  /** “Your vote is in”. */
  title: string
  /** After whom the game waits for. */
  note?: string
  players: readonly Player[]
  own: Pick<OwnPhone, 'waitsFor' | 'away'>
}

/** In the dock, once this phone has nothing left to press there. */
export function AnswerIsIn({ title, note, players, own }: AnswerIsInProps) {
  const waited = own.waitsFor.filter((seat) => !own.away.includes(seat))
  const names = waited.length > maxNames ? String(waited.length) : listNames(players, waited)
  const wait = waited.length > 0 ? `Waiting for ${names}.` : 'Everybody is in.'
  return (
    <DockStatus title={title} isDone>
      {note ? `${wait} ${note}` : wait}
    </DockStatus>
  )
}
