import { type KeyboardEvent, useId } from 'react'
import styles from './answer-row.module.css'
import { MarkEyes } from './marks.tsx'
import { longestAnswer } from './rules-marking.ts'
import type { Cell, Mark } from './rules-scoring.ts'

type RowProps = {
  name: string
  cell: Cell
  points: number
  /** Puts the answer before the table. */
  onDoubt: () => void
}

const words: Record<Mark, string> = { none: 'nothing', own: 'their own', shared: 'shared' }

/** A player's answer on paper: one tap for their own, another for shared, another for nothing. */
export function MarkedRow(props: RowProps & { onMark: () => void }) {
  const { name, cell, points, onMark } = props
  return (
    <li className={styles.row} data-lit={points > 0}>
      <button type="button" className={styles.mark} onClick={onMark}>
        <MarkEyes mark={cell.mark} className={styles.eyes} />
        <span className={styles.words}>
          <bdi>{name}</bdi>
          <small>{cell.out ? 'voted out' : words[cell.mark]}</small>
        </span>
        <Points points={points} />
      </button>
      {cell.mark !== 'none' && <DoubtButton {...props} />}
    </li>
  )
}

/** A player's answer as the reader types it; Enter goes to the next player. */
export function TypedRow(props: RowProps & { onWrite: (answer: string) => void }) {
  const { name, cell, points, onWrite } = props
  const id = useId()
  return (
    <li className={`${styles.row} ${styles.typed}`} data-lit={points > 0}>
      <div className={styles.said}>
        <label htmlFor={id} className={styles.words}>
          <bdi>{name}</bdi>
          <small>{noteOf(cell, points)}</small>
        </label>
        <Points points={points} />
        {cell.answer.trim() !== '' && <DoubtButton {...props} />}
      </div>
      <input
        id={id}
        value={cell.answer}
        maxLength={longestAnswer}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={goOn}
      />
    </li>
  )
}

function noteOf(cell: Cell, points: number): string {
  if (cell.out) return 'voted out'
  if (cell.answer.trim() === '') return 'nothing'
  if (points === 0) return 'wrong letter'
  return points === 5 ? 'shared' : 'their own'
}

function Points({ points }: { points: number }) {
  return (
    <b className={styles.points}>
      {points}
      <span className="seen-by-readers"> points</span>
    </b>
  )
}

function DoubtButton({ name, cell, onDoubt }: RowProps) {
  return (
    <button type="button" className={styles.doubt} onClick={onDoubt}>
      {cell.out ? 'Again?' : 'Doubt?'}
      <span className="seen-by-readers"> {name}’s answer</span>
    </button>
  )
}

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const inputs = [...(event.currentTarget.closest('ul')?.querySelectorAll('input') ?? [])]
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
}
