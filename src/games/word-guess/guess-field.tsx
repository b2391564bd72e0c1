import { useState } from 'react'
import { NextButton } from '#games/parts/next-button.tsx'
import { Button } from '#ui/button.tsx'
import styles from './asking.module.css'
import { maxQuestionLength } from './rules-asking.ts'

type TextFieldProps = { label: string; text: string; onText: (text: string) => void }

/** One line to type a question or a guess. */
export function TextField({ label, text, onText }: TextFieldProps) {
  return (
    <label className={styles.write}>
      <span>{label}</span>
      <input
        value={text}
        maxLength={maxQuestionLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onText(event.target.value)}
      />
    </label>
  )
}

/** The text of a guess, and what locks it. */
export function useGuess(lock: (text: string) => void) {
  const [text, setText] = useState('')
  return {
    text,
    setText,
    send() {
      if (text.trim() === '') return
      lock(text)
      setText('')
    },
  }
}

type LockDockProps = { onLock: () => void; note: string; onBack?: () => void }

export function LockDock({ onLock, note, onBack }: LockDockProps) {
  return (
    <>
      {onBack && (
        <Button variant="quiet" size="large" icon="icon-back" label="Not yet" onPress={onBack}>
          {null}
        </Button>
      )}
      <NextButton icon="icon-lock" onPress={onLock} note={note}>
        Lock it
      </NextButton>
    </>
  )
}
