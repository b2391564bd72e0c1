import { Link, useLocation } from 'react-router'
import { Glyph } from '#ui/glyph.tsx'
import styles from './default.module.css'

const ownPages = ['/profile', '/sign-in', '/sign-up', '/reset-password', '/verify-email']

type SiteNavProps = { onPlayers: () => void; onSettings: () => void }

export function SiteNav({ onPlayers, onSettings }: SiteNavProps) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label="House">
      <Link to="/" {...currentPageProps(pathname === '/')}>
        <Glyph id="icon-door" />
        Games
      </Link>
      <button type="button" onClick={onPlayers}>
        <Glyph id="crest-mix" />
        Players
      </button>
      <button type="button" onClick={onSettings}>
        <Glyph id="icon-eyeoff" />
        House
      </button>
      <Link to="/profile" {...currentPageProps(ownPages.includes(pathname))}>
        <Glyph id="icon-you" />
        You
      </Link>
    </nav>
  )
}

/** Plain links, for pages without React. */
export function StaticNav() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label="House">
      <a href="/" {...currentPageProps(pathname === '/')}>
        <Glyph id="icon-door" />
        Games
      </a>
      <a href="/profile" {...currentPageProps(ownPages.includes(pathname))}>
        <Glyph id="icon-you" />
        You
      </a>
    </nav>
  )
}

function currentPageProps(isHere: boolean) {
  return isHere && ({ className: styles.here, 'aria-current': 'page' } as const)
}
