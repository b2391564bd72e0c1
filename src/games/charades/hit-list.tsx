import { penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import type { PlayProps } from '#games/kit/play-props.ts'
import { promptText } from '#games/kit/prompt-text.ts'
import { RoundCount } from '#games/kit/round-count.tsx'
import { Scores } from '#games/kit/scores.tsx'
import { ScrollRegion } from '#games/kit/scroll-region.tsx'
import { EyeSwitch } from '#ui/eye.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import styles from './hit-list.module.css'
import type { Move, View } from './rules.ts'
import type { Options } from './rules-options.ts'
import { isFreeForAll } from './rules-teams.ts'

/** What came of the turn; a wrong tilt is put right here. */
export function HitList(play: PlayProps<View, Move, Options>) {
  const { view, players, sober, send } = play
  const { rows, phrase, thief, teams, team, turn, turns, nextSeat, passCosts } = view
  const next = () => send({ type: 'next' })
  const hits = rows.filter(({ isHit }) => isHit).length
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note={hits === 1 ? 'hit' : 'hits'}>{hits}</HeaderCount>}
      right={<RoundCount round={turn} rounds={turns} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab
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
          </NextSlab>
        </>
      }
    >
      <ScrollRegion label="This turn" className={styles.list}>
        <p className={styles.lead}>
          <bdi>{nameOf(players, view.seat)}</bdi>
          {rows.length > 0 ? ', tap what was tilted wrong' : ', not a single one. It happens'}
        </p>
        <StripList label="Hits and passes">
          {rows.map(({ phrase, isHit }, row) => (
            <Strip
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn's rows are never moved
              key={row}
              title={promptText(phrase, play)}
              note={isHit ? 'Hit, plus one' : passCosts ? 'Pass, minus one' : 'Pass, free'}
              lit={isHit}
              isOn={isHit}
              end={<EyeSwitch on={isHit} />}
              onPress={() => send({ type: 'toggle', row })}
            />
          ))}
          {phrase && (
            <Strip
              title={promptText(phrase, play)}
              note={thief === null ? 'Out of time' : `Stolen by ${teams[thief]?.name}`}
            />
          )}
        </StripList>
        {nextSeat === null && <Owed {...{ view, sober }} />}
      </ScrollRegion>
      {!isFreeForAll(teams) && <Scores teams={teams} points={view.points} />}
      <p className="seen-by-readers" role="status">
        {`${teams[team]?.name}: ${view.points[team]}`}
      </p>
    </PlayFrame>
  )
}

/** The lower side takes the difference, if it likes. */
function Owed({ view, sober }: { view: View; sober: boolean }) {
  const most = Math.max(...view.owed)
  if (most === 0) return null
  const names = view.teams.filter((_, team) => view.owed[team] === most).map(({ name }) => name)
  const price = penaltyText(most, sober)
  return (
    <p className={styles.owed}>
      {`${names.join(' and ')}: ${price} for the difference${sober ? '.' : ', if you like. Water counts.'}`}
    </p>
  )
}
