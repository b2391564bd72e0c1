import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'end'> & {
  label?: string
  autoComplete: 'current-password' | 'new-password'
}

/** With a button that shows the password. */
export function PasswordField({ label = 'Password', ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      label={label}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
