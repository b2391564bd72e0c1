import { capitalised } from '#domain/table/amount.ts'
import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { Announce, useHasLiveRegion } from '#games/parts/live-region.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { BackTool } from '#games/parts/prompt-tools.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { useKeys } from '#games/parts/use-keys.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './choice.module.css'
import { ChoiceHeader } from './choice-header.tsx'
import { Commas } from './commas.tsx'
import { countTruths } from './count-truths.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

export function Choice(play: PlayProps<View, Move, Options>) {
  const { view, players, send, leave, canUndo, undo, own } = play
  const { turn, mustDareAfter, spared, wakesAtMs, clock } = view
  const name = nameOf(players, turn)
  const isForced = mustDareAfter !== null
  const mixed = useMixed()
  const isAnnounced = useHasLiveRegion()
  const question = `${name}: truth or dare?`
  const isAwake = useIsPast(wakesAtMs)
  const make = (move: Move) => isAwake && send(move)
  const takeTruth = () => make({ type: 'choose', kind: 'truth' })
  const takeDare = () => make({ type: 'choose', kind: 'dare' })
  const flip = () => make({ type: 'coin' })
  const primary = isForced ? takeDare : flip
  useKeys({
    Escape: leave,
    ...(canUndo && { ArrowLeft: undo }),
    ArrowRight: primary,
    Space: primary,
  })

  return (
    <main tabIndex={-1} className={styles.choice}>
      <h1 className="seen-by-readers" aria-live={isAnnounced ? undefined : 'polite'}>
        {question}
      </h1>
      <Announce>{question}</Announce>
      <ChoiceHeader {...play} />
      <div className={styles.halves}>
        <button
          type="button"
          className={`${styles.half} ${styles.truth}`}
          aria-disabled={isForced || undefined}
          onClick={takeTruth}
        >
          <b>Truth</b>
          <span>
            {isForced
              ? reasonText(mustDareAfter)
              : own
                ? 'The question comes up on every phone.'
                : 'Say it straight. They’ll know.'}
          </span>
        </button>
        <button type="button" className={`${styles.half} ${styles.dare}`} onClick={takeDare}>
          <b>Dare</b>
          <span>
            {spared
              ? 'The limit says dare. The last forced one was a dare, so you choose.'
              : dareText(Boolean(own), Boolean(mixed))}
          </span>
        </button>
        <Commas className={styles.commas} isTruthShut={isForced} />
      </div>
      {mixed && (mixed.tools || canUndo) && (
        <div className={styles.tools}>
          {mixed.tools}
          <BackTool play={play} />
        </div>
      )}
      <button
        type="button"
        className={styles.bar}
        aria-disabled={!isAwake || undefined}
        onClick={primary}
      >
        {!isAwake ? (
          'First they guess what you take.'
        ) : isForced ? (
          'Give me the dare'
        ) : (
          <>
            <Glyph id="crest-coin" className={styles.coin} />
            Flip a coin for me
          </>
        )}
        {isAwake && clock && <Seconds clock={clock} />}
        <kbd>Space</kbd>
      </button>
    </main>
  )
}

/** After that the coin chooses. */
function Seconds({ clock }: { clock: Clock }) {
  return <small className={styles.seconds}>{useClock(clock).seconds}</small>
}

function dareText(isOwn: boolean, isMixed: boolean): string {
  if (isOwn) return 'The others rate it: 3, 2 or no points.'
  return isMixed ? 'Do it, or take two points.' : 'Do it, or take five deep bows.'
}

function reasonText(truths: number): string {
  const many = countTruths(truths)
  return `${capitalised(many)} running. This one is a dare.`
}
