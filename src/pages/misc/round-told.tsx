import type { ReactNode } from 'react'
import { clearEnded } from '#browser/ended-table.ts'
import { packTable } from '#browser/packs/pack-games.ts'
import { awardsOf } from '#domain/table/awards.ts'
import type { LastRound } from '#domain/table/last-round.ts'
import { listNames, nameOf } from '#domain/table/names.ts'
import { nextGame } from '#domain/table/next-game.ts'
import { EndFeedback } from '#games/kit/end-feedback.tsx'
import { findGame, gamePath, games } from '#games/registry.ts'
import { Daruma } from '#ui/daruma.tsx'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import styles from './end-of-round.module.css'
import { SharePicture } from './share-picture.tsx'
import { Tumbler } from './tumbler.tsx'

type RoundToldProps = {
  round: LastRound
  /** Where it was played. */
  path: string
}

/** Who did what, an award for everybody, water, a picture, and what may come next. */
export function RoundTold({ round, path }: RoundToldProps) {
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
            <StripList label="The list">
              {recap.rows.map(({ seat, score, note }) => (
                <Strip
                  key={seat}
                  title={<bdi>{nameOf(players, seat)}</bdi>}
                  note={note}
                  lit={recap.winners.includes(seat)}
                  end={<b className={styles.score}>{score}</b>}
                />
              ))}
            </StripList>
          </Part>
        )}
        <Part title="One award each">
          <StripList label="Awards">
            {awards.map((award) => (
              <Strip
                key={award.seat}
                title={award.title}
                note={
                  <>
                    <bdi>{nameOf(players, award.seat)}</bdi>. {award.why}
                  </>
                }
              />
            ))}
          </StripList>
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
          <StripList>
            <LinkStrip to={gamePath(next)} title={next.title} note={next.tagline} />
          </StripList>
        </Part>
      )}
      <div className={styles.rate}>
        <EndFeedback game={isOwn ? slug : ''} />
      </div>
      <SharePicture round={round} awards={awards} />
      <div className={styles.slabs}>
        <Slab ghost size="main" to="/" note="pick a curtain">
          Games
        </Slab>
        <Slab
          size="main"
          to={path}
          // Else its end screen would be there again.
          onPress={() => clearEnded(isOwn ? slug : packTable(slug))}
          icon="icon-fwd"
          note="same table"
        >
          Play again
        </Slab>
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
