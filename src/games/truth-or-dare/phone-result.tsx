import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { LookUp } from '#games/parts/look-up.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PhoneWords } from '#games/parts/phone-stage.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { passPenalty } from './card.ts'
import { PhoneFrame } from './phone-frame.tsx'
import type { RoleProps } from './phone-props.ts'
import { RatingBars } from './rating-bars.tsx'
import { callLine, pointsOf, shownVotes, verdictOf } from './task-words.ts'
import styles from './truth-result.module.css'

/** What came of it. Where a TV shows it, phones wait until it has. */
export function PhoneResult(play: RoleProps) {
  const { view, own, send } = play
  const isAwake = useIsPast(view.wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <PhoneFrame
      play={play}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          Next
        </NextButton>
      }
    >
      {own.hasScreen && !isAwake ? <LookUp>The TV tells.</LookUp> : <Verdict {...play} />}
    </PhoneFrame>
  )
}

function Verdict({ view, players, own, role, sober }: RoleProps) {
  const { outcome, task, turn } = view
  const isMine = role === 'turn'
  const isMixed = useMixed() !== null
  const name = nameOf(players, turn)
  const verdict = verdictOf(outcome)
  const votes = shownVotes(view)
  const calls = callLine(view, players)
  const price = isMine && outcome?.type === 'passed' ? priceWords(own.price, passPenalty) : null
  return (
    <div className={styles.result}>
      <PhoneWords
        lead={promptText(task?.prompt, { players, sober })}
        rule={price && (isMixed ? price : `Rather not bow? ${price}`)}
      >
        {verdict}
      </PhoneWords>
      <div className={styles.points}>
        {!isMixed && (
          <p>
            {outcome?.type === 'passed'
              ? `Five deep bows${isMine ? ', please.' : ` from ${name}.`}`
              : `${pointsOf(outcome)} to ${isMine ? 'you' : name}`}
          </p>
        )}
        {calls && <p className={styles.knew}>{calls}</p>}
      </div>
      {votes && <RatingBars votes={votes} verdict={verdict} />}
      <Announce>{`${name}: ${verdict}`}</Announce>
    </div>
  )
}
