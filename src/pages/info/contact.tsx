import { requestContext } from '#server/request-context.ts'
import type { Route } from './+types/contact'
import styles from './contact.module.css'

export function loader({ context }: Route.LoaderArgs) {
  return { supportEmail: context.get(requestContext)?.supportEmail ?? null }
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { supportEmail } = loaderData
  return (
    <article className={styles.page}>
      <title>Contact | Party Dojo</title>
      <meta name="description" content="How to reach the people who run this Party Dojo." />
      <h1>Knock, and somebody comes</h1>
      {supportEmail ? (
        <p>
          Something broke, or a prompt fell flat? Write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. A person reads it.
        </p>
      ) : (
        <p>
          Whoever runs this house has not left an address yet. Ask the person who gave you the link:
          they can set one with <code>SUPPORT_EMAIL</code>.
        </p>
      )}
      <p>
        <a href="/">Back to the games</a>
      </p>
    </article>
  )
}
