import type { ReactNode } from 'react'
import { data, useLocation } from 'react-router'
import { requestContext } from '#server/pages/request-context.ts'
import { Button } from '#ui/button.tsx'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/unsubscribe'
import styles from './unsubscribe.module.css'

type LinkState = 'signed' | 'wrong' | 'none'

export function loader({ request, context }: Route.LoaderArgs) {
  const requestDeps = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const [userId, signature] = [query.get('u') ?? '', query.get('s') ?? '']
  const isSigned = requestDeps?.isUnsubscribeLink(userId, signature) ?? false
  const hasNone = !query.has('u') && !query.has('s')
  const state: LinkState = isSigned ? 'signed' : hasNone ? 'none' : 'wrong'
  const answer = { state, done: requestDeps?.unsubscribeChoice ?? null }
  return data(answer, { status: state === 'wrong' ? 403 : 200 })
}

/** Linked from emails. A GET changes nothing: programs open links, too. */
export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { state, done } = loaderData
  return (
    <>
      <title>Optional e-mails | Party Dojo</title>
      <meta name="robots" content="noindex" />
      {state === 'signed' ? <Choice done={done} /> : <NoChoice isWrong={state === 'wrong'} />}
    </>
  )
}

/** Gives the same answer when the account is gone. */
function Choice({ done }: { done: 'stop' | 'again' | null }) {
  if (done === 'stop') {
    return (
      <Page heading="Optional e-mails are off">
        <p role="status">
          Done. Only the e-mails you need still come. No hard feelings, no questions.
        </p>
        <p>Changed your mind?</p>
        <ChoiceForm choice="again" words="Send them again" />
      </Page>
    )
  }
  if (done === 'again') {
    return (
      <Page heading="Optional e-mails are on">
        <p role="status">The small good news will find you. You can stop it whenever you like.</p>
        <ChoiceForm choice="stop" words="Stop optional e-mails" />
      </Page>
    )
  }
  return (
    <Page heading="Stop optional e-mails?">
      <p>
        This stops the e-mails nobody needs. Today that is one: “Your friend is in”, when somebody
        came through your link. What you ask for yourself, such as a link for a new password, comes
        as before.
      </p>
      <ChoiceForm choice="stop" words="Stop optional e-mails" />
    </Page>
  )
}

function NoChoice({ isWrong }: { isWrong: boolean }) {
  return (
    <Page heading={isWrong ? 'This link is not complete' : 'Optional e-mails'}>
      {isWrong ? (
        <p role="alert">
          Something in it was changed or lost on its way, as happens when a mail program breaks a
          long line. Nothing was stopped. Open it once more from the e-mail itself, or use the
          switch in your profile.
        </p>
      ) : (
        <p>
          The foot of an e-mail leads here, with a key that says whose e-mails they are; yours came
          without. The same switch is in your profile: Settings, “Optional e-mails”.
        </p>
      )}
      <p>
        <a href="/profile" className={link.textLink}>
          To my profile
        </a>
      </p>
    </Page>
  )
}

/** A form: programs that open links must not unsubscribe. */
function ChoiceForm({ choice, words }: { choice: 'stop' | 'again'; words: string }) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={pathname + search} className={styles.form}>
      <input type="hidden" name="choice" value={choice} />
      <Button submit size="large" icon={choice === 'stop' ? 'icon-ban' : 'icon-fwd'}>
        {words}
      </Button>
    </form>
  )
}

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <h1>{heading}</h1>
      {children}
      <p>
        <a href="/" className={link.textLink}>
          Back to the games
        </a>
      </p>
    </article>
  )
}
