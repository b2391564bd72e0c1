import { nameOf } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenClock } from '#games/parts/screen-clock.tsx'
import { ScreenEyes, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import type { SpokenView } from './rules-view.ts'
import type { CicScreen } from './screen-props.ts'
import { ScreenSlips } from './screen-slips.tsx'
import styles from './screen-spoken.module.css'

const shortColumn = 10

type ScreenSpokenProps = CicScreen & { spoken: SpokenView }

/** Out loud: whose turn it is, and how long. */
export function ScreenSpoken({ spoken, view, players }: ScreenSpokenProps) {
  const { seat, isStarted, clock, challenge, answers } = spoken
  const column = promptText(view.columns[0], { players, sober: true })
  const name = nameOf(players, seat)
  if (challenge) {
    const { voted, voters, by } = challenge
    const answerer = nameOf(players, challenge.seat)
    const challenger = nameOf(players, by)
    return (
      <>
        <ScreenPrompt
          lead={`${column} with ${view.letter}`}
          size="huge"
          rule={`${challenger} challenges ${answerer}. The clock is stopped. A tie counts.`}
        >
          Does it count?
        </ScreenPrompt>
        <ScreenEyes done={voted} of={voters.length} />
      </>
    )
  }
  return (
    <>
      <div className={styles.turn}>
        <ScreenPrompt
          lead={
            isStarted
              ? `${name}, name one with ${view.letter}`
              : `${name} starts with ${view.letter}`
          }
          {...(column.length <= shortColumn && { size: 'huge' })}
          rule={isStarted ? `${answers} said.` : 'Call on your phone who falls.'}
        >
          {column}
        </ScreenPrompt>
        <ScreenClock clock={clock} />
      </div>
      <ScreenSlips view={view} players={players} current={seat} />
    </>
  )
}
