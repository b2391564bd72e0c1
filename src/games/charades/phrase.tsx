import { useRef } from 'react'
import { useFitText } from '#ui/fit-text.ts'
import styles from './phrase.module.css'

/** Never a live region: a screen reader would tell the guesser. */
export function Phrase({ text }: { text: string }) {
  const block = useRef<HTMLParagraphElement>(null)
  useFitText(block, text)
  return (
    <div className={styles.stage}>
      <div className={styles.area}>
        <p ref={block} className={styles.phrase}>
          {text}
        </p>
      </div>
    </div>
  )
}
