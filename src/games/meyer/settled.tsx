import { useEffect, useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Owed } from '#domain/table/owed.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { priceWords } from '#games/parts/price-words.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'
import { CupTable } from './cup-table.tsx'
import { LivesRow } from './lives-row.tsx'
import type { MeyerProps } from './play-props.ts'
import { callOf } from './rules-ranks.ts'
import type { Shown } from './rules-state.ts'
import { calledWords, judgementOf, Loss, rolledOf } from './verdict.tsx'

/** Suspense before the cup goes up. */
const liftDelayMs = 700

export function Settled(play: MeyerProps & { shown: Shown }) {
  const { view, players, send, shown, own, viewer } = play
  const { by, claimBy, claim, dice, blind, loser } = shown
  // A TV has lifted it already.
  const [isUp, lift] = useDelayedLift(dice !== null && !own?.hasScreen)
  const kindness = kindnessOf(play, useOwes(play.sober)(loser))
  const isAwake = useIsPast(view.wakesAtMs)
  const go = () => isAwake && send({ type: 'next' })
  const next = () => (isUp ? go() : lift())
  const asked = nameOf(players, by)
  const left = view.lives[loser] ?? 0
  return (
    <CupTable
      play={play}
      lead={
        <>
          <bdi>{nameOf(players, claimBy)}</bdi> {blind ? 'passed on' : 'said'} {callOf(claim)}
        </>
      }
      title={
        dice === null
          ? 'Nobody looks.'
          : isUp
            ? `${rolledOf(shown)}. ${judgementOf(shown)}`
            : `${asked} lifts…`
      }
      size="line"
      rule={
        isUp && (
          <>
            <Loss
              {...{ shown, players, left }}
              self={own && typeof viewer === 'number' ? viewer : null}
            />
            {kindness}
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
          disabled={isUp && !isAwake}
          note={
            own
              ? 'anybody can tap it'
              : view.isLast
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
        isGrid={own !== undefined}
        {...(isUp && { current: loser })}
      />
    </CupTable>
  )
}

/** The price, on a phone of one's own only the loser's; and who called it. */
function kindnessOf(play: MeyerProps & { shown: Shown }, owed: Owed): string {
  const { own, viewer, shown, players } = play
  const { lost, loser } = shown
  const price = !own || viewer === loser ? priceWords(owed, lost) : null
  const called = own ? calledWords(shown, players) : null
  return [price, called].map((words) => (words ? ` ${words}` : '')).join('')
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
