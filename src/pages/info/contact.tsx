import { retentionMonths } from '#domain/contact/message.ts'
import { requestContext } from '#server/pages/request-context.ts'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/contact'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { useContact } from './use-contact.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const requestDeps = context.get(requestContext)
  const viewer = (await requestDeps?.readViewer()) ?? null
  return {
    supportEmail: requestDeps?.supportEmail ?? null,
    own: { name: viewer?.profile.username ?? '', email: viewer?.email ?? '' },
    isSignedIn: viewer !== null,
  }
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { supportEmail, own, isSignedIn } = loaderData
  const contact = useContact(own)
  return (
    <article className={styles.page}>
      <title>Contact | Party Dojo</title>
      <meta
        name="description"
        content="How to reach the people who run this Party Dojo: for what broke, what is missing, and what should not be here."
      />
      <header className={styles.head}>
        <h1>Contact</h1>
        {!contact.sent && (
          <p>
            Knock, and we come. Something broke, a prompt fell flat, you run a bar? Write it down
            here.{' '}
            {supportEmail
              ? 'A person reads it, and answers.'
              : 'This site has no mailbox yet, so your words are kept for the people who run it, until they look.'}
          </p>
        )}
        {supportEmail && (
          <p>
            Rather by mail?{' '}
            <a href={`mailto:${supportEmail}`} className={link.textLink}>
              {supportEmail}
            </a>
          </p>
        )}
        <noscript>
          <p>
            The form needs JavaScript, and your browser runs none.{' '}
            {supportEmail
              ? 'An e-mail to the address above reaches the same people.'
              : 'Ask whoever gave you the link: they know who runs this house.'}
          </p>
        </noscript>
      </header>
      <div className={styles.body}>
        {contact.sent ? (
          <ContactSent {...contact.sent} startAnew={contact.startAnew} />
        ) : (
          <ContactForm contact={contact} />
        )}
        {!contact.sent && (
          <p className={styles.small}>
            The house keeps a copy for {retentionMonths} months.{' '}
            {isSignedIn
              ? 'It is part of your data: you can take it along, and it goes when your account goes.'
              : 'Written signed in, it is part of your account and goes with it.'}
            {supportEmail && ' What lies in the mailbox by then stays there.'}
          </p>
        )}
      </div>
    </article>
  )
}
