import { type KeyboardEvent, useId } from 'react'
import { fitsLetter } from './rules-letters.ts'
import { maxAnswerLength } from './rules-writing.ts'
import styles from './writing-fields.module.css'

type Column = { raw: string; label: string }

type WritingFieldsProps = {
  letter: string
  /** Letters of their own. */
  letters: readonly string[]
  columns: readonly Column[]
  answers: readonly string[]
  onWrite: (column: string, answer: string) => void
  /** Enter in the last one. */
  onDone: () => void
}

/** A field for each column; Enter goes to the next. */
export function WritingFields(props: WritingFieldsProps) {
  const { letter, letters, columns, answers, onWrite, onDone } = props
  const id = useId()

  function goOn(event: KeyboardEvent<HTMLInputElement>, at: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const next = document.getElementById(`${id}${at + 1}`)
    if (next) next.focus()
    else onDone()
  }

  return (
    <ol className={styles.fields} data-many={columns.length > 5}>
      {columns.map(({ raw, label }, at) => {
        const answer = answers[at] ?? ''
        const isWrong = answer.trim() !== '' && !fitsLetter(answer, letter, letters)
        return (
          <li key={raw} className={styles.field}>
            <label htmlFor={`${id}${at}`}>
              <bdi>{label}</bdi>
              {isWrong && <span className={styles.wrong}>{`begins with ${letter}`}</span>}
            </label>
            <input
              id={`${id}${at}`}
              value={answer}
              placeholder={`${letter}…`}
              maxLength={maxAnswerLength}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint={at === columns.length - 1 ? 'done' : 'next'}
              aria-invalid={isWrong || undefined}
              onChange={(event) => onWrite(raw, event.target.value)}
              onKeyDown={(event) => goOn(event, at)}
            />
          </li>
        )
      })}
    </ol>
  )
}
