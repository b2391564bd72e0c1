import styles from './player-name.module.css'

/** Most letters of a name's longest word per class; beyond, the last class. */
const classes = [
  [6, undefined],
  [8, 'medium'],
  [13, 'long'],
] as const

/** Never breaks inside a word: long words are set smaller, on two lines. */
export function PlayerName({ name }: { name: string }) {
  return (
    <bdi className={styles.name} data-fit={fitOf(name)}>
      {name}
    </bdi>
  )
}

/** Letters of a name's longest word. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length))
}

function fitOf(name: string): string | undefined {
  const letters = longestWord(name)
  const fitting = classes.find(([most]) => letters <= most)
  return fitting ? fitting[1] : 'longest'
}
