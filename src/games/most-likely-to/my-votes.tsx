import { capitalised, countWord } from '#domain/table/amount.ts'
import { Crown } from '#games/parts/crown.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { priceWords } from '#games/parts/price-words.ts'
import styles from './likely-reveal.module.css'
import type { PhoneProps } from './phone-props.ts'

/** This phone's own votes, guess, points and price; nothing for who does not play. */
export function MyVotes({ view, viewer, own }: PhoneProps) {
  const isMixed = useMixed() !== null
  if (typeof viewer !== 'number' || view.votes?.[viewer] === undefined) return null
  const votes = view.votes[viewer]
  const isFreed = view.appeal?.acquitted === true && view.appeal.seat === viewer
  const notes = [
    view.call !== null && guessWords(view.call, view.knew.includes(viewer), isMixed),
    view.sawIt && !isMixed && 'You saw the crown coming: a point.',
    isFreed && 'Acquitted: nothing to pay.',
    priceWords(own.price, view.penalties[viewer] ?? 0),
  ].filter((note) => typeof note === 'string')
  return (
    <div className={styles.mine}>
      {view.crowned.includes(viewer) && <Crown className={styles.crown} />}
      <p>
        {votes === 0 ? 'Nobody named you' : `${capitalised(countWord(votes))} for you`}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </p>
    </div>
  )
}

function guessWords(call: number, isRight: boolean, isMixed: boolean): string {
  if (isRight) return isMixed ? 'You knew: a point off.' : 'You knew: a point.'
  const guess = call === 0 ? 'none' : call === 3 ? 'three or more' : countWord(call)
  return `You had guessed ${guess}.`
}
