import { nameOf } from '#domain/table/names.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useHold } from '#games/parts/use-hold.ts'
import { Button } from '#ui/button.tsx'
import styles from './keep-word.module.css'
import type { WordProps } from './play-props.ts'

/** For the host: the word shows while held. */
export function KeepWord(play: WordProps) {
  const { view, players, sober, send } = play
  const { isHeld, handlers: holding } = useHold()
  const begin = () => send({ type: 'begin' })
  const text = (isHeld && view.word) || 'Hold here to look'
  return (
    <PlayFrame
      // Undo would draw another word.
      play={{ ...play, canUndo: false }}
      onNext={begin}
      middle={<HeaderCount note="keeps the word">{nameOf(players, view.host ?? 0)}</HeaderCount>}
      right={<RoundCount round={view.wordNo} rounds={view.words} />}
      dock={
        <>
          {view.canSwap && (
            <Button variant="quiet" size="large" onPress={() => send({ type: 'swap' })} note="once">
              Another
            </Button>
          )}
          <NextButton onPress={begin} note={<Turn play={play} />}>
            Got it
          </NextButton>
        </>
      }
    >
      <div className={styles.keep}>
        <PromptCard
          lead={view.theme ?? 'Your word'}
          prompt={{ raw: text, parts: [{ text }] }}
          players={players}
          sober={sober}
          rule="Keep the phone: the others ask, you tap the answer. You can look again later."
        />
        <button type="button" className={styles.hold} aria-label="Hold to look" {...holding} />
      </div>
    </PlayFrame>
  )
}

function Turn({ play }: { play: WordProps }) {
  const { view, players } = play
  return (
    <>
      <bdi>{nameOf(players, view.guessers[0] ?? view.asker)}</bdi>
      {view.guessers.length > 0 ? ' guesses' : view.log.length > 0 ? ' asks' : ' asks first'}
    </>
  )
}
