import type { PromptPart } from '#domain/prompts/placeholders.ts'
import { penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { nextSeat, type Seat } from '#domain/table/players.ts'
import { rankRows } from '#domain/table/standings.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { RoundCount } from '#games/kit/round-count.tsx'
import { Crown, Fingers } from './fingers.tsx'
import type { MostLikelyProps } from './play-props.ts'
import styles from './reveal.module.css'
import { Split } from './split.tsx'

/** The table has spoken: fingers by name, and a crown for the most. */
export function Reveal(play: MostLikelyProps) {
  const { view, players, sober, send } = play
  const { round, rounds, reader, crowned, penalties } = view
  const votes = view.votes ?? []
  const next = () => send({ type: 'next' })
  const isLast = rounds > 0 && round >= rounds
  const rows = rankRows(votes, 'most', (_, count) => ({ score: String(count), note: '' }))
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={round} rounds={rounds} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab
            onPress={next}
            note={
              isLast ? 'see who wears what' : `${nameOf(players, nextSeat(reader, players))} reads`
            }
          >
            {isLast ? 'The end' : 'Next'}
          </NextSlab>
        </>
      }
    >
      <Split
        label="Fingers"
        prompt={
          <PromptCard
            lead={leadOf(votes, crowned)}
            prompt={{ raw: '', parts: namesOf(crowned, players.length) }}
            players={players}
            sober={sober}
            onPress={next}
            rule={ruleOf(crowned, sober)}
          />
        }
      >
        <ul className={styles.rows} aria-label="Fingers by name">
          {rows
            .filter(({ seat }) => (votes[seat] ?? 0) > 0)
            .map(({ seat, score }) => (
              <li key={players[seat]?.id} className={styles.row}>
                {crowned.includes(seat) && <Crown />}
                <span className={styles.name}>
                  <bdi>{nameOf(players, seat)}</bdi>
                  <small>{penaltyText(penalties[seat] ?? 0, sober)}</small>
                </span>
                <Fingers count={votes[seat] ?? 0} />
                <b>{score}</b>
              </li>
            ))}
        </ul>
      </Split>
    </PlayFrame>
  )
}

function leadOf(votes: readonly number[], crowned: readonly Seat[]): string {
  const given = votes.filter((count) => count > 0)
  if (crowned.length === 0) return 'Not one finger'
  if (crowned.length === votes.length) return 'Everyone for themselves'
  if (given.length === 1) return 'Not even close'
  return crowned.length === 1 ? 'The crown goes to' : 'A crown to share'
}

function namesOf(crowned: readonly Seat[], playerCount: number): PromptPart[] {
  if (crowned.length === 0) return [{ text: 'Nobody, then' }]
  if (crowned.length === playerCount) return [{ text: 'All of you' }]
  return crowned.flatMap((seat, at): PromptPart[] =>
    at === 0 ? [{ seat }] : [{ text: at === crowned.length - 1 ? ' and ' : ', ' }, { seat }],
  )
}

function ruleOf(crowned: readonly Seat[], sober: boolean): string {
  if (crowned.length === 0) return 'A blameless table. For now.'
  return sober
    ? 'A point a finger, three at most.'
    : 'A sip a finger, three at most, if you like. Water counts.'
}
