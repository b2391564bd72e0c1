import { nameOf } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { priceTail } from '#games/parts/price-words.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Scores } from '#games/parts/scores.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { FilmTool } from './film-tool.tsx'
import styles from './hit-list.module.css'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import { isFreeForAll } from './rules-teams.ts'
import { TurnRows } from './turn-rows.tsx'

/** The result of the turn; wrong tilts can be corrected here. */
export function HitList(play: PlayProps<View, Move, Options>) {
  const { view, players, sober, send } = play
  const { rows, teams, team, round, rounds, nextSeat, hits } = view
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note={hits === 1 ? 'hit' : 'hits'}>{hits}</HeaderCount>}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={<FilmTool />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton
            onPress={next}
            note={
              nextSeat === null ? (
                'that was the last turn'
              ) : (
                <>
                  to <bdi>{nameOf(players, nextSeat)}</bdi>
                </>
              )
            }
          >
            {nextSeat === null ? 'Who won?' : 'Next'}
          </NextButton>
        </>
      }
    >
      <ScrollRegion label="This turn" className={styles.list}>
        <p className={styles.lead}>
          <bdi>{nameOf(players, view.seat)}</bdi>
          {rows.length > 0 ? ', tap what was tilted wrong' : ', not a single one. It happens'}
        </p>
        <TurnRows play={play} />
        {nextSeat === null && <Owed {...{ view, sober }} />}
      </ScrollRegion>
      {!isFreeForAll(teams) && <Scores teams={teams} points={view.points} />}
      <p className="seen-by-readers" role="status">
        {`${teams[team]?.name}: ${view.points[team]}`}
      </p>
    </PlayFrame>
  )
}

/** The lower side takes the difference. */
function Owed({ view, sober }: { view: View; sober: boolean }) {
  const owes = useOwes(sober)
  const most = Math.max(...view.owed)
  if (most === 0) return null
  const behind = view.teams.filter((_, team) => view.owed[team] === most)
  const names = behind.map(({ name }) => name)
  const owed = owes(behind.flatMap(({ seats }) => seats))
  return (
    <p className={styles.owed}>
      {`${names.join(' and ')}: ${penaltyText(most, owed)} for the difference${priceTail(owed)}`}
    </p>
  )
}
