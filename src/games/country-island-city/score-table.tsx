import { capitalised } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { priceTail } from '#games/parts/price-words.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { CicProps } from './play-props.ts'
import { ScoreList } from './score-list.tsx'
import styles from './score-table.module.css'

export function ScoreTable(play: CicProps) {
  const { view, players, send } = play
  const { isLastRound, stopper } = view
  const next = () => send({ type: 'next' })
  const here = useSeatsHere(players)
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note="is counted">{view.letter}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton
            onPress={next}
            note={
              isLastRound ? 'who did what' : `${nameOf(players, seatAfter(here, stopper))} stops it`
            }
          >
            {isLastRound ? 'The end' : 'Next letter'}
          </NextButton>
        </>
      }
    >
      <ScoreList play={play}>
        <LastPlace {...play} />
      </ScoreList>
    </PlayFrame>
  )
}

function LastPlace(play: CicProps) {
  const { view, players, sober } = play
  const owes = useOwes(sober)
  if (!view.lowest) return null
  const { seats, count } = view.lowest
  const names = seats.map((seat) => nameOf(players, seat)).join(' and ')
  const owed = owes(seats)
  return (
    <p className={styles.lowest}>
      Last place: <bdi>{names}</bdi>. {capitalised(penaltyText(count, owed))}
      {owed === 'points' ? ', or a bow each. No questions.' : priceTail(owed)}
    </p>
  )
}
