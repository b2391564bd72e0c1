import { Sheet } from '#ui/sheet.tsx'
import type { DiceProps } from './play-props.ts'
import { TapNames } from './tap-names.tsx'

/** A duel replaces the turn. */
export function ChallengeSheet(play: DiceProps & { open: boolean; onClose: () => void }) {
  const { open, onClose, view, players, send } = play
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Challenge whom?"
      lead="One die each. The lower takes the difference, a tie doubles it."
    >
      <TapNames
        label="Rivals"
        players={players}
        except={view.turn}
        onTap={(seat) => {
          onClose()
          send({ type: 'challenge', seat })
        }}
      />
    </Sheet>
  )
}
