import { listNames, nameOf } from '#domain/table/names.ts'
import { LookUp } from '#games/parts/look-up.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import styles from './caught.module.css'
import { reasons } from './caught.tsx'
import type { PhoneProps } from './phone-props.ts'
import type { Lost } from './rules-state.ts'

/** Out loud: whom it caught, the price on that phone alone, and who had called it. */
export function PhoneCaught({ lost, ...play }: PhoneProps & { lost: Lost }) {
  const { view, players, viewer, own, send } = play
  const { seat, why, knew, wakesAtMs } = lost
  const isAwake = useIsPast(wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  const name = nameOf(players, seat)
  const isMine = seat === viewer
  const price = isMine ? priceWords(own.price, 1) : null
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note={promptText(view.columns[0], play)}>{view.letter}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          {view.isLastRound ? 'The end' : 'Next letter'}
        </NextButton>
      }
    >
      {own.hasScreen && !isAwake ? (
        <LookUp>Somebody is caught. The TV tells.</LookUp>
      ) : (
        <div className={styles.words} aria-live="polite">
          <p className={styles.lead}>{reasons[why]}</p>
          <h2>{isMine ? 'You' : <PlayerName name={name} />}</h2>
          <p className={styles.rule}>{slipsOf(view.slips[seat] ?? 0)}</p>
          {price && <p className={styles.rule}>{price}</p>}
          {knew.length > 0 && (
            <p
              className={styles.rule}
            >{`${listNames(players, knew)} called it: one slip fewer.`}</p>
          )}
        </div>
      )}
    </PlayFrame>
  )
}

export function slipsOf(slips: number): string {
  return slips === 1 ? 'The first slip tonight.' : `${slips} slips so far.`
}
