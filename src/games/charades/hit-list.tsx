import { penaltyText } from '#domain/table/amount.ts'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import type { PlayProps } from '#games/kit/play-props.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import styles from './hit-list.module.css'
import { phraseText } from './phrase-text.ts'
import type { Move, Options, View } from './rules.ts'
import { Scores } from './scores.tsx'

/** What came of the turn; a wrong tilt is put right here. */
export function HitList(play: PlayProps<View, Move, Options>) {
  const { view, players, sober, send, canUndo, undo } = play
  const { rows, phrase, thief, teams, team, turn, turns, nextSeat, passCosts } = view
  const next = () => send({ type: 'next' })
  const hits = rows.filter(({ isHit }) => isHit).length
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note={hits === 1 ? 'hit' : 'hits'}>{hits}</HeaderCount>}
      right={<HeaderCount note={`of ${turns}`}>{turn}</HeaderCount>}
      dock={
        <>
          {canUndo && (
            <Slab ghost size="main" icon="icon-back" label="Back" onPress={undo}>
              {null}
            </Slab>
          )}
          <Slab
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={next}
            note={
              nextSeat === null ? (
                'that was the last turn'
              ) : (
                <>
                  to <bdi>{players[nextSeat]?.name}</bdi>
                </>
              )
            }
          >
            {nextSeat === null ? 'Who won?' : 'Next'}
          </Slab>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that */}
      <section className={styles.list} aria-label="This turn" tabIndex={0}>
        <p className={styles.lead}>
          <bdi>{players[view.seat]?.name}</bdi>
          {rows.length > 0 ? ', tap what was tilted wrong' : ', not a single one. It happens'}
        </p>
        <StripList label="Hits and passes">
          {rows.map(({ phrase, isHit }, row) => (
            <Strip
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn's rows are never moved
              key={row}
              title={phraseText(phrase, players)}
              note={isHit ? 'Hit, plus one' : passCosts ? 'Pass, minus one' : 'Pass, free'}
              lit={isHit}
              isOn={isHit}
              end={<EyeSwitch on={isHit} />}
              onPress={() => send({ type: 'toggle', row })}
            />
          ))}
          {phrase && (
            <Strip
              title={phraseText(phrase, players)}
              note={thief === null ? 'Out of time' : `Stolen by ${teams[thief]?.name}`}
            />
          )}
        </StripList>
        {nextSeat === null && <Owed {...{ view, sober }} />}
      </section>
      <Scores teams={teams} points={view.points} />
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
