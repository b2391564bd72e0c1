import { type FormEvent, useState } from 'react'
import { takeSeat } from '#browser/room/room-api.ts'
import { keepSeat } from '#browser/room/room-seats.ts'
import { readRoomCode } from '#domain/room/code.ts'
import { maxNameLength, tidyName } from '#domain/table/players.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Glyph } from '#ui/glyph.tsx'
import styles from './join.module.css'
import { JoinProblem } from './join-problem.tsx'
import type { JoinTrouble } from './join-trouble.ts'
import { RoomCodeField } from './room-code-field.tsx'
import { roomName } from './room-name.ts'

type JoinFormProps = {
  /** Known from the link; null asks for it. */
  code: string | null
  /** A seat of this name that another phone had. */
  returning?: string
  onJoined: (code: string) => void
}

const unknownCode = 'No room has this code. Check the four letters'

/** Code and name. Nothing to sign, nothing to install. */
export function JoinForm({ code: known, returning, onJoined }: JoinFormProps) {
  const [typed, setTyped] = useState(known ?? '')
  const [name, setName] = useState(() => returning ?? roomName.get())
  const [trouble, setTrouble] = useState<JoinTrouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const code = readRoomCode(typed)
  const tidied = tidyName(name)

  async function join(isReturn = returning !== undefined): Promise<void> {
    if (!code) return setTrouble({ message: unknownCode })
    if (tidied === '') return setTrouble({ message: 'Every player needs a name.' })
    setBusy(true)
    const answer = await takeSeat(code, { name: tidied, ...(isReturn && { isReturn }) })
    setBusy(false)
    if (!answer.ok) {
      const isUnknown = answer.status === 404
      const reason = answer.reason
      const message = isUnknown ? unknownCode : answer.message
      return setTrouble({ message, ...(reason && { reason }) })
    }
    const { seat, token } = answer.data
    const given = 'name' in answer.data ? answer.data.name : tidied
    roomName.set(given)
    keepSeat({ code, seat, token, name: given })
    onJoined(code)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void join()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        {!known && (
          <>
            <RoomCodeField
              code={typed}
              onCode={(next) => {
                setTyped(next)
                setTrouble(null)
              }}
            />
            <p className={styles.hint}>
              <Glyph id="icon-cam" />
              Or point your phone’s camera at the square code. It brings you straight in.
            </p>
          </>
        )}
        <Field
          label="Your name"
          value={name}
          maxLength={maxNameLength * 2}
          autoComplete="nickname"
          enterKeyHint="go"
          onChange={(event) => {
            setName(event.target.value)
            setTrouble(null)
          }}
        />
        <p className={styles.small}>The name you used last time. No account, nothing to install.</p>
        {trouble && (
          <JoinProblem trouble={trouble} name={tidied} onReturn={() => void join(true)} />
        )}
      </div>
      <div className={styles.dock}>
        <Button
          submit
          size="large"
          icon="icon-fwd"
          disabled={isBusy}
          note={
            tidied && code
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
