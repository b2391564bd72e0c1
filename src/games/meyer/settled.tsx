import { useEffect, useState } from 'react'
import { capitalised, countWord, penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { isMotionReduced } from '#ui/motion-reduced.ts'
import { CupTable } from './cup-table.tsx'
import { LivesRow } from './lives-row.tsx'
import type { MeyerProps } from './play-props.ts'
import { callOf, rankOf } from './rules-ranks.ts'
import type { Shown } from './rules-state.ts'

/** Suspense before the cup goes up. */
const liftDelayMs = 700

export function Settled(play: MeyerProps & { shown: Shown }) {
  const { view, players, sober, send, shown } = play
  const { by, claimBy, claim, dice, blind, loser, lost } = shown
  const [isUp, lift] = useDelayedLift(dice !== null)
  const next = () => (isUp ? send({ type: 'next' }) : lift())
  const said = nameOf(players, claimBy)
  const asked = nameOf(players, by)
  const left = view.lives[loser] ?? 0
  const lives = `${countWord(lost)} ${lost === 1 ? 'life' : 'lives'}`
  const isOut = left === 0 ? ' and is out' : ''
  const kindness = sober
    ? ''
    : ` ${capitalised(penaltyText(lost, false))} if you like. Water counts.`
  return (
    <CupTable
      play={play}
      lead={
        <>
          <bdi>{said}</bdi> {blind ? 'passed on' : 'said'} {callOf(claim)}
        </>
      }
      title={dice === null ? 'Nobody looks.' : isUp ? verdictOf(shown) : `${asked} lifts…`}
      size="line"
      rule={
        isUp && (
          <>
            <bdi>{nameOf(players, loser)}</bdi> loses {lives}
            {isOut}.{kindness}
          </>
        )
      }
      scene={
        <CupScene
          stage={dice !== null && isUp ? 'lifted' : 'down'}
          dice={isUp ? (dice ?? []) : []}
          throwId={view.round}
        />
      }
      dock={
        <NextButton
          onPress={next}
          note={
            view.isLast
              ? 'one is left'
              : left > 0
                ? 'the loser starts'
                : 'the next on the left starts'
          }
        >
          {view.isLast ? 'Who won?' : 'Next round'}
        </NextButton>
      }
      onNext={next}
    >
      <LivesRow
        players={players}
        lives={isUp ? view.lives : shown.before}
        {...(isUp && { loser })}
      />
    </CupTable>
  )
}

function verdictOf({ dice, claim, blind }: Shown): string {
  const isTrue = dice !== null && rankOf(dice) >= claim
  const rolled = dice ? callOf(rankOf(dice)) : ''
  if (blind) return isTrue ? `${rolled}. Blind luck.` : `${rolled}. No luck.`
  return isTrue ? `${rolled}. It was true.` : `${rolled}. A bluff.`
}

/** Whether the cup is up, delayed where there is something to lift; the function lifts it now. */
function useDelayedLift(isLifted: boolean): [isUp: boolean, lift: () => void] {
  const [isUp, setIsUp] = useState(() => !isLifted || isMotionReduced())
  useEffect(() => {
    if (isUp) return
    const timer = setTimeout(() => setIsUp(true), liftDelayMs)
    return () => clearTimeout(timer)
  }, [isUp])
  return [isUp, () => setIsUp(true)]
}
