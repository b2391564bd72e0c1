import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Glyph } from './glyph.tsx'
import { GrowingText } from './growing-text.tsx'

type FieldProps = ComponentProps<'input'> & {
  label: string
  /** Below the label. */
  hint?: ReactNode
  /** Below the field. */
  problem?: string | null
  /** A textarea that grows, with so many lines to begin with. */
  rows?: 2 | 3 | 4 | 6 | 8
  /** A button at the right. */
  end?: ReactNode
}

export function Field({ label, hint, problem, end, ...control }: FieldProps) {
  const id = useId()
  const Control = (control.rows ? GrowingText : 'input') as 'input'
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={`${styles.control} ${problem ? styles.wrong : ''}`}>
        <Control
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-problem`}
          {...control}
        />
        {end}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem && (
          <>
            <Glyph id="icon-ban" />
            {problem}
          </>
        )}
      </p>
    </div>
  )
}
