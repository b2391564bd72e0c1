import { countWord } from '#domain/table/amount.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import type { MixProps } from './mix-props.ts'
import type { RuleCard } from './rules-state.ts'

export function RuleScreen({ card, ...play }: MixProps & { card: RuleCard }) {
  const { view, players, sober, send, own } = play
  const { rule, isOver } = card
  const price = priceWords(useOwes(sober)('all'), 1)
  const isAwake = useIsPast(view.wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={view.round} rounds={view.cards} />}
      tools={!isOver && <SkipTool play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton
            onPress={next}
            disabled={!isAwake}
            note={own ? 'anybody can tap it' : isOver ? 'forget it' : 'everybody heard it'}
          >
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
        rule={isOver ? 'You kept it beautifully. Mostly.' : forgetting(price, own !== undefined)}
      />
    </PlayFrame>
  )
}

function forgetting(price: string | null, hasOwnPhones: boolean): string {
  if (!hasOwnPhones) return `Forget it, and it is a point. ${price ?? 'The table watches.'}`
  return ['Two who see it forgotten make it a point.', price].filter(Boolean).join(' ')
}
