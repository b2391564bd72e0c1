import { signsPath } from '#site/sheet-path.ts'
import { Button } from '#ui/button.tsx'
import styles from './partner.module.css'

const steps = [
  ['Print', 'Type the bar’s name, how many tables and when you close. Out comes a page for each.'],
  ['Stand them up', 'Whoever scans table 7 opens table 7’s room with your deck, or joins it.'],
  [
    'Forget about it',
    'The next group begins anew, and at closing time every room says good night. Nobody hosts but the guests.',
  ],
] as const

/** Rooms at a bar's tables, in a minute. */
export function TableSigns({ game }: { game: string }) {
  return (
    <section className={styles.part} aria-labelledby="tables">
      <h2 id="tables">A room at every table</h2>
      <ol className={styles.cards}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ol>
      <p className={styles.counts}>
        Everybody plays on their own phone. No account, no app, and it costs nothing.
      </p>
      <Button to={signsPath(game)} size="medium" icon="icon-fwd" note="1 to 60 tables, as PDF">
        Make the signs
      </Button>
    </section>
  )
}
