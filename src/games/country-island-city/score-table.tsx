import { capitalised, penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { CicProps } from './play-props.ts'
import styles from './score-table.module.css'

export function ScoreTable(play: CicProps) {
  const { view, players, send } = play
  const { history, totals, letters, isLastRound, stopper } = view
  const next = () => send({ type: 'next' })
  // Letters are unique in a game, so they serve as keys.
  const rounds = history.map((points, round) => {
    const isLatest = round === history.length - 1
    return { letter: letters[round], points, isLatest, look: isLatest ? undefined : styles.past }
  })
  const here = useSeatsHere(players)
  const order = rankRows(totals, 'most', () => ({ score: '', note: { code: '' } }))
  const best = leaders(totals, here)
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
      <ScrollRegion label="Scores" className={styles.stage}>
        <table className={styles.table}>
          <caption>{isLastRound ? 'That was the last letter.' : 'So far.'}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="seen-by-readers">Player</span>
              </th>
              {rounds.map(({ letter, look }) => (
                <th key={letter} scope="col" className={look}>
                  {letter}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {order.map(
              ({ seat }) =>
                here.includes(seat) && (
                  <tr key={seat} data-lit={best.includes(seat)}>
                    <th scope="row">
                      <PlayerName name={nameOf(players, seat)} />
                    </th>
                    {rounds.map(({ letter, points, isLatest, look }) => (
                      <td key={letter} className={look}>
                        {isLatest && !!points[seat] && <span aria-hidden>+</span>}
                        {points[seat]}
                      </td>
                    ))}
                    <td className={styles.total}>{totals[seat]}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
        <LastPlace {...play} />
      </ScrollRegion>
    </PlayFrame>
  )
}

function LastPlace(play: CicProps) {
  const { view, players, sober } = play
  if (!view.lowest) return null
  const { seats, count } = view.lowest
  const names = seats.map((seat) => nameOf(players, seat)).join(' and ')
  return (
    <p className={styles.lowest}>
      Last place: <bdi>{names}</bdi>. {capitalised(penaltyText(count, sober))}
      {sober ? ', or a bow each. No questions.' : ' if you like. Water counts.'}
    </p>
  )
}
