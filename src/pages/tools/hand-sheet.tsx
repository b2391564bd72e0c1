import { type DiceHand, dieSides, handText, maxDice } from '#domain/tools/dice.ts'
import { ChoiceRow } from '#games/parts/choice-row.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type HandSheetProps = {
  open: boolean
  onClose: () => void
  hand: DiceHand
  onChange: (hand: DiceHand) => void
}

const counts = Array.from({ length: maxDice }, (_, at) => ({
  value: at + 1,
  label: String(at + 1),
}))
const sides = dieSides.map((value) => ({ value, label: `d${value}` }))

export function HandSheet({ open, onClose, hand, onChange }: HandSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Which dice?"
      lead="Kept on this phone."
      foot={
        <Button size="medium" icon="icon-fwd" onPress={onClose} note={handText(hand)}>
          Into the cup
        </Button>
      }
    >
      <ChoiceRow
        label="How many"
        choices={counts}
        chosen={hand.count}
        onChoose={(count) => onChange({ ...hand, count })}
      />
      <ChoiceRow
        label="Sides"
        choices={sides}
        chosen={hand.sides}
        onChoose={(sides) => onChange({ ...hand, sides })}
      />
    </Sheet>
  )
}
