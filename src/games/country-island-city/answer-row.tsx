import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './answer-row.module.css'
import type { Cell, Mark } from './rules-scoring.ts'
import { maxAnswerLength } from './rules-writing.ts'

type RowProps = { name: string; cell: Cell; points: number }

const words: Record<Mark, string> = { none: 'out or empty', own: 'their own', shared: 'shared' }
const marks = [
  ['shared', 'Shared'],
  ['none', 'Out'],
] as const

type MarkedRowProps = RowProps & { onMark: (mark: 'shared' | 'none') => void }

/** An answer on paper: right and unique unless marked otherwise. */
export function MarkedRow({ name, cell, points, onMark }: MarkedRowProps) {
  return (
    <li className={styles.row} data-on={points > 0}>
      <div className={styles.said}>
        <div className={styles.words}>
          <bdi>{name}</bdi>
          <small>{words[cell.out ? 'none' : cell.mark]}</small>
        </div>
        <div className={styles.verdict}>
          <Points points={points} />
          {marks.map(([mark, label]) => (
            <MarkButton
              key={mark}
              name={name}
              label={label}
              isOn={!cell.out && cell.mark === mark}
              onPress={() => onMark(mark)}
            />
          ))}
        </div>
      </div>
    </li>
  )
}

type TypedRowProps = RowProps & { onWrite: (answer: string) => void; onRuleOut: () => void }

/** An answer the reader types; Enter goes to the next player. */
export function TypedRow(props: TypedRowProps) {
  const { name, cell, points, onWrite, onRuleOut } = props
  const id = useId()
  return (
    <li className={`${styles.row} ${styles.typed}`} data-on={points > 0}>
      <div className={styles.said}>
        <label htmlFor={id} className={styles.words}>
          <bdi>{name}</bdi>
          <small>{noteOf(cell, points)}</small>
        </label>
        <Points points={points} />
        {(points > 0 || cell.out) && (
          <MarkButton name={name} label="Out" isOn={cell.out} onPress={onRuleOut} />
        )}
      </div>
      <input
        id={id}
        value={cell.answer}
        maxLength={maxAnswerLength}
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
  if (cell.out) return 'out'
  if (cell.answer.trim() === '') return 'nothing'
  if (points === 0) return 'wrong letter'
  return points === 5 ? 'shared' : 'their own'
}

export function Points({ points }: { points: number }) {
  return (
    <b className={styles.points}>
      {points}
      <span className="seen-by-readers"> points</span>
    </b>
  )
}

type MarkButtonProps = {
  /** Only for screen readers. */
  name: string
  label: ReactNode
  isOn: boolean
  onPress: () => void
}

export function MarkButton({ name, label, isOn, onPress }: MarkButtonProps) {
  return (
    <button type="button" className={styles.mark} aria-pressed={isOn} onClick={onPress}>
      {label}
      <span className="seen-by-readers"> {name}</span>
    </button>
  )
}

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const inputs = [...(event.currentTarget.closest('ul')?.querySelectorAll('input') ?? [])]
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
}
