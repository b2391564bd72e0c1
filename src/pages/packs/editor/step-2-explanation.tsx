import { useNavigate } from 'react-router'
import { beginPack } from '#browser/packs/begin-pack.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { StepDock } from './step-dock.tsx'
import styles from './step-props.module.css'
import type { FirstStepProps } from './step-props.ts'

const rules = [
  ['One thought a prompt', 'It is read out in a loud room, once.'],
  ['{player} and {other}', 'These two words become names from the table, fairly.'],
  ['{sips}', 'Becomes a small number, and points in sober mode.'],
  ['Tease situations', 'Never bodies, never those who drink nothing.'],
  ['18+ says so', 'Switch it on, and nobody is surprised.'],
] as const

export function Step2Explanation({ draft }: FirstStepProps) {
  const navigate = useNavigate()

  function goOn(): void {
    if (!draft) beginPack(null)
    void navigate(stepPath(3))
  }

  return (
    <>
      <main className={styles.stage}>
        <h1 tabIndex={-1}>How it works</h1>
        <p className={styles.hint}>You write, the phone shuffles, the table laughs.</p>
        <div className={styles.body}>
          <RowList label="What makes a good prompt">
            {rules.map(([title, note]) => (
              <Row key={title} title={title} note={note} />
            ))}
          </RowList>
        </div>
      </main>
      <StepDock step={2}>
        <Button size="medium" icon="icon-fwd" note="name, description, cover" onPress={goOn}>
          Set it up
        </Button>
      </StepDock>
    </>
  )
}
