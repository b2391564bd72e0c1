import type { RoomView } from '#contract/room-view.ts'
import { ScreenEyes, ScreenFrame } from '#games/parts/screen-frame.tsx'
import { findGame } from '#games/registry.ts'
import { Eye } from '#ui/eye.tsx'
import { Glyph } from '#ui/glyph.tsx'
import styles from './tv-next-vote.module.css'

const heading = { title: 'What next?', titleLines: ['What next?'], crest: 'mix' as const }

/** Three games on their cloths, each with an eye for a vote; the one that leads hangs lowest. */
export function TvNextVote({
  room,
  next,
}: {
  room: RoomView
  next: NonNullable<RoomView['next']>
}) {
  const { games, voted, clock } = next
  const here = room.seats.filter(({ presence }) => presence !== 'away').length
  const host = room.seats.find(({ seat }) => seat === room.host)?.name ?? 'The host'
  const most = Math.max(1, ...games.map(({ votes }) => votes))
  const screen = { game: heading, room: { code: room.code, joinAt: location.host } }
  return (
    <div className="cloth-mustard">
      <ScreenFrame screen={screen} count={voted} note={`of ${here} voted`}>
        <div className={styles.head}>
          <p>What next?</p>
          <small>{clock ? 'Vote on your phone' : `A tie: ${host} settles it`}</small>
        </div>
        <ul className={styles.cloths}>
          {games.map(({ game: slug, votes }) => {
            const game = findGame(slug)
            return (
              game && (
                <li key={slug} className={`cloth-${game.cloth}`} data-leads={votes === most}>
                  <Glyph id={`crest-${game.crest}`} />
                  <b>{game.title}</b>
                  <span className={styles.votes}>
                    {Array.from({ length: votes }, (_, vote) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a vote has no name
                      <Eye key={vote} open />
                    ))}
                  </span>
                </li>
              )
            )
          })}
        </ul>
        <ScreenEyes done={voted} of={Math.max(here, voted)} />
        <p className={styles.rule}>{`${host} starts it, and settles a tie.`}</p>
      </ScreenFrame>
    </div>
  )
}
