import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { Die } from '#ui/die.tsx'
import { DiceFrame } from './dice-frame.tsx'
import { effectLines } from './effect-words.ts'
import styles from './hand-out.module.css'
import { type DiceProps, useWording } from './play-props.ts'
import type { Effect } from './rules-effects.ts'
import type { Task } from './rules-state.ts'
import { TapNames } from './tap-names.tsx'
import type { Wording } from './wording.ts'

type HandOutTask = Exclude<Task, { type: 'rule' }>

export function askOf(task: HandOutTask, { gives }: Pick<Wording, 'gives'>): string {
  return task.type === 'give' ? gives(task.count) : 'Name the next Three-Man'
}

function isHit(effect: Effect | undefined): boolean {
  return effect !== undefined && 'seats' in effect
}

/** The roller gives: hits, or the office of Three-Man. */
export function HandOut(play: DiceProps & { task: HandOutTask }) {
  const { view, players, send, task } = play
  const { dice, effects, given, turn } = view
  const isGiving = task.type === 'give'
  const wording = useWording(play)
  const settled = effectLines(effects, wording).filter((_, place) => isHit(effects[place]))
  return (
    <DiceFrame
      play={play}
      dock={
        <>
          <BackButton play={play} />
          <NextButton disabled onPress={() => {}} note="tap a name">
            {isGiving ? `${task.count} to give` : 'Who is next?'}
          </NextButton>
        </>
      }
    >
      <div className={styles.room}>
        <div className={styles.head}>
          {dice?.map((face, place) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only places
              key={place}
              value={face}
              tilt={place === 0 ? -7 : 6}
              className={styles.die ?? ''}
            />
          ))}
          <div className={styles.asks}>
            <h2>{askOf(task, wording)}</h2>
          </div>
        </div>
        {settled.map(({ why, what }) => (
          <p key={why} className={styles.settled}>{`${why}. ${what}.`}</p>
        ))}
        <ScrollRegion label="The others" className={styles.names}>
          <TapNames
            label={isGiving ? 'Give to' : 'Next Three-Man'}
            players={players}
            except={turn}
            counts={(seat) => given.filter((other) => other === seat).length}
            onTap={(seat) => send({ type: isGiving ? 'give' : 'name', seat })}
          />
        </ScrollRegion>
      </div>
    </DiceFrame>
  )
}
