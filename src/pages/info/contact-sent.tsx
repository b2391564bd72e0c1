import { useEffect, useRef } from 'react'
import { retentionMonths } from '#domain/contact/message.ts'
import { Button } from '#ui/button.tsx'
import styles from './contact.module.css'
import type { Contact } from './use-contact.ts'

export function ContactSent({ email, mailed, startAnew }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        It is through the door
      </h2>
      {mailed ? (
        <p>
          It is on its way to the mailbox of whoever runs this house. A person reads it and answers
          to <strong>{email}</strong>. A copy stays here for {retentionMonths} months and is removed
          then.
        </p>
      ) : (
        <p>
          It is kept for whoever runs this house. Nobody is woken by a letter: they find it when
          they next look, and answer to <strong>{email}</strong>. After {retentionMonths} months it
          is removed.
        </p>
      )}
      <p>Waiting for the answer? Look among the spam as well.</p>
      <div className={styles.dock}>
        <Button variant="quiet" icon="icon-plus" onPress={startAnew}>
          Write another
        </Button>
      </div>
    </section>
  )
}

type ContactSentProps = NonNullable<Contact['sent']> & Pick<Contact, 'startAnew'>
