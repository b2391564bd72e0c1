import { type FormEvent, useState } from 'react'
import { isTableCode, readRoomCode } from '#domain/room/code.ts'
import { tidyName } from '#domain/table/players.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import styles from './join.module.css'
import { JoinName } from './join-name.tsx'
import { unknownCode } from './join-trouble.ts'
import { RoomCodeField } from './room-code-field.tsx'
import { textOf } from './use-early-text.ts'
import { useJoin } from './use-join.ts'
import { watchTrouble } from './watch-trouble.ts'

type JoinFormProps = {
  /** Known from the link; null asks for it. */
  code: string | null
  /** The one used last: known only in the browser. */
  lastName: string
  onJoined: (code: string) => void
  /** Instead of a seat, or where none is free. */
  onWatch: (code: string) => void
  /** A bar's table has a page of its own. */
  onTable?: (code: string) => void
}

/** Code and name. Nothing to sign, nothing to install. */
export function JoinForm({ code: known, lastName, onJoined, onWatch, onTable }: JoinFormProps) {
  const [typed, setTyped] = useState(known ?? '')
  const [typedName, setName] = useState<string | null>(null)
  const name = typedName ?? lastName
  const { join, isBusy, trouble, say } = useJoin(onJoined, { onFull: onWatch })
  const code = readRoomCode(typed)
  const tidied = tidyName(name)
  const table = !known && code && isTableCode(code) ? code : null

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const sent = readRoomCode(known ?? textOf(form, 'code'))
    if (sent && onTable && isTableCode(sent)) onTable(sent)
    else void join(sent, { name: tidyName(textOf(form, 'name')) })
  }

  async function watch(): Promise<void> {
    if (table && onTable) return onTable(table)
    const trouble = code ? await watchTrouble(code) : { message: unknownCode, refusal: null }
    if (trouble) say(trouble)
    else if (code) onWatch(code)
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        {!known && (
          <>
            <RoomCodeField
              code={typed}
              onCode={(next) => {
                setTyped(next)
                say(null)
              }}
            />
            <p className={styles.hint}>
              <Glyph id="icon-cam" />
              Or point your phone’s camera at the square code. It brings you straight in. A bar’s
              table has five letters.
            </p>
          </>
        )}
        <JoinName
          name={name}
          onName={(next) => {
            setName(next)
            say(null)
          }}
          hint="The name you used last time. No account, nothing to install."
          trouble={trouble}
          onReturn={(name) => void join(code, { name, isReturn: true })}
        />
      </div>
      <div className={styles.dock}>
        <Button
          variant="quiet"
          size="large"
          className={styles.watch ?? ''}
          onPress={() => void watch()}
          note="vote, no seat"
        >
          Just watch
        </Button>
        <Button
          submit
          size="large"
          icon="icon-fwd"
          disabled={isBusy}
          note={
            table
              ? 'at a bar’s table'
              : tidied && code
                ? `as ${tidied}, in room ${code}`
                : known
                  ? 'a name, that is all'
                  : 'code and name, that is all'
          }
        >
          Join
        </Button>
      </div>
    </form>
  )
}
