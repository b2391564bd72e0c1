import { useState } from 'react'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useHold } from '#games/parts/use-hold.ts'
import { CupTable } from './cup-table.tsx'
import styles from './declaring.module.css'
import { Ladder, type Saying } from './ladder.tsx'
import type { MeyerProps } from './play-props.ts'
import { callOf, meyer, type Rank, rankOf } from './rules-ranks.ts'

/** A fixed middle value: a preselection must say nothing about the dice. */
const unsaid: Rank = 8

export function Declaring(play: MeyerProps) {
  const { view, send } = play
  const { turn, claim, dice, minRank, canRollBlind, canToast } = view
  const [chosen, setChosen] = useState<Saying>(claim === null ? unsaid : Math.min(claim + 1, meyer))
  const { isHeld, handlers } = useHold()
  const say = () =>
    send(typeof chosen === 'number' ? { type: 'say', rank: chosen } : { type: chosen })
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
      scene={
        <>
          <button
            type="button"
            className={styles.hold}
            aria-label="Hold to look at your dice"
            {...handlers}
          >
            <CupScene stage={isSeen ? 'lifted' : 'down'} dice={isSeen ? dice : []} />
          </button>
          <p className="seen-by-readers" role="status">
            {isSeen && `Under the cup: ${callOf(rankOf(dice))}.`}
          </p>
        </>
      }
      dock={
        <NextButton onPress={say} note={rolled ?? noteFor(chosen)}>
          {wordFor(chosen)}
        </NextButton>
      }
      onNext={say}
    >
      <Ladder
        {...{ minRank: minRank, canRollBlind: canRollBlind, canToast: canToast, chosen }}
        onChoose={setChosen}
      />
    </CupTable>
  )
}

function wordFor(saying: Saying): string {
  if (saying === 'blind') return 'Roll blind'
  return saying === 'toast' ? 'Show 3–2' : `Say ${callOf(saying)}`
}

function noteFor(saying: Saying): string {
  if (saying === 'blind') return 'the same or higher, and nobody looks'
  return saying === 'toast' ? 'if you have it: everybody toasts' : 'true or not. Straight face.'
}
