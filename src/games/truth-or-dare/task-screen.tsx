import { nameOf } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { priceTail } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { BackTool, SkipTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Button } from '#ui/button.tsx'
import { passPenalty } from './card.ts'
import { DareTimer } from './dare-timer.tsx'
import { roundWords } from './round-words.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import styles from './task-screen.module.css'
import { leadFor } from './task-words.ts'

type Task = NonNullable<View['task']>

const mercy = 'It fell on dare, but the last one forced was a dare as well. So: truth.'

export function TaskScreen(play: PlayProps<View, Move, Options> & { task: Task }) {
  const { view, players, options, sober, send, task } = play
  const { kind, reason, prompt, clock } = task
  const isTruth = kind === 'truth'
  const done = () => send({ type: 'done' })
  const name = nameOf(players, view.turn)
  const next = nameOf(players, seatAfter(useSeatsHere(players), view.turn))
  const mixed = useMixed()
  const after = mixed ? 'next card' : view.isLastTurn ? 'then the end' : `then to ${next}`
  const owed = useOwes(sober)(view.turn)
  const price = penaltyText(passPenalty, owed)
  const way = mixed ? 'Two points' : 'Five bows'
  const wayOut =
    owed === 'points'
      ? `Rather not? ${way}, no questions.`
      : `Rather not? ${way}, or ${price}${priceTail(owed)}`
  return (
    <PlayFrame
      play={play}
      onNext={done}
      middle={
        <HeaderCount note={mixed ? 'your card' : roundWords(view.round, view.rounds)}>
          {name}
        </HeaderCount>
      }
      right={mixed && <RoundCount round={view.round} rounds={view.rounds} />}
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
            className={styles.pass}
            onPress={() => send({ type: 'pass' })}
            note={mixed ? 'two points' : 'five bows,\nno questions'}
          >
            Pass
          </Button>
          <NextButton
            icon="icon-eyeon"
            className={styles.done}
            onPress={done}
            note={isTruth ? after : 'the group decides'}
          >
            {isTruth ? 'Told it' : 'Did it'}
          </NextButton>
        </>
      }
    >
      <div className={styles.task}>
        <PromptCard
          lead={
            <>
              <bdi>{name}</bdi>, {leadFor(task, options.truthLimit)}
            </>
          }
          prompt={prompt}
          players={players}
          sober={sober}
          rule={reason === 'spared' ? mercy : clock ? null : wayOut}
        />
        {clock && <DareTimer clock={clock} send={send} />}
      </div>
    </PlayFrame>
  )
}
