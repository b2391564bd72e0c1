import type { MouseEvent, ReactNode } from 'react'
import styles from './busy-button.module.css'
import slab from './button.module.css'
import { Glyph } from './glyph.tsx'

type BusyButtonProps = {
  children: ReactNode
  /** The second line: what happens. */
  note?: ReactNode
  icon?: string
  size?: 'small' | 'medium' | 'main'
  /** At work: it looks so, keeps its width and takes no press. */
  busy: boolean
  disabled?: boolean
  submit?: boolean
  onPress?: () => void
}

/** A slab that waits for an answer; apart from Slab, which travels with every game. */
export function BusyButton(props: BusyButtonProps) {
  const {
    children,
    note,
    icon = 'icon-fwd',
    size = 'small',
    busy,
    disabled,
    submit,
    onPress,
  } = props

  function press(event: MouseEvent): void {
    // Not a disabled button: that would drop the focus and say nothing to a screen reader. The
    // second half of a double tap is none: it may have been meant for what stood here before.
    if (busy || event.detail > 1) event.preventDefault()
    else onPress?.()
  }

  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={`${slab.slab} ${slab[size] ?? ''} ${busy ? styles.busy : ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      onClick={press}
    >
      <span className={slab.words}>
        {children}
        {note && <small className={slab.note}>{note}</small>}
      </span>
      <Glyph id={busy ? 'enso' : icon} className={slab.icon} />
    </button>
  )
}
