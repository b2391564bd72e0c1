import type { MouseEvent, ReactNode } from 'react'
import styles from './busy-button.module.css'
import button from './button.module.css'
import { Glyph } from './glyph.tsx'

type BusyButtonProps = {
  children: ReactNode
  note?: ReactNode
  icon?: string
  size?: 'small' | 'medium' | 'large'
  /** Keeps its width and ignores presses. */
  busy: boolean
  disabled?: boolean
  submit?: boolean
  onPress?: () => void
}

/** Apart from Button, which every game loads. */
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
    // Not `disabled`: that would drop the focus without an announcement. Ignores the second half of
    // a double tap, which may have been meant for an earlier element.
    if (busy || event.detail > 1) event.preventDefault()
    else onPress?.()
  }

  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={`${button.button} ${button[size] ?? ''} ${busy ? styles.busy : ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      onClick={press}
    >
      <span className={button.words}>
        {children}
        {note && <small className={button.note}>{note}</small>}
      </span>
      <Glyph id={busy ? 'enso' : icon} className={button.icon} />
    </button>
  )
}
