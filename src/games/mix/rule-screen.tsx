import { countWord } from '#domain/table/amount.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import type { MixProps } from './mix-props.ts'
import type { RuleCard } from './rules-state.ts'

export function RuleScreen({ card, ...play }: MixProps & { card: RuleCard }) {
  const { view, players, sober, send } = play
  const { rule, isOver } = card
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={view.round} rounds={view.cards} />}
      tools={!isOver && <SkipTool play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={next} note={isOver ? 'forget it' : 'everybody heard it'}>
            {isOver ? 'At ease' : 'So be it'}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={isOver ? 'No longer a rule:' : `For the next ${countWord(rule.left)} cards:`}
        prompt={rule.prompt}
        players={players}
        sober={sober}
        onPress={next}
        rule={isOver ? 'You kept it beautifully. Mostly.' : forgetting(sober)}
      />
    </PlayFrame>
  )
}

function forgetting(sober: boolean): string {
  return sober
    ? 'Forget it, and it is a point. The table watches.'
    : 'Forget it, and it is a point. Sip if you like. Water counts.'
}
