import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Button } from '#ui/button.tsx'
import { LetterStage } from './letter-stage.tsx'
import type { PhoneProps } from './phone-props.ts'

/** One stops the alphabet; the others read the columns. */
export function PhoneLetter(play: PhoneProps) {
  const { view, players, viewer, send } = play
  const isStopper = view.stopper === viewer
  const isSpoken = view.options.mode === 'verbal'
  const name = nameOf(players, view.stopper)
  const stop = () => send({ type: 'stop' })
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={typeof viewer === 'number' && view.canSkip && <SkipTool play={play} />}
      {...(isStopper && { onNext: stop })}
      dock={
        isStopper && (
          <Button size="large" keyHint="Space" onPress={stop} note="tap anywhere, don’t think">
            Stop
          </Button>
        )
      }
    >
      <LetterStage
        play={play}
        lead={leadOf(isStopper ? 'You stop it.' : `${name} stops it.`, isSpoken)}
        {...(isStopper && { onStop: stop })}
      />
      <Announce>{isStopper ? 'You stop the alphabet.' : `${name} stops the alphabet.`}</Announce>
    </PlayFrame>
  )
}

function leadOf(who: string, isSpoken: boolean): string {
  return isSpoken ? `${who} One column, out loud:` : `${who} All write these:`
}
