import styles from './room.module.css'

/** For the moment between two versions. */
export function NewVersion() {
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <div className={styles.kept} role="status">
        <h1>One moment.</h1>
        <p>A new version is coming. Every seat and every score is kept.</p>
      </div>
    </main>
  )
}
