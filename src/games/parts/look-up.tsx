import styles from './look-up.module.css'

/** With a TV, phones hold the result back until it has been shown there. */
export function LookUp({ children }: { children: string }) {
  return (
    <div className={styles.look}>
      <h2>Look up.</h2>
      <p>{children}</p>
    </div>
  )
}
