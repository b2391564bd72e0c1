import styles from './player-name.module.css'

/** The most letters that the longest word of a name has in each class; a longer one has the last. */
const classes = [
  [6, undefined],
  [8, 'medium'],
  [13, 'long'],
] as const

/**
 * A player’s name, or a line with one, whole: smaller where a word of it is long, on two lines before
 * a word breaks.
 */
export function PlayerName({ name }: { name: string }) {
  return (
    <bdi className={styles.name} data-fit={fitOf(name)}>
      {name}
    </bdi>
  )
}

function fitOf(name: string): string | undefined {
  const letters = Math.max(...name.split(/[\s-]/).map((word) => word.length))
  const fitting = classes.find(([most]) => letters <= most)
  return fitting ? fitting[1] : 'longest'
}
