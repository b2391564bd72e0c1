import { type FormEvent, useId, useState } from 'react'
import { makeBar } from '#browser/room/room-api.ts'
import { maxBarNameLength, maxBarTables } from '#domain/bar-table/bar.ts'
import { findGame, games } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './print-sheet.module.css'
import signs from './signs.module.css'

const defaultGame = 'squiffy'

type SignsFormProps = { wanted: string | null; onMade: (id: string) => void }

export function SignsForm({ wanted, onMade }: SignsFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function make(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const name = text('bar')
    if (name === '') return setProblem('A sign needs the bar’s name.')
    setBusy(true)
    const answer = await makeBar({
      name,
      tables: Number(text('tables')),
      game: text('game'),
      closes: text('closes'),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    setBusy(false)
    if (answer.ok) onMade(answer.data.id)
    else setProblem(answer.message)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isBusy) void make(event.currentTarget)
  }

  return (
    <form method="dialog" className={signs.form} onSubmit={submit}>
      <div className={signs.fields}>
        <Field
          label="The bar’s name"
          name="bar"
          maxLength={maxBarNameLength}
          autoComplete="organization"
          problem={problem}
          onChange={() => setProblem(null)}
        />
        <div className={signs.pair}>
          <Field
            label="Tables"
            name="tables"
            type="number"
            min={1}
            max={maxBarTables}
            defaultValue={10}
            required
          />
          <Field label="Closing time" name="closes" type="time" defaultValue="02:00" required />
        </div>
        <GameChoice key={wanted} wanted={wanted} />
      </div>
      <p className={styles.note}>
        At closing time the evening ends in every room. The hour is by this device’s clock.
      </p>
      <div className={styles.slabs}>
        <Button submit size="large" icon="icon-fwd" disabled={isBusy}>
          Make the signs
        </Button>
      </div>
    </form>
  )
}

function GameChoice({ wanted }: { wanted: string | null }) {
  const id = useId()
  return (
    <div className={signs.choice}>
      <label htmlFor={id}>What the tables begin with</label>
      <select id={id} name="game" defaultValue={findGame(wanted ?? '')?.slug ?? defaultGame}>
        {games.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
