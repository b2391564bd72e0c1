import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import styles from './ways.module.css'

/** The ways to play: one phone passed round, or everybody's own. */
export function Ways() {
  return (
    <div className={styles.ways}>
      <section>
        <h2 className={styles.passed}>Pass one phone</h2>
        <Button icon="icon-fwd" to="/games/mix">
          Mix it up
        </Button>
        <p className={styles.say}>
          <span>14 party games.</span> <span>Pick a curtain.</span> <span>Pass the phone.</span>
        </p>
      </section>
      <section>
        <h2>Everybody’s phone</h2>
        <Button icon="icon-fwd" to="/r" className={styles.room}>
          Open a room
        </Button>
        <Link to="/join" className={styles.join}>
          <u>Join a room</u>
          <span aria-hidden>
            <b />
            <b />
            <b />
            <b />
          </span>
        </Link>
      </section>
    </div>
  )
}
