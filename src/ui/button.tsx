import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { Glyph } from './glyph.tsx'
import { useSettled } from './use-settled.ts'

export type ButtonProps = {
  children: ReactNode
  /** The second line. */
  note?: ReactNode
  icon?: string
  /** `quiet` beside the main button. */
  variant?: 'primary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  /** Shown where there is a keyboard. */
  keyHint?: string
  label?: string
  className?: string
  disabled?: boolean
  /** Takes no press for a moment after it came; in the dock of a player's own phone all do. */
  settles?: boolean | number | undefined
  onPress?: (event: MouseEvent) => void
} & ({ to: string } | { submit?: boolean; to?: never })

/** A link when `to` is set. One loud button per dock. */
export function Button(props: ButtonProps) {
  const { children, note, icon, variant, size = 'small', keyHint, label, className = '' } = props
  const isSettled = useSettled(props.settles)
  const press = isSettled ? props.onPress : (event: MouseEvent) => event.preventDefault()
  const classes = [
    styles.button,
    !isSettled && !props.disabled && styles.settling,
    size !== 'small' && styles[size],
    variant === 'quiet' && styles.quiet,
    className,
  ]
    .filter(Boolean)
    .join(' ')
  const inside = (
    <>
      {children !== null && (
        <span className={styles.words}>
          {children}
          {note && <small className={styles.note}>{note}</small>}
        </span>
      )}
      {keyHint && <kbd className={styles.key}>{keyHint}</kbd>}
      {icon && <Glyph id={icon} className={styles.icon} />}
    </>
  )
  if (props.to !== undefined) {
    return (
      <Link to={props.to} className={classes} aria-label={label} onClick={press}>
        {inside}
      </Link>
    )
  }
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      className={classes}
      aria-label={label}
      aria-disabled={props.disabled || !isSettled || undefined}
      onClick={press}
    >
      {inside}
    </button>
  )
}
