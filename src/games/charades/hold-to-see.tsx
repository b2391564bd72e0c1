import { useRef } from 'react'
import { useHold } from '#games/parts/use-hold.ts'
import { useFitText } from '#ui/fit-text.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './hold-to-see.module.css'

type HoldToSeeProps = { text: string; cover: string }

export function HoldToSee({ text, cover }: HoldToSeeProps) {
  const { isHeld, handlers } = useHold()
  const block = useRef<HTMLSpanElement>(null)
  const shown = isHeld ? text : cover
  useFitText(block, shown)
  return (
    <>
      <button type="button" className={styles.hold} aria-pressed={isHeld} {...handlers}>
        <span className={styles.area}>
          <span ref={block} key={shown} className={styles.words}>
            {shown}
          </span>
        </span>
        <span className={styles.hint}>
          <Glyph id={isHeld ? 'icon-eyeon' : 'icon-eyeoff'} />
          {isHeld ? 'Let go to hide it' : 'Hold to see'}
        </span>
      </button>
      <p className="seen-by-readers" role="status">
        {isHeld && `Act this: ${text}`}
      </p>
    </>
  )
}
