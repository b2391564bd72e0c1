import { cookies } from '#contract/cookies.ts'
import { retentionMonths } from '#domain/contact/message.ts'
import { dareExpiryMs } from '#domain/dares/dare.ts'
import { nightExpiryMs } from '#domain/room/limits.ts'
import { numberInWords } from '#ui/number-in-words.ts'
import type { InfoSection } from './info-page.tsx'

const nightDays = nightExpiryMs / (24 * 60 * 60 * 1000)
const dareDays = dareExpiryMs / (24 * 60 * 60 * 1000)
const sessionLasts = cookies[0].lasts

/** What the site knows of guests and members. */
export const dataSections: readonly InfoSection[] = [
  {
    id: 'playing',
    title: 'When you just play',
    body: (
      <>
        <p>
          Names at the table, prompts, scores, house rules and drafts stay on your device. They are
          not sent to anybody. <a href="/info/cookie-policy">The cookie page</a> lists every one.
        </p>
        <p>
          <strong>A film of Charades</strong>, where your table switches the camera on, does not
          even stay there: picture and sound are in the open page alone, are neither stored nor
          sent, and go when you leave the game or close the page. What you save or share of it is
          yours.
        </p>
        <p>What the server does learn of a guest:</p>
        <ul>
          <li>
            <strong>Requests.</strong> The log has the time, the path, the outcome and how long it
            took. It has no address and nothing of what was searched or typed.
          </li>
          <li>
            <strong>Your network address</strong>, for as long as it takes to answer. So that nobody
            floods the house, requests are counted under a scrambled form of it, which cannot be
            read back without the house’s secret key, for a minute to a day. Nothing else is done
            with it.
          </li>
          <li>
            <strong>Feedback</strong> you choose to send: the thumb, the words, the game, the
            moment. A guest’s has no name on it, and it is kept.
          </li>
          <li>
            <strong>A pack you play or report.</strong> A play is one more on a counter. A report
            keeps your reason, with the scrambled address in place of a name, as long as the house
            knows the pack.
          </li>
          <li>
            <strong>A dare you send:</strong> both names as you typed them, the words, the drawing,
            the answers. Whoever has the link can read it. It is deleted after {dareDays} days, or
            when you take it back.
          </li>
          <li>
            <strong>A room you play in:</strong> the names of its seats, what each would rather not
            get, and the game. Nobody else is shown your lines. All of it is deleted a day after the
            last tap.
          </li>
          <li>
            <strong>A night somebody keeps:</strong> the games, who won, and an award each, without
            names. Yours is on it only if you say so, until you take it back. Whoever has the link
            can read it. It is deleted after {nightDays} days, or when who kept it takes it down.
            Nothing of drinks, passes or lines is in it.
          </li>
          <li>
            <strong>A printed code you scan</strong> is one more on the counter of that kind of
            sheet and that day.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'account',
    title: 'When you have an account',
    body: (
      <>
        <p>An account exists because you made one, and holds what it needs to be one:</p>
        <ul>
          <li>
            <strong>How to reach and know you:</strong> your name, your e-mail address or phone
            number or both. With another provider’s account, what that hands over: a name, an
            address, where your picture is.
          </li>
          <li>
            <strong>How you get in:</strong> a scrambled form of your password, never the password;
            the public halves of passkeys; encrypted tokens of other providers.
          </li>
          <li>
            <strong>Where you are signed in:</strong> for each device its address, its browser and
            when, so that your settings can show you a stranger. A sign-in ends after {sessionLasts}{' '}
            without a visit, or when you end it. One that ran out by itself may stand in the
            database until you delete the account.
          </li>
          <li>
            <strong>What you did:</strong> which games you finished on which day and whether sober,
            for stamps; every coin in and out, with its reason; favourites; rewards; who invited
            you, and how many you invited.
          </li>
          <li>
            <strong>What you wrote:</strong> packs and drafts you put into the account, feedback,
            reports, dares and answers, messages to us. Of a published pack that you delete, its id,
            its card and its counts stay with your account, seen by nobody else.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'paying',
    title: 'When you pay',
    body: (
      <p>
        Payments are Stripe’s business. Stripe gets your e-mail address and the id of your account
        from us, and your card or bank details from you. We keep which customer of Stripe’s you are,
        which subscription you have, how it stands and until when it is paid. Card numbers are never
        on our server. Where a page says “Test mode”, no money moves.
      </p>
    ),
  },
  {
    id: 'letters',
    title: 'When we write, or you do',
    body: (
      <>
        <p>
          Letters and text messages are about your account: confirm an address, reset a password, a
          code. One kind is not: that a friend you invited has come in. It has a link that stops it,
          and so do your settings. They all wait in the database until they are delivered, for a day
          at most, and are deleted then.
        </p>
        <p>
          If you write to us through <a href="/info/contact">Contact</a>, your address, your words
          and your name, where you give one, are kept for {numberInWords(retentionMonths)} months,
          so that they can be answered. Where the house has a mailbox, they are mailed there as
          well. Written signed in, they are part of your account.
        </p>
      </>
    ),
  },
]
