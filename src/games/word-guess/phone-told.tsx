import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import { PhoneStage, PhoneWords } from '#games/parts/phone-stage.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { LogList } from './log-list.tsx'
import type { PhoneProps } from './phone-props.ts'
import styles from './word-phone.module.css'
import { gainsOf, headlineOf } from './word-sentences.ts'

/** The word, who had it and when. Where a TV tells it, phones wait until it has. */
export function PhoneTold(play: PhoneProps) {
  const { view, players } = play
  const { wakesAtMs, isLast, nextHost, wordNo, words } = view
  return (
    <PhoneRevealFrame
      play={play}
      wakesAtMs={wakesAtMs}
      middle={<HeaderCount note={`of ${words} words`}>{wordNo}</HeaderCount>}
      next={isLast ? 'Who won?' : 'Next word'}
      note={
        nextHost === null ? 'anybody can tap it' : `${nameOf(players, nextHost)} keeps the next`
      }
      lookUp="The TV unties it."
    >
      <Word {...play} />
    </PhoneRevealFrame>
  )
}

function Word({ view, players }: PhoneProps) {
  const word = view.word ?? 'From behind the bar'
  const headline = headlineOf(view, players)
  return (
    <PhoneStage clock={null}>
      <PhoneWords lead="The word was">{word}</PhoneWords>
      <div className={styles.told}>
        <h3>{headline}</h3>
        {gainsOf(view, players).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Announce>{`The word was ${word}. ${headline}`}</Announce>
      <LogList log={view.log} players={players} />
    </PhoneStage>
  )
}
