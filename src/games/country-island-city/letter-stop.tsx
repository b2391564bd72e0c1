import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Button } from '#ui/button.tsx'
import { ColumnTools } from './column-tools.tsx'
import { LetterStage } from './letter-stage.tsx'
import type { CicProps } from './play-props.ts'

export function LetterStop(play: CicProps) {
  const { view, players, send } = play
  const isSpoken = view.options.mode === 'verbal'
  const stop = () => send({ type: 'stop' })
  return (
    <PlayFrame
      play={play}
      onNext={stop}
      middle={<HeaderCount note="stops it">{nameOf(players, view.stopper)}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={<ColumnTools play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <Button size="large" keyHint="Space" onPress={stop} note="tap anywhere, don’t think">
            Stop
          </Button>
        </>
      }
    >
      <LetterStage
        play={play}
        onStop={stop}
        lead={isSpoken ? 'One column, out loud' : 'A pen and paper each. Write these up'}
      />
    </PlayFrame>
  )
}
