import type { RoomView } from '#contract/room-view.ts'
import { awardText, minutesInShort } from '#domain/room/night-words.ts'
import { capitalised, countWord } from '#domain/table/amount.ts'
import { letterCount } from '#games/parts/prompt-text.ts'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { NightSeal } from './night-seal.tsx'
import { seatName } from './seat-name.ts'
import styles from './tv-night.module.css'

const maxRows = 8
const frame = { title: 'Tonight', titleLines: ['Tonight'], crest: 'mix' } as const

/** The end of the evening: an award each over all games. */
export function TvNight({ room }: { room: RoomView }) {
  const { evening, night, seats, code } = room
  const games = evening?.games ?? 0
  const noun = games === 1 ? 'game' : 'games'
  const rows = night?.rows ?? []
  const shown = rows.length > 2 * maxRows ? 2 * maxRows - 1 : rows.length
  return (
    <div className="cloth-mustard">
      <ScreenFrame
        screen={{ game: frame, room: { code, joinAt: location.host } }}
        count={games}
        note={
          night ? (
            <>
              {noun},
              <br />
              {minutesInShort(night.minutes)}
            </>
          ) : (
            noun
          )
        }
      >
        <div className={styles.night}>
          <div className={styles.words}>
            <p>{`${capitalised(countWord(games))} ${noun}, ${countWord(seats.length)} of you`}</p>
            <h1>Good night.</h1>
            <div className={styles.keep}>
              <Daruma face="won" className={styles.daruma} />
              {night && <span>A picture of it is on your phone.</span>}
            </div>
            <small>{`Room ${code} closes in 24 hours.`}</small>
          </div>
          <ul className={styles.rows} data-many={rows.length > maxRows}>
            {rows.slice(0, shown).map(({ seat, place, award, game }) => (
              <li key={seat} data-first={place === 1}>
                <NightSeal game={game} />
                <bdi data-long={letterCount(seatName(room, seat)) > 10}>{seatName(room, seat)}</bdi>
                <span>{awardText(award)}</span>
              </li>
            ))}
            {rows.length > shown && (
              <li className={styles.more}>{`+${rows.length - shown} more`}</li>
            )}
          </ul>
        </div>
      </ScreenFrame>
    </div>
  )
}
