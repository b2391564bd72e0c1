import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { PhoneStage, PhoneWords } from '#games/parts/phone-stage.tsx'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { TwoAnswers } from '#games/parts/two-answers.tsx'
import { SettleContext } from '#ui/use-settled.ts'
import { KeeperAnswers } from './keeper-answers.tsx'
import { LogList } from './log-list.tsx'
import type { PhoneProps } from './phone-props.ts'
import { points } from './rules-log.ts'
import styles from './word-phone.module.css'

/** The keeper answers, and judges near misses. */
export function PhoneKeeper(play: PhoneProps) {
  const { view, players, send } = play
  const { phase, word, near, used, asker, log, clock, askClock } = view
  const [guess] = near
  const isAsking = phase === 'asking'
  const judge = (right: boolean) => send({ type: 'rule', near: 0, right })
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="asked">{`${used} of ${points.questions}`}</HeaderCount>}
      tools={
        isAsking &&
        guess === undefined && (
          <Tool icon="icon-eyeon" onPress={() => send({ type: 'guess', right: true, text: '' })}>
            {`${nameOf(players, asker)} has said the word`}
          </Tool>
        )
      }
      dock={
        guess !== undefined ? (
          <SettleContext value={guess}>
            <TwoAnswers
              no={{ label: 'Not it', onPress: () => judge(false) }}
              yes={{ label: 'Counts', onPress: () => judge(true) }}
            />
          </SettleContext>
        ) : (
          isAsking &&
          !view.offered && (
            <SettleContext value={`${log.length} ${asker} ${view.question}`}>
              <KeeperAnswers onAnswer={(answer) => send({ type: 'answer', answer, text: '' })} />
            </SettleContext>
          )
        )
      }
    >
      <PhoneStage clock={askClock ?? clock}>
        <PhoneWords lead="Only you see the word" rule="Keep a straight face.">
          {word ?? 'From behind the bar'}
        </PhoneWords>
        {guess === undefined ? <Now play={play} /> : <Said lead="Somebody guesses" words={guess} />}
        <LogList log={log} players={players} />
      </PhoneStage>
    </PlayFrame>
  )
}

/** What is being asked, or what the others do. */
function Now({ play: { view, players } }: { play: PhoneProps }) {
  const { phase, asker, question, offered } = view
  if (phase === 'has') return <Said lead="Somebody has it" words="One more guess each." />
  if (phase === 'last') return <Said lead="No more questions" words="One last guess each." />
  const name = nameOf(players, asker)
  if (offered) return <Said lead={`${name} has two questions`} words={offered.join(' Or: ')} />
  return question ? (
    <Said lead={`${name} asks`} words={question} isOn />
  ) : (
    <Said lead={name} words={question === null ? 'is about to ask.' : 'asked aloud.'} />
  )
}

function Said({ lead, words, isOn = false }: { lead: string; words: string; isOn?: boolean }) {
  return (
    <div className={styles.now}>
      <h3>{lead}</h3>
      <p data-on={isOn}>{words}</p>
      <Announce>{`${lead}: ${words}`}</Announce>
    </div>
  )
}
