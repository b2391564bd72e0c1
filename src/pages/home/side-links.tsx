import { Link } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import styles from './side-links.module.css'

const november = 10

export function SideLinks() {
  const isHydrated = useIsHydrated()
  const isCalendarTime = isHydrated && new Date().getMonth() >= november
  return (
    <nav className={styles.corners} aria-label="Odd corners">
      <Link to="/misc/user-card-dare">Dares</Link>
      {isCalendarTime && <Link to="/misc/christmass-calendar">Calendar</Link>}
    </nav>
  )
}
