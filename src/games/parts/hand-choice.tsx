import { savedValue } from '#browser/storage/saved-value.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { defaultHand, dieSides, maxDice, readHand } from '#domain/tools/dice.ts'
import { ChoiceRow } from './choice-row.tsx'

/** On this phone. */
export const savedHand = savedValue('dice-hand', readHand)

const counts = Array.from({ length: maxDice }, (_, at) => ({
  value: at + 1,
  label: String(at + 1),
}))
const sides = dieSides.map((value) => ({ value, label: `d${value}` }))

export function HandChoice() {
  const hand = useSaved(savedHand, defaultHand)
  return (
    <>
      <ChoiceRow
        label="How many"
        choices={counts}
        chosen={hand.count}
        onChoose={(count) => savedHand.set({ ...hand, count })}
      />
      <ChoiceRow
        label="Sides"
        choices={sides}
        chosen={hand.sides}
        onChoose={(sides) => savedHand.set({ ...hand, sides })}
      />
    </>
  )
}
