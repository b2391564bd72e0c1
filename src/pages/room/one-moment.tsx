import styles from './room.module.css'

/** In the place of a screen that is about to come: a reload loses nothing. */
export function OneMoment({ children }: { children: string }) {
  return (
    <main tabIndex={-1} data-awaits-script className={`cloth-mustard ${styles.page}`}>
      <div className={styles.kept} role="status">
        <h1>One moment.</h1>
        <p>{children}</p>
      </div>
    </main>
  )
}
