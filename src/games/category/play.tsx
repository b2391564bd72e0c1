import { countWord } from '#domain/table/amount.ts'
import { HeaderCount, PlayFrame, Tool } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { Slab } from '#ui/slab.tsx'
import { Challenged } from './challenged.tsx'
import type { CategoryProps } from './play-props.ts'
import { Settled } from './settled.tsx'
import { Turn } from './turn.tsx'

export function Play(play: CategoryProps) {
  const { view } = play
  if (view.phase === 'playing') return <Turn {...play} />
  if (view.phase === 'challenged') return <Challenged {...play} />
  if (view.phase === 'settled') return <Settled {...play} />
  return <Ready {...play} />
}

/** The caller reads it out; the clock waits for a tap. */
function Ready(play: CategoryProps) {
  const { view, players, sober, send } = play
  const { round, rounds, turnSeconds } = view
  const isBomb = turnSeconds === null
  const start = () => send({ type: 'start' })
  return (
    <PlayFrame
      play={play}
      onNext={start}
      middle={<HeaderCount note="starts">{players[view.turn]?.name}</HeaderCount>}
      right={<HeaderCount note={rounds > 0 ? `of ${rounds}` : 'so far'}>{round}</HeaderCount>}
      tools={
        <>
          <Tool icon="icon-strips" onPress={play.openPacks}>
            Packs
          </Tool>
          <Tool icon="icon-ban" onPress={() => send({ type: 'skip' })}>
            Not for us
          </Tool>
        </>
      }
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
            onPress={start}
            note={isBomb ? 'nobody knows how long' : `${countWord(turnSeconds)} seconds to answer`}
          >
            {isBomb ? 'Light it' : 'Start'}
          </Slab>
        </>
      }
    >
      <PromptCard
        lead="Name one. Pass it on."
        prompt={view.prompt}
        players={players}
        sober={sober}
        progress={rounds > 0 ? round / rounds : undefined}
        onPress={start}
        rule={
          isBomb
            ? 'Read it out, then light the fuse. Do not be the one holding it.'
            : 'Read it out, then start the clock. It gets shorter every lap.'
        }
      />
    </PlayFrame>
  )
}
