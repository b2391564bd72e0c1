import { nameOf } from '#domain/table/names.ts'
import { CallRow } from '#games/parts/call-row.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PhonePicture, PhoneStage, PhoneWords } from '#games/parts/phone-stage.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { Button } from '#ui/button.tsx'
import { KnotPicture } from '#ui/knot-picture.tsx'
import type { PhoneProps } from './phone-props.ts'
import { points } from './rules-log.ts'
import styles from './word-phone.module.css'
import { shelfOf } from './word-sentences.ts'

const calls = Array.from({ length: points.questions }, (_, at) => ({
  value: at + 1,
  label: String(at + 1),
}))

/** The keeper looks at the word; meanwhile the others call how many questions it takes. */
export function PhoneWord(play: PhoneProps) {
  return play.viewer === play.view.host ? <Keeper {...play} /> : <Others {...play} />
}

function Keeper(play: PhoneProps) {
  const { view, send } = play
  const isAwake = useIsPast(view.wakesAtMs)
  const begin = () => isAwake && send({ type: 'begin' })
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note={wordCount(play)}>Your word</HeaderCount>}
      {...(isAwake && { onNext: begin })}
      dock={
        <>
          {view.canSwap && (
            <Button variant="quiet" size="large" onPress={() => send({ type: 'swap' })} note="once">
              Swap
            </Button>
          )}
          <NextButton onPress={begin} disabled={!isAwake} note="they have twenty questions">
            Keep it
          </NextButton>
        </>
      }
    >
      <PhoneStage clock={view.clock}>
        <PhoneWords lead="Only you see the word" rule="Keep a straight face. They guess first.">
          {view.word}
        </PhoneWords>
        <p className={styles.shelf}>{shelfOf(view.theme)}</p>
        <PhonePicture>
          <KnotPicture />
        </PhonePicture>
      </PhoneStage>
    </PlayFrame>
  )
}

function Others(play: PhoneProps) {
  const { view, players, own, viewer, send } = play
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const name = nameOf(players, view.host ?? 0)
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note={wordCount(play)}>{name}</HeaderCount>}
      dock={null}
    >
      <PhoneStage clock={view.clock}>
        <PhoneWords lead={`${name} keeps the word`} rule={shelfOf(view.theme)}>
          A new word
        </PhoneWords>
        <Announce>{`${name} keeps the word`}</Announce>
        <PhonePicture>
          <KnotPicture />
        </PhonePicture>
        {isPlaying ? (
          <CallRow
            label="How many questions will it take?"
            note="closest: one point"
            choices={calls}
            chosen={view.call}
            onChoose={(questions) => send({ type: 'call', questions })}
          />
        ) : (
          <WaitingList players={players} own={own} />
        )}
      </PhoneStage>
    </PlayFrame>
  )
}

function wordCount({ view }: PhoneProps): string {
  return `word ${view.wordNo} of ${view.words}`
}
