import type { ReactNode } from 'react'
import { packTable } from '#browser/packs/pack-games.ts'
import { clearEndedGame } from '#browser/table/ended-table.ts'
import { awardsOf } from '#domain/table/awards.ts'
import type { LastRound } from '#domain/table/last-round.ts'
import { listNames, nameOf } from '#domain/table/names.ts'
import { nextGame } from '#domain/table/next-game.ts'
import { findGame, gamePath, games } from '#games/registry.ts'
import { EndFeedback } from '#games/shell/end-feedback.tsx'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { Row, RowList } from '#ui/row.tsx'
import styles from './end-of-round.module.css'
import { SharePicture } from './share-picture.tsx'
import { Tumbler } from './tumbler.tsx'

type RoundSummaryProps = {
  round: LastRound
  path: string
}

/** Results, awards, water, a picture, and what to do next. */
export function RoundSummary({ round, path }: RoundSummaryProps) {
  const { slug, title, players, recap } = round
  const awards = awardsOf(recap, players.length)
  const next = nextGame(games, slug, players.length)
  const isOwn = findGame(slug) !== undefined
  return (
    <>
      <header className={styles.head}>
        <Daruma face={recap.winners.length > 0 ? 'won' : 'one-eye'} className={styles.daruma} />
        <div>
          <p className={styles.lead}>
            <bdi>{title}</bdi>
          </p>
          <h1>{recap.headline}</h1>
          {recap.mostVoted && (
            <p className={styles.voted}>
              Most fingers: <bdi>{listNames(players, recap.mostVoted)}</bdi>
            </p>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        {recap.rows.length > 0 && (
          <Part title="The list">
            <RowList label="The list">
              {recap.rows.map(({ seat, score, note }) => (
                <Row
                  key={seat}
                  title={<bdi>{nameOf(players, seat)}</bdi>}
                  note={note}
                  isHighlighted={recap.winners.includes(seat)}
                  end={<b className={styles.score}>{score}</b>}
                />
              ))}
            </RowList>
          </Part>
        )}
        <Part title="One award each">
          <RowList label="Awards">
            {awards.map((award) => (
              <Row
                key={award.seat}
                title={award.title}
                note={
                  <>
                    <bdi>{nameOf(players, award.seat)}</bdi>. {award.why}
                  </>
                }
              />
            ))}
          </RowList>
        </Part>
      </div>
      <section className={styles.water}>
        <Tumbler className={styles.tumbler} />
        <div>
          <h2>A glass of water</h2>
          <p>One each, before anything else. The winner pours.</p>
        </div>
      </section>
      {next && (
        <Part title="What next?">
          <RowList>
            <LinkRow to={gamePath(next)} title={next.title} note={next.tagline} />
          </RowList>
        </Part>
      )}
      <div className={styles.rate}>
        <EndFeedback game={isOwn ? slug : ''} />
      </div>
      <SharePicture round={round} awards={awards} />
      <div className={styles.slabs}>
        <Button variant="quiet" size="large" to="/" note="pick a curtain">
          Games
        </Button>
        <Button
          size="large"
          to={path}
          // Otherwise its end screen would show again.
          onPress={() => clearEndedGame(isOwn ? slug : packTable(slug))}
          icon="icon-fwd"
          note="same table"
        >
          Play again
        </Button>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
