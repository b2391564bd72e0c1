import { type ReactNode, useRef } from 'react'
import { useFitText } from '#ui/fit-text.ts'
import styles from './board.module.css'
import { columnText } from './frame-parts.tsx'
import type { CicProps } from './play.tsx'

type BoardProps = Pick<CicProps, 'view' | 'players' | 'sober'> & {
  /** Beside the letter: the clock, while there is one. */
  beside?: ReactNode
}

/** The letter and what to fill with it, to be read from the other end of the table. */
export function Board({ view, players, sober, beside }: BoardProps) {
  const { letter, columns } = view
  const list = useRef<HTMLOListElement>(null)
  const texts = columns.map((column) => columnText(column, { players, sober }))
  useFitText(list, texts.join('\n'))
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <p className={styles.letter} aria-live="polite">
          <span className="seen-by-readers">The letter is </span>
          {letter}
        </p>
        {beside}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.area} aria-label="Columns" tabIndex={0}>
        <ol ref={list} className={styles.columns} data-count={columns.length}>
          {texts.map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
