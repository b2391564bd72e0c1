import { nameOf } from '#domain/table/names.ts'
import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { PhonePicture, PhoneWords } from '#games/parts/phone-stage.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { Eye } from '#ui/eye.tsx'
import type { Rating } from './card.ts'
import { Commas } from './commas.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { RoleProps } from './phone-props.ts'
import { leadFor } from './task-words.ts'
import styles from './truth-rate.module.css'

const ratings: readonly { value: Rating; label: string; points: string | null }[] = [
  { value: 'legendary', label: 'Legendary', points: '3 points' },
  { value: 'good', label: 'Good', points: '2 points' },
  { value: 'nothing', label: 'Didn’t count', points: null },
]

/** Everybody else says how it was, at once and in secret. */
export function PhoneRate(play: RoleProps) {
  const { view, players, own, role, options, sober } = play
  const { task, rating, turn } = view
  const late = useLateWords('lap')
  if (!task) return null
  const isRater = role === 'other'
  const name = nameOf(players, turn)
  const given = ratings.find(({ value }) => value === rating)
  return (
    <PhoneFrame
      play={play}
      note={task.kind === 'truth' ? 'told the truth' : 'did a dare'}
      dock={
        given && (
          <AnswerIsIn
            title={`You said “${given.label}”`}
            note="Tap another to change."
            {...{ players, own }}
          />
        )
      }
    >
      <div className={styles.task}>
        <PhoneWords
          lead={
            <>
              {role === 'turn' ? 'You' : <bdi>{name}</bdi>}, {leadFor(task, options.truthLimit)}
            </>
          }
          isSmall
        >
          {promptText(task.prompt, { players, sober })}
        </PhoneWords>
      </div>
      <div className={styles.ask} data-alone={!isRater}>
        <h2>{isRater ? 'How was that?' : 'They are rating it'}</h2>
        <p>{isRater ? 'Nobody sees who said what.' : role === 'turn' ? 'Look innocent.' : late}</p>
      </div>
      <Announce>{isRater ? 'How was that?' : 'They are rating it'}</Announce>
      {!isRater && (
        <PhonePicture>
          <Commas isTruthShut={task.kind === 'dare'} />
        </PhonePicture>
      )}
      {isRater ? <Ratings play={play} name={name} /> : <WaitingList players={players} own={own} />}
    </PhoneFrame>
  )
}

function Ratings({ play: { view, send }, name }: { play: RoleProps; name: string }) {
  return (
    <ul className={styles.ratings}>
      {ratings.map(({ value, label, points }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={view.rating === value}
            onClick={() => send({ type: 'rate', rating: value })}
          >
            <span>
              {label}
              <small>{points ? `${points} to ${name}` : 'no points'}</small>
            </span>
            <Eye open={view.rating === value} className={styles.eye} />
          </button>
        </li>
      ))}
    </ul>
  )
}
