import type { PhoneProps } from './phone-props.ts'
import styles from './word-phone.module.css'

const verdicts = {
  right: 'that is it',
  wrong: 'not it',
  near: 'close: the keeper decides',
} as const

/** This phone's own guesses; no other phone sees them before the word is revealed. */
export function OwnLocks({ locks }: Pick<PhoneProps['view'], 'locks'>) {
  if (locks.length === 0) return null
  return (
    <ul className={styles.locks} aria-label="Your guesses">
      {locks.map(({ text, verdict }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be locked twice
        <li key={at} data-verdict={verdict}>
          <b>{text}</b>
          <span>{verdicts[verdict]}</span>
        </li>
      ))}
    </ul>
  )
}
