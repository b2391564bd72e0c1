import { playCue } from '#browser/device/cues.ts'
import { deviceRandom } from '#browser/device/random.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { countSides, flipCoin, streakOf } from '#domain/tools/coin.ts'
import { addResult, maxResults } from '#domain/tools/history.ts'
import { defaultForce } from '#domain/tools/push.ts'
import { Coin } from '#games/parts/coin.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { sideNames } from '#games/parts/tool-words.ts'
import styles from './coin-flip.module.css'
import { flips, nothingYet } from './kept-results.ts'
import { ToolFrame } from './tool-frame.tsx'
import stage from './tool-stage.module.css'
import { useFlight } from './use-flight.ts'
import { usePush } from './use-push.ts'

const shownFlips = 10

export default function CoinFlip() {
  const history = useSaved(flips, nothingYet)
  const [isFlying, coin, fly] = useFlight()
  const { isHeld, handlers } = usePush(flip)
  const up = history[0] ?? 'heads'
  const streak = streakOf(history)
  const counts = countSides(history)

  function flip(force: number): void {
    if (isFlying) return
    const side = flipCoin(deviceRandom)
    playCue('tap')
    fly(up, side, force, () => {
      playCue('hit')
      flips.set(addResult(flips.get(), side))
    })
  }

  const plainFlip = () => flip(defaultForce)
  return (
    <ToolFrame
      slug="coin-flip"
      description="Flip a fair coin on your phone: flick it, shake it or tap, with a history, a streak count and no network needed."
      isBusy={isFlying}
      onThrow={plainFlip}
      right={<HeaderCount note="streak">{streak}</HeaderCount>}
      history={history.map((side) => ({ title: sideNames[side] }))}
      onWipe={() => flips.set([])}
      dock={
        <NextButton onPress={plainFlip} note="or flick the coin, or hold it and let go">
          Flip
        </NextButton>
      }
    >
      <div className={stage.stage}>
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          className={`${stage.thing} ${styles.throw}`}
          data-held={isHeld || undefined}
          {...handlers}
        >
          <Coin up={up} ref={coin} />
        </button>
        <div className={stage.words} role="status">
          <b>{isFlying || history.length === 0 ? '…' : sideNames[up]}</b>
          {!isFlying && (
            <span>
              {history.length === 0
                ? 'Nobody has flipped it yet.'
                : `${streak > 1 ? `${streak} running. ` : ''}${counts.heads} heads, ${counts.tails} tails ${history.length < maxResults ? 'so far' : `in the last ${maxResults}`}.`}
            </span>
          )}
        </div>
        <ol className={styles.last} aria-label="Last flips, newest first">
          {history.slice(0, shownFlips).map((side, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a flip has no name, only its place
            <li key={place} data-side={side}>
              <span aria-hidden>{sideNames[side][0]}</span>
              <span className="seen-by-readers">{sideNames[side]}</span>
            </li>
          ))}
        </ol>
      </div>
    </ToolFrame>
  )
}
