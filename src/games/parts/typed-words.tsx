import { PlayerName } from './player-name.tsx'
import { letterCount } from './prompt-text.ts'
import styles from './typed-words.module.css'
import { type Typing, useTyping } from './typing.ts'

/** On a phone, of several who speak at once. */
const mostShown = 3

/** Letters that fit into a line, and into two, on a TV. */
const shortLetters = 24
const mediumLetters = 48

/** On a phone: what was typed in the place of speaking, the newest first. */
export function TypedWords() {
  return (
    <div className={styles.phone} aria-live="polite">
      <Words most={mostShown} />
    </div>
  )
}

/** On a TV the newest, large, below the game. */
export function ScreenTyped() {
  return (
    <div className={styles.screen} aria-live="polite">
      <Words most={1} />
    </div>
  )
}

function Words({ most }: { most: number }) {
  const typed = useTyping()?.typed ?? []
  return typed
    .slice(-most)
    .toReversed()
    .map((words) => <Line key={`${words.name} ${words.text}`} {...words} />)
}

function Line({ name, text, isOwn }: Typing['typed'][number]) {
  const letters = letterCount(text)
  const fit = letters <= shortLetters ? 'short' : letters <= mediumLetters ? 'medium' : 'long'
  return (
    <p data-own={isOwn || undefined}>
      <small>{isOwn ? 'Shown' : <PlayerName name={name} />}</small>
      <q dir="auto" data-fit={fit}>
        {text}
      </q>
    </p>
  )
}
