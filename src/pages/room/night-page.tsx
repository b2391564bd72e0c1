import { useState } from 'react'
import { shareLink } from '#browser/device/share.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import type { NightPage as Page } from '#contract/nights.ts'
import { nightsPath } from '#contract/rooms-path.ts'
import { nameOnNight, nightSummary } from '#domain/room/night-words.ts'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { NightGames } from './night-games.tsx'
import styles from './night-page.module.css'
import { NightRows } from './night-rows.tsx'
import { OwnNightSeat } from './own-night-seat.tsx'

type NightPageProps = {
  page: Page
  /** A name was shown or hidden, or the page taken down. */
  onChange: () => void
}

/** The page of a kept night: works without scripts, for who has the link. */
export function NightPage({ page, onChange }: NightPageProps) {
  const { id, night, names } = page
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <header className={styles.head}>
        <Glyph id="party-dojo" className={styles.mark} />
        <Daruma face="won" className={styles.daruma} />
        <h1>A night to remember</h1>
        <p>{nightSummary(night)} No app, one room.</p>
      </header>
      <NightRows night={night} nameOf={(seat) => nameOnNight(names, seat)} />
      {night.bestPrompt !== null && (
        <figure className={styles.best}>
          <figcaption>The room called it legendary</figcaption>
          <blockquote>{night.bestPrompt}</blockquote>
        </figure>
      )}
      <NightGames night={night} names={names} />
      <p className={styles.small}>Names only of those who said yes. {goneOn(page.expiresAtMs)}</p>
      <OwnNightSeat id={id} onChange={onChange} />
      <div className={styles.keep}>
        <a href={`${nightsPath}/${id}/picture.png`} download="party-dojo-night.png">
          Save the picture
        </a>
        <ShareNight id={id} />
      </div>
      <div className={styles.dock}>
        <Button size="large" to="/" icon="icon-fwd" note="free, on the phones you have">
          Play tonight
        </Button>
      </div>
    </main>
  )
}

function ShareNight({ id }: Pick<Page, 'id'>) {
  const [said, setSaid] = useState<string | null>(null)
  if (!useIsHydrated()) return null
  const link = `${location.origin}/night/${id}`
  return (
    <>
      <button
        type="button"
        onClick={() => void shareLink(link, 'A night to remember').then(setSaid)}
      >
        Share the page
      </button>
      <p role="status">{said}</p>
    </>
  )
}

/** The same on every server and phone: days have no time zone here. */
function goneOn(expiresAtMs: number): string {
  const day = new Date(expiresAtMs)
  const months =
    'January February March April May June July August September October November December'
  return `Gone on ${day.getUTCDate()} ${months.split(' ')[day.getUTCMonth()]}.`
}
