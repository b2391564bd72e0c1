import type { LastingRule } from '#domain/venue/state.ts'
import { NextButton } from '../parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '../parts/play-frame.tsx'
import { PromptCard } from '../parts/prompt-card.tsx'
import { gameProgress } from '../parts/round-count.tsx'
import { useIsPast } from '../parts/table-clock.ts'
import { IdeaLine } from './idea-line.tsx'
import type { PhoneProps } from './phone-props.ts'

/** An end card: the rule is no longer in force. */
export function PhoneLifted(phone: PhoneProps & { lifted: LastingRule; wakesAtMs: number }) {
  const { view, players, send, lifted, wakesAtMs } = phone
  const isAwake = useIsPast(wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <PlayFrame
      play={phone}
      middle={<HeaderCount note={`card ${view.round} of ${view.rounds}`}>All of you</HeaderCount>}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          Lifted
        </NextButton>
      }
    >
      <PromptCard
        lead={`End card: ${lifted.name}`}
        prompt={lifted.lifted}
        players={players}
        sober
        progress={gameProgress(view.round, view.rounds)}
      />
      <IdeaLine idea={view.idea} players={players} title={phone.game.title} />
    </PlayFrame>
  )
}
