import { listNames, nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { PhoneProps } from './phone-props.ts'
import type { Scores } from './rules-state.ts'
import { ScoreList } from './score-list.tsx'
import styles from './score-table.module.css'

export function PhoneScores({ scores, ...play }: PhoneProps & { scores: Scores }) {
  const { view, players, viewer, own } = play
  const { isLastRound, stopper, lowest } = view
  const here = useSeatsHere(players)
  const after = nameOf(players, seatAfter(here, stopper))
  const pays = lowest?.seats.some((seat) => seat === viewer)
  const price = lowest && pays ? priceWords(own.price, lowest.count) : null
  return (
    <PhoneRevealFrame
      play={play}
      wakesAtMs={scores.wakesAtMs}
      middle={<HeaderCount note="is counted">{view.letter}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      next={isLastRound ? 'The end' : 'Next letter'}
      note={isLastRound ? 'anybody can tap it' : `anybody can tap it, then ${after} stops`}
      lookUp="The letter is counted. The TV tells."
    >
      <ScoreList play={play}>
        {scores.liked.map(({ answer, seats }) => (
          <p key={answer} className={styles.lowest}>
            {`Liked most: “${answer}”, by ${listNames(players, seats)}. Five more.`}
          </p>
        ))}
        {pays && <p className={styles.lowest}>{`Last place. ${price ?? ''}`}</p>}
      </ScoreList>
    </PhoneRevealFrame>
  )
}
