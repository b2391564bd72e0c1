import { useId } from 'react'
import { roomLetters } from '#domain/room/code.ts'
import styles from './join.module.css'
import { useEarlyText } from './use-early-text.ts'

const maxLetters = 5
const defaultLetters = 4

type RoomCodeFieldProps = { code: string; onCode: (code: string) => void }

/** One field over the boxes it fills: pasting, dictation and screen readers see no boxes. */
export function RoomCodeField({ code, onCode }: RoomCodeFieldProps) {
  const id = useId()
  const boxes = Math.max(defaultLetters, code.length)

  function read(typed: string): string {
    const letters = [...typed.toUpperCase()].filter((letter) => roomLetters.includes(letter))
    return letters.slice(0, maxLetters).join('')
  }

  const input = useEarlyText(code, (typed) => onCode(read(typed)))

  return (
    <div className={styles.code}>
      <label htmlFor={id}>The four letters on the TV or a friend’s phone</label>
      <div className={styles.boxes} data-five={boxes > defaultLetters}>
        {Array.from({ length: boxes }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the code
          <b key={place} aria-hidden data-now={place === Math.min(code.length, boxes - 1)}>
            {code[place]}
          </b>
        ))}
        <input
          ref={input}
          id={id}
          name="code"
          value={code}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          onChange={(event) => onCode(read(event.target.value))}
        />
      </div>
    </div>
  )
}
