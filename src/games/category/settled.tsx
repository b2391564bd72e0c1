import { useEffect } from 'react'
import { playCue } from '#browser/cues.ts'
import { penaltyText } from '#domain/table/amount.ts'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { Slab } from '#ui/slab.tsx'
import type { CategoryProps } from './play-props.ts'
import type { Fault } from './rules.ts'

const leads: Record<Fault, string> = {
  timeout: 'Out of time:',
  bomb: 'Boom. Holding it:',
  repeat: 'Said already:',
  rejected: 'Does not count:',
  upheld: 'Doubted for nothing:',
}

/** Who pays, and why; they begin the next category. */
export function Settled(play: CategoryProps) {
  const { view, players, sober, send } = play
  const { loser, fault, round, rounds } = view
  // A bomb makes its noise here: the screen before could not know when.
  useEffect(() => {
    if (fault === 'bomb') playCue('time-up')
  }, [fault])
  if (loser === null || fault === null) return null
  const next = () => send({ type: 'next' })
  const name = players[loser]?.name
  const isLast = rounds > 0 && round >= rounds
  const price = penaltyText(1, sober)
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<HeaderCount note={rounds > 0 ? `of ${rounds}` : 'so far'}>{round}</HeaderCount>}
      dock={
        <>
          {play.canUndo && (
            <Slab ghost size="main" icon="icon-back" label="Back" onPress={play.undo}>
              {null}
            </Slab>
          )}
          <Slab
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={next}
            note={isLast ? 'see who paid what' : `${name} starts the next one`}
          >
            {isLast ? 'The end' : 'Next'}
          </Slab>
        </>
      }
    >
      <PromptCard
        lead={leads[fault]}
        prompt={{ raw: '', parts: [{ seat: loser }] }}
        players={players}
        sober={sober}
        progress={rounds > 0 ? round / rounds : undefined}
        onPress={next}
        rule={
          sober
            ? `That makes ${price} more. Shake it off.`
            : `That is ${price}, if you like. Water counts.`
        }
      />
    </PlayFrame>
  )
}
