import { type Spice, spices } from '#domain/prompts/tags.ts'
import { capitalised } from '#domain/table/amount.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceRow } from '../parts/choice-row.tsx'
import styles from './spice-sheet.module.css'
import { useTableLimits } from './table-limits.ts'
import { spiceHints, spiceNames } from './tag-words.ts'
import { TopicRows } from './topic-rows.tsx'
import { useAdultCheck } from './use-adult-check.tsx'

const choices = spices.map((value) => ({ value, label: capitalised(spiceNames[value]) }))

/** In a room without "Leave out": there, lines are everybody's own. */
export function SpiceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { limits, setSpice, setLeftOut } = useTableLimits()
  const adults = useAdultCheck()

  function choose(spice: Spice): void {
    if (spice === 3) adults.check(true, () => {})
    else setSpice(spice)
  }

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title="Spice"
        lead="What is hotter stays in the box."
        foot={
          <Button size="medium" icon="icon-fwd" onPress={onClose}>
            Done
          </Button>
        }
      >
        <ChoiceRow
          label="As hot as"
          hint={spiceHints[limits.spice]}
          choices={choices}
          chosen={limits.spice}
          onChoose={choose}
        />
        {setLeftOut && (
          <>
            <h3 className={styles.title}>Leave out</h3>
            <p className={styles.hint}>
              For everybody at this phone. Packs by players are not read for it.
            </p>
            <TopicRows label="Leave out" leftOut={limits.leftOut} onChange={setLeftOut} />
          </>
        )}
      </Sheet>
      {adults.sheet}
    </>
  )
}
