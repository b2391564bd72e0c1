import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './footer.module.css'

/** Static pages are requested from the server. */
const links: [to: string, words: string, isPaper?: boolean][] = [
  ['/how-it-works', 'How it works', true],
  ['/articles', 'Articles', true],
  ['/info/FAQ', 'FAQ'],
  ['/info/about', 'About', true],
  ['/info/contact', 'Contact'],
  ['/info/pricing', 'Premium'],
  ['/info/dojo-coins', 'Dojo coins'],
  ['/QR/standard', 'Print signs', true],
  ['/info/privacy-policy', 'Privacy', true],
  ['/info/cookie-policy', 'Cookies', true],
  ['/info/terms-of-service', 'Terms', true],
]

export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      {links.map(([to, words, isPaper]) => (
        <Link key={to} to={to} reloadDocument={isPaper}>
          {words}
        </Link>
      ))}
      {children}
    </footer>
  )
}
