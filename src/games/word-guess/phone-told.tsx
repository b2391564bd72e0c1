import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { LookUp } from '#games/parts/look-up.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PhoneStage, PhoneWords } from '#games/parts/phone-stage.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { LogList } from './log-list.tsx'
import type { PhoneProps } from './phone-props.ts'
import styles from './word-phone.module.css'
import { gainsOf, headlineOf } from './word-sentences.ts'

/** The word, who had it and when. Where a TV tells it, phones wait until it has. */
export function PhoneTold(play: PhoneProps) {
  const { view, players, own, send } = play
  const { wakesAtMs, isLast, nextHost, wordNo, words } = view
  const isAwake = useIsPast(wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note={`of ${words} words`}>{wordNo}</HeaderCount>}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton
          onPress={next}
          disabled={!isAwake}
          note={
            nextHost === null ? 'anybody can tap it' : `${nameOf(players, nextHost)} keeps the next`
          }
        >
          {isLast ? 'Who won?' : 'Next word'}
        </NextButton>
      }
    >
      {own.hasScreen && !isAwake ? <LookUp>The TV unties it.</LookUp> : <Word {...play} />}
    </PlayFrame>
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
