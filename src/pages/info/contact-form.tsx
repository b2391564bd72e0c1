import { isPlainHttp } from '#browser/device/secure-context.ts'
import { maxContactNameLength, maxMessageLength, tooLongMessage } from '#domain/contact/message.ts'
import { Alert } from '#ui/alert.tsx'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './contact.module.css'
import type { Contact } from './use-contact.ts'

/** Web Crypto, which solves it at once, needs https. */
function sumWords(): string {
  const words = 'Doing a sum first, against robots.'
  return isPlainHttp() ? `${words} Over plain http it takes some seconds.` : words
}

export function ContactForm({ contact }: { contact: Contact }) {
  const { form, written, change, fault, problem, isBusy, send } = contact
  const problemOf = (field: string) => (fault?.field === field ? fault.sentence : null)
  const isTooLong = written.message.length > maxMessageLength
  return (
    // Before hydration the browser would submit it: `dialog` does nothing.
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        label="Your name"
        hint="Only if you like."
        name="name"
        value={written.name}
        onChange={(event) => change({ name: event.target.value })}
        problem={problemOf('name')}
        maxLength={maxContactNameLength}
        autoComplete="name"
        dir="auto"
      />
      <Field
        label="Your e-mail"
        hint="For the answer, and for nothing else."
        name="email"
        type="email"
        value={written.email}
        onChange={(event) => change({ email: event.target.value })}
        problem={problemOf('email')}
        autoComplete="email"
      />
      <Field
        label="Your message"
        name="message"
        rows={6}
        value={written.message}
        onChange={(event) => change({ message: event.target.value })}
        // No `maxLength`: it would silently cut pasted text.
        problem={problemOf('message') ?? (isTooLong ? tooLongMessage(written.message) : null)}
        autoComplete="off"
        dir="auto"
      />
      <Alert message={problem} />
      <div className={styles.dock}>
        <BusyButton
          size="large"
          submit
          busy={isBusy}
          note={isBusy ? sumWords() : 'Kept here until it is through.'}
        >
          Send it
        </BusyButton>
      </div>
    </form>
  )
}
