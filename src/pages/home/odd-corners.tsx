import { Link } from 'react-router'
import { useIsAlive } from '#browser/storage/use-saved.ts'
import styles from './odd-corners.module.css'

const november = 10

/** Quiet ways to the pages beside the street. */
export function OddCorners() {
  const isAlive = useIsAlive()
  const isCalendarTime = isAlive && new Date().getMonth() >= november
  return (
    <nav className={styles.corners} aria-label="Odd corners">
      <Link to="/misc/user-card-dare">Dares</Link>
      {isCalendarTime && <Link to="/misc/christmass-calendar">Calendar</Link>}
    </nav>
  )
}
