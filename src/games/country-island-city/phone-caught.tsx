import { listNames, nameOf } from '#domain/table/names.ts'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import styles from './caught.module.css'
import { reasons } from './caught.tsx'
import type { PhoneProps } from './phone-props.ts'
import type { Lost } from './rules-state.ts'

/** Out loud: whom it caught, the price on that phone alone, and who had called it. */
export function PhoneCaught({ lost, ...play }: PhoneProps & { lost: Lost }) {
  const { view, players, viewer, own } = play
  const { seat, why, knew, wakesAtMs } = lost
  const name = nameOf(players, seat)
  const isMine = seat === viewer
  const price = isMine ? priceWords(own.price, 1) : null
  return (
    <PhoneRevealFrame
      play={play}
      wakesAtMs={wakesAtMs}
      middle={<HeaderCount note={promptText(view.columns[0], play)}>{view.letter}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      next={view.isLastRound ? 'The end' : 'Next letter'}
      lookUp="Somebody is caught. The TV tells."
    >
      <div className={styles.words} aria-live="polite">
        <p className={styles.lead}>{reasons[why]}</p>
        <h2>{isMine ? 'You' : <PlayerName name={name} />}</h2>
        <p className={styles.rule}>{slipsOf(view.slips[seat] ?? 0)}</p>
        {price && <p className={styles.rule}>{price}</p>}
        {knew.length > 0 && (
          <p className={styles.rule}>{`${listNames(players, knew)} called it: one slip fewer.`}</p>
        )}
      </div>
    </PhoneRevealFrame>
  )
}

export function slipsOf(slips: number): string {
  return slips === 1 ? 'The first slip tonight.' : `${slips} slips so far.`
}
