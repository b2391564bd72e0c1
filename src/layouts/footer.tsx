import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './footer.module.css'

/** What every house page ends with. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <a href="/info/contact">Contact</a>
      <Link to="/info/pricing">Black belt</Link>
      <Link to="/info/dojo-coins">Dojo coins</Link>
      <a href="/QR/standard">Print it</a>
      {children}
    </footer>
  )
}
