import { useRef } from 'react'
import { promptText } from '#games/parts/prompt-text.ts'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import type { ClockFace } from '#games/parts/use-clock.ts'
import { useFitText } from '#ui/fit-text.ts'
import styles from './board.module.css'
import type { CicProps } from './play-props.ts'

type BoardProps = Pick<CicProps, 'view' | 'players' | 'sober'> & {
  face?: ClockFace
}

/** The letter and its columns, readable from across the table. */
export function Board({ view, players, sober, face }: BoardProps) {
  const { letter, columns } = view
  const list = useRef<HTMLOListElement>(null)
  const texts = columns.map((column) => promptText(column, { players, sober }))
  useFitText(list, texts.join('\n'), { indent: 1.15, padding: 0.2 })
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <p className={styles.letter} aria-live="polite">
          <span className="seen-by-readers">The letter is </span>
          {letter}
        </p>
        {face && <RingClock isSilent face={face} className={styles.clock} />}
      </div>
      <ScrollRegion label="Columns" className={styles.area}>
        <ol ref={list} className={styles.columns} data-count={columns.length}>
          {texts.map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </div>
  )
}
