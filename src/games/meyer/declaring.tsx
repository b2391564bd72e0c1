import { NextButton } from '#games/parts/next-button.tsx'
import { useHold } from '#games/parts/use-hold.ts'
import { CupTable } from './cup-table.tsx'
import { HeldCup } from './held-cup.tsx'
import { Ladder } from './ladder.tsx'
import type { MeyerProps } from './play-props.ts'
import { callOf } from './rules-ranks.ts'
import { noteFor, useSaying, wordFor } from './saying.ts'

export function Declaring(play: MeyerProps) {
  const { turn, claim, dice, minRank, canRollBlind, canToast } = play.view
  const { chosen, choose, say } = useSaying(play)
  const { isHeld, handlers } = useHold()
  const isSeen = isHeld && dice !== null
  const rolled = isSeen ? `you rolled ${dice.join('–')}. Straight face.` : null
  return (
    <CupTable
      play={play}
      seat={turn}
      note="your turn"
      lead={claim === null ? 'A new round' : `${callOf(claim)} or better`}
      title={
        isSeen ? 'Only you look. Now say a number.' : 'Hold the cup to look. Then say a number.'
      }
      size="line"
      scene={<HeldCup dice={isSeen ? dice : null} handlers={handlers} />}
      dock={
        <NextButton onPress={say} note={rolled ?? noteFor(chosen)}>
          {wordFor(chosen)}
        </NextButton>
      }
      onNext={say}
    >
      <Ladder {...{ minRank, canRollBlind, canToast, chosen }} onChoose={choose} />
    </CupTable>
  )
}
