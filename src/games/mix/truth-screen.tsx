import { nameOf } from '#domain/table/names.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { BackTool, SkipTool } from '#games/parts/prompt-tools.tsx'
import { Button } from '#ui/button.tsx'
import styles from './halves.module.css'
import { MixFrame } from './mix-frame.tsx'
import type { CardProps } from './mix-props.ts'
import type { TruthCard } from './rules-state.ts'

/** A free choice; passing costs two. */
export function TruthScreen({ card, ...play }: CardProps<TruthCard>) {
  const { view, players, sober, send } = play
  const name = nameOf(players, view.seat)
  if (!card.task) {
    const choose = (kind: 'truth' | 'dare') => () => send({ type: 'choose', kind })
    return (
      <MixFrame
        play={play}
        tools={<BackTool play={play} />}
        dock={
          <>
            <Button
              variant="quiet"
              size="large"
              className={styles.half}
              onPress={choose('truth')}
              note="say it straight"
            >
              Truth
            </Button>
            <Button size="large" className={styles.half} onPress={choose('dare')} note="just do it">
              Dare
            </Button>
          </>
        }
      >
        <PromptCard
          lead="Truth or dare"
          prompt={{ raw: '', parts: [{ seat: view.seat }, { text: ', which is it?' }] }}
          players={players}
          sober={sober}
          rule="You choose. They watch."
        />
      </MixFrame>
    )
  }
  const { kind, prompt } = card.task
  const isTruth = kind === 'truth'
  const done = () => send({ type: 'done' })
  return (
    <MixFrame
      play={play}
      onNext={done}
      tools={
        <>
          <BackTool play={play} />
          <SkipTool play={play} />
        </>
      }
      dock={
        <>
          <Button
            variant="quiet"
            size="large"
            className={styles.half}
            onPress={() => send({ type: 'pass' })}
            note="two points"
          >
            Pass
          </Button>
          <NextButton
            icon="icon-eyeon"
            className={styles.half}
            onPress={done}
            note={isTruth ? 'and it was true' : 'the group decides'}
          >
            {isTruth ? 'Told it' : 'Did it'}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={
          <>
            <bdi>{name}</bdi>, {isTruth ? 'the truth' : 'I dare you'}
          </>
        }
        prompt={prompt}
        players={players}
        sober={sober}
        rule={
          sober
            ? 'Rather not? Two points, no questions.'
            : 'Rather not? Two points, two sips if you like. Water counts.'
        }
      />
    </MixFrame>
  )
}
