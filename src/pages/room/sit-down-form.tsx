import { type FormEvent, useState } from 'react'
import { sitDown } from '#browser/room/room-api.ts'
import type { TablePreview } from '#contract/bar-tables.ts'
import type { NewSeat } from '#contract/rooms.ts'
import { tidyName } from '#domain/table/players.ts'
import { Button } from '#ui/button.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './bar-table.module.css'
import join from './join.module.css'
import { JoinName } from './join-name.tsx'
import { tableWords } from './table-words.ts'
import { textOf } from './use-early-text.ts'
import { useJoin } from './use-join.ts'

type SitDownFormProps = {
  preview: TablePreview
  lastName: string
  /** The room of before, where this phone has a seat in it. */
  ownRoom: string | null
  onJoined: (code: string) => void
  onWatch: (code: string) => void
}

/** Nobody joins by scanning alone. */
export function SitDownForm({ preview, lastName, ownRoom, onJoined, onWatch }: SitDownFormProps) {
  const { code, table, use, room } = preview
  const [typedName, setName] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isSure, setSure] = useState(false)
  const name = typedName ?? lastName
  const tidied = tidyName(name)
  const isNew = use === 'free' || isSure
  const { title, lead, rule } = tableWords(isNew ? { ...preview, use: 'free' } : preview)

  const take = (table: string, { name, isReturn = false }: NewSeat) =>
    sitDown(table, { name, isReturn, replaces: (isNew && room?.code) || null })
  const onFull = room ? { onFull: () => onWatch(room.code) } : {}
  const { join: sit, isBusy, trouble, say } = useJoin(onJoined, { take, ...onFull })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void sit(code, { name: tidyName(textOf(event.currentTarget, 'name')) })
  }

  return (
    <form method="dialog" className={join.form} onSubmit={submit}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p>{rule}</p>
      </div>
      {(ownRoom || (use === 'quiet' && !isSure)) && (
        <div className={styles.rows}>
          <RowList>
            {ownRoom && (
              <LinkRow title="Back to your room" note="Its points are kept" to={`/r/${ownRoom}`} />
            )}
            {use === 'quiet' && !isSure && (
              <Row
                title="We just sat down"
                note="A new room, with new points"
                icon="icon-door"
                onPress={() => setAsking(true)}
              />
            )}
          </RowList>
        </div>
      )}
      <BeginAnewSheet
        table={table}
        open={isAsking}
        onClose={() => setAsking(false)}
        onSure={() => {
          setAsking(false)
          setSure(true)
        }}
      />
      <div className={join.fields}>
        <JoinName
          name={name}
          onName={(next) => {
            setName(next)
            say(null)
          }}
          hint="They see this name, nothing else. No account, nothing to install."
          trouble={trouble}
          onReturn={(name) => void sit(code, { name, isReturn: true })}
        />
      </div>
      <div className={join.dock}>
        {room && !isNew && (
          <Button
            variant="quiet"
            size="large"
            className={join.watch ?? ''}
            onPress={() => onWatch(room.code)}
            note="vote, no seat"
          >
            Watch
          </Button>
        )}
        <Button
          submit
          size="large"
          icon="icon-fwd"
          disabled={isBusy}
          note={tidied ? `as ${tidied}, at table ${table}` : 'a name, that is all'}
        >
          {isNew ? 'Open the room' : 'Join'}
        </Button>
      </div>
    </form>
  )
}

type BeginAnewSheetProps = { table: number; open: boolean; onClose: () => void; onSure: () => void }

/** Whose room it was may still be on their way back: so it is asked twice. */
function BeginAnewSheet({ table, open, onClose, onSure }: BeginAnewSheetProps) {
  return (
    <Sheet
      open={open}
      isCompact
      onClose={onClose}
      title={`Begin anew at table ${table}?`}
      lead="Those who were here keep their room and its points on their phones. The sign leads to yours."
      foot={
        <Button size="large" icon="icon-fwd" onPress={onSure}>
          Begin anew
        </Button>
      }
    />
  )
}
