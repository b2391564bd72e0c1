import type { ReactNode } from 'react'
import styles from './noren.module.css'
import { Flap, type FlapProps } from './noren.tsx'

/** The header of a game page: three items, the second is wider. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.row} ${styles.topBar}`}>
      <div className={styles.rod} />
      <div className={styles.flaps}>{children}</div>
    </div>
  )
}

export function TopBarItem({ isMiddle, ...flap }: FlapProps & { isMiddle?: boolean }) {
  return <Flap loops={isMiddle ? 3 : 2} {...flap} />
}
