import { type PointerEvent, useRef, useState } from 'react'
import {
  beginStroke,
  type Drawing,
  extendStroke,
  grid,
  hasRoom,
  isFull,
  type Stroke,
} from '#domain/dares/drawing.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './drawing-pad.module.css'
import { inkClass, StrokeLines } from './strokes.tsx'

const inkLabels = ['Black ink', 'Red ink', 'Green ink', 'Blue ink']

type DrawingPadProps = { drawing: Drawing; onChange: (drawing: Drawing) => void }

export function DrawingPad({ drawing, onChange }: DrawingPadProps) {
  const [ink, setInk] = useState(0)
  /** The finger that draws: a resting palm is another pointer. */
  const line = useRef<{ pointer: number; stroke: Stroke } | null>(null)
  /** As rendered; a fast finger is ahead of it. */
  const [drawn, setDrawn] = useState<Stroke | null>(null)
  const full = isFull(drawing)

  function lay(pointer: number, stroke: Stroke): void {
    line.current = { pointer, stroke }
    setDrawn(stroke)
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (full || line.current !== null || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    lay(event.pointerId, beginStroke(ink, ...shareOf(event)))
  }

  function follow(event: PointerEvent<SVGSVGElement>): void {
    const { pointer, stroke } = line.current ?? {}
    if (stroke === undefined || pointer !== event.pointerId || !hasRoom(drawing, stroke)) return
    lay(pointer, extendStroke(stroke, ...shareOf(event)))
  }

  /** Saved when the finger lifts. */
  function end({ pointerId }: PointerEvent): void {
    const { pointer, stroke } = line.current ?? {}
    if (stroke === undefined || pointer !== pointerId) return
    line.current = null
    setDrawn(null)
    onChange([...drawing, stroke])
  }

  return (
    <div className={styles.pad}>
      <svg
        viewBox={`0 0 ${grid.width} ${grid.height}`}
        className={styles.pad}
        role="img"
        aria-label={drawing.length > 0 ? 'Your drawing' : 'A blank card to draw on'}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {drawing.length === 0 && drawn === null && (
          <text x={grid.width / 2} y={grid.height / 2} className={styles.hint} aria-hidden>
            Draw here
          </text>
        )}
        <StrokeLines drawing={drawn ? [...drawing, drawn] : drawing} />
      </svg>
      <div className={styles.tools}>
        <fieldset className={styles.inks} aria-label="Ink">
          {inkLabels.map((label, at) => (
            <button
              key={label}
              type="button"
              className={`${styles.ink} ${inkClass(at)}`}
              aria-label={label}
              aria-pressed={at === ink}
              onClick={() => setInk(at)}
            >
              <span />
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={styles.tool}
          aria-label="Take back the last line"
          aria-disabled={drawing.length === 0 || undefined}
          onClick={() => onChange(drawing.slice(0, -1))}
        >
          <Glyph id="icon-back" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label="Wipe the card"
          aria-disabled={drawing.length === 0 || undefined}
          onClick={() => onChange([])}
        >
          <Glyph id="icon-bin" />
        </button>
      </div>
      <p className={styles.full} role="status">
        {full && 'The card is full. Take back a line to go on.'}
      </p>
    </div>
  )
}

/** The pointer as fractions of the card. */
function shareOf({ currentTarget, clientX, clientY }: PointerEvent): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [(clientX - left) / width, (clientY - top) / height]
}
