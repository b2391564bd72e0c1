import type { Game } from '#games/define-game.ts'
import { Enso } from '#ui/enso.tsx'
import { Eye } from '#ui/eye.tsx'
import styles from './tv.module.css'

/** The phones play on. */
export function TvOffline({ code, game }: { code: string; game: Game | null }) {
  return (
    <main className={`cloth-mustard ${styles.screen} ${styles.offline}`} role="alert">
      <div>
        <p className={styles.lead}>This TV is offline</p>
        <h1>Play on with your phones.</h1>
        <p className={styles.rule}>
          Every seat and every score is kept.
          <br />
          The TV comes back by itself.
        </p>
      </div>
      <div className={styles.ring}>
        <Enso progress={0.62} inkClassName={styles.ink} trackClassName={styles.track} />
        <Eye open={false} className={styles.blank} />
      </div>
      <p className={styles.foot}>
        {game && `${game.title}. `}
        {`Still dark in a minute? Reload this page: ${location.host}/tv/${code}`}
      </p>
    </main>
  )
}
