import { useEffect, useState } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { drumMs } from '#domain/table/moment.ts'
import { KnotPicture } from '#ui/knot-picture.tsx'
import { isMotionReduced } from '#ui/motion-reduced.ts'
import type { WordScreenProps } from './word-screen-props.ts'
import { gainsOf, headlineOf } from './word-sentences.ts'
import styles from './word-told.module.css'

const untieMs = 260
const letterMs = 70

/** The word, who had it and when. */
export function ScreenTold({ view, players }: WordScreenProps) {
  const word = view.word ?? 'From behind the bar'
  const parts = partsOf(word)
  const shown = useLetters(word.length)
  const headline = headlineOf(view, players)
  return (
    <div className={styles.told}>
      <p className={styles.lead}>The word was</p>
      <div className={styles.word} data-fit={fitOf(word.length)}>
        <p className="seen-by-readers" aria-live="polite">{`${word}. ${headline}`}</p>
        <p aria-hidden>
          {parts.map(({ letters, from }) => (
            <b key={from}>
              {letters.map((letter, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the word
                <span key={at} data-shown={from + at < shown}>
                  {letter}
                </span>
              ))}
            </b>
          ))}
        </p>
        {shown === 0 && <KnotPicture />}
      </div>
      <div className={styles.gains} data-shown={shown > word.length}>
        <h2>{headline}</h2>
        {gainsOf(view, players).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

function fitOf(letters: number): 'huge' | 'large' | 'medium' | 'small' {
  if (letters <= 7) return 'huge'
  if (letters <= 10) return 'large'
  return letters <= 14 ? 'medium' : 'small'
}

/** Letters by word, so that no line breaks within one. */
function partsOf(word: string): { letters: string[]; from: number }[] {
  const parts = word.split(' ')
  return parts.map((part, at) => ({
    letters: [...part],
    from: parts.slice(0, at).join(' ').length + (at > 0 ? 1 : 0),
  }))
}

/** How many letters stand; one more than there are once all is over. */
function useLetters(count: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const stepMs = isMotionReduced() ? 0 : letterMs
    playScreenCue('claps')
    const timers = [setTimeout(() => playScreenCue('drum'), drumMs)]
    for (let letter = 1; letter <= count + 1; letter += 1) {
      const show = () => {
        setShown(letter)
        if (letter <= count && stepMs > 0) playScreenCue('knock', 1 + letter / 20)
      }
      timers.push(setTimeout(show, drumMs + untieMs + letter * stepMs))
    }
    return () => timers.forEach(clearTimeout)
  }, [count])
  return shown
}
