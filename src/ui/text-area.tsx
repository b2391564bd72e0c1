import { type ComponentProps, type ReactNode, useId } from 'react'
import { Glyph } from './glyph.tsx'
import styles from './text-area.module.css'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  /** What to write, in a sentence; it stands under the label. */
  hint?: ReactNode
  /** What is wrong, in a sentence; it stands below the strip. */
  problem?: string | null
}

/** A rice strip with room for sentences; it grows with them. */
export function TextArea({ label, hint, problem, ...textarea }: TextAreaProps) {
  const id = useId()
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
      <div className={`${styles.strip} ${problem ? styles.wrong : ''}`}>
        <textarea
          id={id}
          dir="auto"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-problem`}
          {...textarea}
        />
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
