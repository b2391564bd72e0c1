import { nameOf } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenEyes, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import styles from './category-screen.module.css'
import type { Screen } from './screen-props.ts'

/** Everybody but the two votes, on the phones. */
export function ScreenDoubt({ view, players }: Screen) {
  const { answerer, challenger, isRepeat, voted, voters, mode } = view
  const doubted = nameOf(players, answerer ?? 0)
  const doubter = nameOf(players, challenger ?? 0)
  const stopped = mode === 'bomb' ? 'The fuse rests.' : 'The clock is stopped.'
  return (
    <>
      <ScreenPrompt
        lead={promptText(view.prompt, { players, sober: true })}
        size="huge"
        rule={`${doubter} challenges ${doubted}. ${stopped} A tie counts.`}
      >
        {isRepeat ? 'Said before?' : 'Does it count?'}
      </ScreenPrompt>
      <div className={styles.sides}>
        <p>
          <b>{isRepeat ? 'It is new' : 'Counts'}</b>
          <small>then {doubter} pays</small>
        </p>
        <p>
          <b>{isRepeat ? 'Said before' : 'Out'}</b>
          <small>then {doubted} pays</small>
        </p>
      </div>
      <ScreenEyes done={Math.min(voted, voters.length)} of={voters.length} />
    </>
  )
}
