import { nameOf } from '#domain/table/names.ts'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { Tool } from '#games/parts/play-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { Button } from '#ui/button.tsx'
import { passPenalty } from './card.ts'
import { PhoneFrame } from './phone-frame.tsx'
import type { RoleProps } from './phone-props.ts'
import { leadFor } from './task-words.ts'
import styles from './truth-task.module.css'

/** The task, on every phone at once. */
export function PhoneTask(play: RoleProps) {
  const { view, players, sober, options, role, own, send } = play
  const { task, turn, sceneAtMs } = view
  const isLong = useIsPast(sceneAtMs ?? 0) && sceneAtMs !== null
  const isMixed = useMixed() !== null
  if (!task) return null
  const isMine = role === 'turn'
  const isTruth = task.kind === 'truth'
  const name = nameOf(players, turn)
  const price = priceWords(own.price, passPenalty)
  const way = isMixed ? 'Two points' : 'Five bows'
  const wayOut = `Rather not? ${way}.${price ? ` Or else: ${lowered(price)}` : ''}`
  const done = () => send({ type: 'done' })
  const scene = () => send({ type: 'scene' })
  const mayEnd = role === 'other' && isLong
  return (
    <PhoneFrame
      play={play}
      note={isTruth ? 'tells the truth' : 'does a dare'}
      {...(isMine && { onNext: done })}
      {...(mayEnd && { onNext: scene })}
      tools={
        <>
          {isMine && task.clock && (
            <Tool icon="icon-eyeon" onPress={done}>
              Done already
            </Tool>
          )}
          {role !== 'watching' && <SkipTool play={play} />}
        </>
      }
      dock={
        isMine ? (
          <Dock play={play} task={task} />
        ) : (
          mayEnd && (
            <NextButton onPress={scene} note="long enough, now rate it">
              And… scene
            </NextButton>
          )
        )
      }
    >
      <div className={styles.card}>
        <PromptCard
          lead={
            <>
              {isMine ? 'You' : <bdi>{name}</bdi>}, {leadFor(task, options.truthLimit)}
            </>
          }
          prompt={task.prompt}
          players={players}
          sober={sober}
          rule={isMine ? wayOut : `You rate ${isTruth ? 'the answer' : 'it'} when it is over.`}
        />
      </div>
    </PhoneFrame>
  )
}

type Task = NonNullable<RoleProps['view']['task']>

function Dock({ play: { send }, task }: { play: RoleProps; task: Task }) {
  const isTruth = task.kind === 'truth'
  const isMixed = useMixed() !== null
  return (
    <>
      <Button
        variant="quiet"
        size="large"
        className={styles.pass}
        onPress={() => send({ type: 'pass' })}
        note={isMixed ? 'two points' : 'five bows'}
      >
        Pass
      </Button>
      {task.clock ? (
        <NextButton
          key="start"
          onPress={() => send({ type: 'resume' })}
          note={`${task.clock.lengthMs / 1000} seconds`}
        >
          Start
        </NextButton>
      ) : (
        <NextButton
          icon="icon-eyeon"
          onPress={() => send({ type: 'done' })}
          note="then they rate it"
        >
          {isTruth ? 'Told it' : 'Did it'}
        </NextButton>
      )}
    </>
  )
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
