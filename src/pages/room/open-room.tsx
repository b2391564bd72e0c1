import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { openRoom } from '#browser/room/room-api.ts'
import { keepSeat } from '#browser/room/room-seats.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { tidyName } from '#domain/table/players.ts'
import { findGame, games } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { CarryForm } from './carry-form.tsx'
import styles from './join.module.css'
import { JoinPage } from './join-page.tsx'
import { NameField } from './name-field.tsx'
import { roomName } from './room-name.ts'
import { textOf } from './use-early-text.ts'

export default function OpenRoom() {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const carried = isHydrated ? findGame(query.get('carry') ?? '')?.slug : undefined
  const onOpened = (code: string) => void navigate(`/r/${code}`, { replace: true })
  return (
    <JoinPage title={carried ? 'Everybody’s phone' : 'Open a room'}>
      <title>Open a room | Party Dojo</title>
      <meta
        name="description"
        content="Everybody plays on their own phone, and a TV shows the table. No account, nothing to install."
      />
      {carried ? (
        <CarryForm slug={carried} onOpened={onOpened} />
      ) : (
        <>
          <p className={styles.lead}>
            Everybody plays on their own phone. A TV may show the table.
          </p>
          <OpenForm
            lastName={isHydrated ? roomName.get() : ''}
            game={query.get('game')}
            onOpened={onOpened}
          />
        </>
      )}
    </JoinPage>
  )
}

type OpenFormProps = { lastName: string; game: string | null; onOpened: (code: string) => void }

function OpenForm({ lastName, game: wanted, onOpened }: OpenFormProps) {
  const [typedName, setName] = useState<string | null>(null)
  const name = typedName ?? lastName
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const tidied = tidyName(name)

  async function open(typed: string): Promise<void> {
    if (typed === '') return setProblem('Every player needs a name.')
    setBusy(true)
    const game = (findGame(wanted ?? '') ?? games[0])?.slug
    const answer = await openRoom({ name: typed, ...(game && { game }) })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    const { code, seat, token, name: given } = answer.data
    roomName.set(given)
    keepSeat({ code, seat, token, name: given })
    onOpened(code)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isBusy) void open(tidyName(textOf(event.currentTarget, 'name')))
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <NameField
          problem={problem}
          value={name}
          onName={(next) => {
            setName(next)
            setProblem(null)
          }}
        />
        <p className={styles.small}>No account, nothing to install.</p>
      </div>
      <div className={styles.dock}>
        <Button
          submit
          size="large"
          icon="icon-fwd"
          disabled={isBusy}
          note={tidied ? `as ${tidied}, the host` : 'a name, that is all'}
        >
          Open a room
        </Button>
      </div>
    </form>
  )
}
