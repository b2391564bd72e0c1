import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import { ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import type { CardView } from './card.ts'
import { guessedBy } from './card-words.ts'

type CardScreenProps = ScreenProps<
  CardView & { turn: Seat; round: number; rounds: number },
  unknown
>

/** One acts for the table: the phrase only once it is over. */
export function CardScreenView(screen: CardScreenProps) {
  const { round, rounds, phase } = screen.view
  const isShown = phase === 'shown' || phase === 'over'
  return (
    <ScreenFrame screen={screen} count={round} note={rounds > 0 ? `of ${rounds}` : 'so far'}>
      {isShown ? <Shown {...screen} /> : <Acting {...screen} />}
    </ScreenFrame>
  )
}

function Acting({ view, players }: CardScreenProps) {
  const { phase, turn, clock, limit, buzz } = view
  const name = nameOf(players, turn)
  const buzzer = buzz?.seat
  const running = buzz?.clock ?? clock ?? limit
  useEffect(() => {
    if (buzzer !== undefined) playScreenCue('drum')
  }, [buzzer])
  return (
    <>
      <ScreenPrompt
        lead={buzz ? 'First to buzz' : phase === 'ready' ? `${name} taps Start` : 'Not a sound'}
        size="huge"
        rule={buzz ? `One answer, aloud. ${name} judges.` : 'Know it? Buzz on your phone.'}
      >
        {buzz ? `${nameOf(players, buzz.seat)} says it.` : `${name} acts.`}
      </ScreenPrompt>
      {running && <ScreenTimeBar clock={running} />}
    </>
  )
}

const steps: readonly MomentStep[] = [{ atMs: 0, cue: 'drum' }]

function Shown({ view, players }: CardScreenProps) {
  const come = useScreenMoment(steps)
  const { prompt } = view
  return (
    <ScreenPrompt lead={guessedBy(view, (seat) => nameOf(players, seat))}>
      {come > 0 && prompt ? promptText(prompt, { players, sober: true }) : '…'}
    </ScreenPrompt>
  )
}
