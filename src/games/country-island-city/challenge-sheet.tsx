import { nameOf } from '#domain/table/names.ts'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './challenge-sheet.module.css'
import type { CicProps } from './play-props.ts'
import type { Turn } from './rules-state.ts'

type ChallengeSheetProps = {
  play: CicProps
  challenge: Turn['challenge']
}

/** A vote on a doubtful answer: hands up for it, hands up against it. */
export function ChallengeSheet({ play, challenge }: ChallengeSheetProps) {
  const { players, send } = play
  const here = useSeatsHere(players).length
  const { upheld, against } = challenge?.vote ?? { upheld: 0, against: 0 }
  return (
    <Sheet
      open={challenge !== null}
      isCompact
      onClose={() => challenge && send({ type: 'drop' })}
      title="Does it count?"
      lead={
        challenge && `${nameOf(players, challenge.seat)}’s answer. Everybody votes, a tie counts.`
      }
      foot={
        <Button
          size="medium"
          icon="icon-fwd"
          onPress={() => send({ type: 'judge' })}
          disabled={upheld + against === 0}
          note={verdict(upheld, against)}
        >
          Settle it
        </Button>
      }
    >
      <div className={styles.votes}>
        <Hands
          label="It counts"
          hands={upheld}
          max={here - against}
          onChange={(hands) => send({ type: 'vote', vote: { upheld: hands, against } })}
        />
        <Hands
          label="It does not"
          hands={against}
          max={here - upheld}
          onChange={(hands) => send({ type: 'vote', vote: { upheld, against: hands } })}
        />
      </div>
      {challenge && (
        <SeatChips
          label="Who doubted it? In vain, and they pay."
          players={players}
          chosen={[challenge.by]}
          onToggle={(seat) => send({ type: 'challenge', seat })}
        />
      )}
    </Sheet>
  )
}

function verdict(upheld: number, against: number): string {
  if (upheld + against === 0) return 'count the hands first'
  return upheld >= against ? 'it stands' : 'it is out'
}

type HandsProps = {
  label: string
  hands: number
  max: number
  onChange: (hands: number) => void
}

function Hands({ label, hands, max, onChange }: HandsProps) {
  return (
    <fieldset className={styles.hands}>
      <legend>{label}</legend>
      <button
        type="button"
        aria-label="One hand fewer"
        aria-disabled={hands === 0}
        onClick={() => hands > 0 && onChange(hands - 1)}
      >
        −
      </button>
      <output aria-live="polite">{hands}</output>
      <button
        type="button"
        aria-label="One hand more"
        aria-disabled={hands >= max}
        onClick={() => hands < max && onChange(hands + 1)}
      >
        +
      </button>
    </fieldset>
  )
}
