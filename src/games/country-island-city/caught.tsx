import { nameOf } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { priceTail } from '#games/parts/price-words.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import styles from './caught.module.css'
import type { CicProps } from './play-props.ts'
import type { Phase } from './rules-state.ts'

export const reasons = {
  time: 'Out of time',
  answer: 'Voted out',
  doubt: 'Doubted in vain',
}

export function Caught({ lost, ...play }: CicProps & { lost: Phase & { name: 'lost' } }) {
  const { view, players, sober, send } = play
  const name = nameOf(players, lost.seat)
  const owed = useOwes(sober)(lost.seat)
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note={promptText(view.columns[0], play)}>{view.letter}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={next} note={view.isLastRound ? 'who did what' : `${name} stops it`}>
            {view.isLastRound ? 'The end' : 'Next letter'}
          </NextButton>
        </>
      }
    >
      <div className={styles.words} aria-live="polite">
        <p className={styles.lead}>{reasons[lost.why]}</p>
        <h2>
          <PlayerName name={name} />
        </h2>
        <p className={styles.rule}>
          That is {penaltyText(1, owed)}
          {owed === 'points' ? ', or a bow. No questions.' : priceTail(owed)}
        </p>
      </div>
    </PlayFrame>
  )
}
