import { type DiceHand, handText } from '#domain/tools/dice.ts'
import { HandChoice } from '#games/parts/hand-choice.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type HandSheetProps = { open: boolean; onClose: () => void; hand: DiceHand }

export function HandSheet({ open, onClose, hand }: HandSheetProps) {
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
      <HandChoice />
    </Sheet>
  )
}
