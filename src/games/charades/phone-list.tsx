import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Scores } from '#games/parts/scores.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import styles from './acting-stage.module.css'
import { ownTeam, type PhoneProps } from './phone-props.ts'
import { isFreeForAll } from './rules-teams.ts'
import { TurnRows } from './turn-rows.tsx'
import { gainWords } from './turn-words.ts'

/** The turn told: the list, what it brought, and after the last turn my side's price. */
export function PhoneList(play: PhoneProps) {
  const { view, players } = play
  const { wakesAtMs, nextSeat, round, rounds, teams, points, gained } = view
  const isLast = nextSeat === null
  return (
    <PhoneRevealFrame
      play={play}
      wakesAtMs={wakesAtMs}
      right={<RoundCount round={round} rounds={rounds} />}
      next={isLast ? 'Who won?' : 'Next'}
      lookUp="Time is up. The TV has the list."
    >
      <ScrollRegion label="This turn" className={styles.list}>
        <p className={styles.lead}>
          <bdi>{nameOf(players, view.seat)}</bdi> got
        </p>
        <h2 className={styles.count}>{view.hits}</h2>
        {isLast && <Price play={play} />}
        <CallNote play={play} />
        {view.rows.length > 0 && <p className={styles.rule}>Tap what was marked wrong.</p>}
        <TurnRows play={play} />
      </ScrollRegion>
      {!isFreeForAll(teams) && (
        <Scores teams={teams} points={points} note={(team) => gainWords(gained[team] ?? 0)} />
      )}
      <Announce>{`${nameOf(players, view.seat)}: ${view.hits}`}</Announce>
    </PhoneRevealFrame>
  )
}

/** The gap to the best side, in the words of this phone. */
function Price({ play }: { play: PhoneProps }) {
  const { view, own } = play
  const { points, owed, isAlone } = view
  const mine = ownTeam(play)
  if (!owed[mine]) return null
  const gap = Math.max(...points) - (points[mine] ?? 0)
  const who = isAlone ? 'You are' : 'Your side is'
  return (
    <p className={styles.price}>
      <b>{`${who} ${countWord(gap)} behind.`}</b> {priceWords(own.price, owed[mine] ?? 0)}
    </p>
  )
}

function CallNote({ play }: { play: PhoneProps }) {
  const { call, hits, knew } = play.view
  if (call === null) return null
  const own = call === hits ? `You called ${call}: exact.` : `You called ${call}.`
  const side = knew.includes(ownTeam(play)) ? ' Your side’s middle call was right: one more.' : ''
  return <p className={styles.rule}>{own + side}</p>
}
