import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { PromptTools } from '#games/parts/prompt-tools.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { Challenged } from './challenged.tsx'
import { NameOne } from './name-one.tsx'
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

function Ready(play: CategoryProps) {
  const { view, players, sober, send } = play
  const { round, rounds, turnSeconds } = view
  const isBomb = turnSeconds === null
  const start = () => send({ type: 'start' })
  return (
    <PlayFrame
      play={play}
      onNext={start}
      middle={<HeaderCount note="starts">{nameOf(players, view.turn)}</HeaderCount>}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={<PromptTools play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton
            onPress={start}
            note={isBomb ? 'nobody knows how long' : `${countWord(turnSeconds)} seconds to answer`}
          >
            {isBomb ? 'Light it' : 'Start'}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={<NameOne letter={play.letter} isPassedOn />}
        prompt={view.prompt}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
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
