import { configuredPurposes } from '#contract/trackers.ts'
import { hideAfterReports } from '#domain/packs/report-reasons.ts'
import { numberInWords } from '#ui/number-in-words.ts'
import type { Route } from './+types/privacy-policy'
import { InfoPage, type InfoSection } from './info-page.tsx'
import { OperatorInfo } from './operator-info.tsx'
import { dataSections } from './privacy-data.tsx'
import { readSiteFacts, type SiteFacts } from './site-facts.ts'
import { TrackerLine } from './tracker-words.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readSiteFacts(context)
}

function isAdvertised({ trackers }: SiteFacts): boolean {
  return trackers !== null && configuredPurposes(trackers).includes('marketing')
}

function sectionsFor(facts: SiteFacts): InfoSection[] {
  return [
    {
      id: 'who',
      title: 'Who answers for it',
      body: (
        <>
          <p>
            Whoever runs this house decides what happens to your data in it, and is the controller
            that the law speaks of:
          </p>
          <OperatorInfo {...facts} />
        </>
      ),
    },
    ...dataSections,
    {
      id: 'why',
      title: 'Why we may',
      body: (
        <ul>
          <li>
            <strong>Because you asked for it</strong> (a contract, Article 6(1)(b) of the GDPR): the
            account, packs, dares, premium.
          </li>
          <li>
            <strong>Because the house has to stand</strong> (legitimate interest, 6(1)(f)): logs,
            limits on how often something may be done, reports of packs, feedback, the answer to a
            message.
          </li>
          <li>
            <strong>Because the law says so</strong> (6(1)(c)): the books about payments.
          </li>
          <li>
            <strong>Because you said yes</strong> (6(1)(a)): the microphone for a voice host, which
            the browser asks you about
            {facts.trackers ? ', and whoever you let count or advertise' : ''}.
          </li>
        </ul>
      ),
    },
    {
      id: 'others',
      title: 'Who else gets to see it',
      body: (
        <>
          <ul>
            <li>
              <strong>Other players:</strong> the packs you publish, with the author’s name you gave
              them, and how often they were liked and played. The dares you send. Nothing else:
              there are no public profiles.
            </li>
            <li>
              <strong>Whoever runs this house,</strong> and those who run its machines, mail and
              text messages for it. They may look only as far as their work needs it.
            </li>
            <li>
              <strong>Stripe,</strong> if you pay.
            </li>
            <li>
              <strong>The provider you sign in with.</strong>{' '}
              {facts.providers.length > 0
                ? `Here you could choose ${facts.providers.join(' or ')}.`
                : 'This house has none set up: accounts are opened here alone.'}
            </li>
            <li>
              <strong>ElevenLabs,</strong> if this house has a voice host for Word guess and you tap
              it: it hears the microphone while the round lasts, and is told the word and the name
              of the game. It is not told who you are.
            </li>
            {facts.trackers && <TrackerLine trackers={facts.trackers} />}
          </ul>
          <p>
            Nobody else. Nothing is sold, and {isAdvertised(facts) ? 'without your yes ' : ''}
            nothing is used for advertising. Some of those named may handle data outside the
            European Economic Area; they must then give the guarantees that the law asks for.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <p>
          As long as you have the account, unless a shorter time is written above. Delete it and
          your data goes at once. Copies that the operator keeps for emergencies are overwritten in
          their turn; ask how long that takes here. Stripe keeps invoices as long as the law
          demands.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights, with their buttons',
      body: (
        <>
          <ul>
            <li>
              <strong>To see it and take it along:</strong> <a href="/profile">your profile</a>,
              Settings, “Your data”. One JSON file with everything held on you.
            </li>
            <li>
              <strong>To put it right:</strong> the same Settings, “Name”, “E-mail” and “Phone”.
            </li>
            <li>
              <strong>To have it deleted:</strong> the same Settings, “Delete my account”. It asks
              twice, and for your password if you have one.
            </li>
            <li>
              <strong>To end a sign-in</strong> you do not know: “Where you are signed in”.
            </li>
            <li>
              <strong>To object, or to have something held still:</strong> write to us, through{' '}
              <a href="/info/contact">Contact</a>. So too for whatever you sent as a guest.
            </li>
            <li>
              <strong>To complain:</strong> to the data protection authority of the country you live
              in.
            </li>
          </ul>
          <p>
            A machine decides two things here: whether you have a stamp, and that a pack with{' '}
            {numberInWords(hideAfterReports)} reports is hidden until a person has looked at it.
          </p>
        </>
      ),
    },
    {
      id: 'deletion',
      title: 'What deleting does',
      body: (
        <>
          <p>
            First, payments end: your subscription is ended and your customer record at Stripe
            deleted. Should Stripe not answer, your account stays and you are told, so that nobody
            goes on paying for an account that is gone. Then everything goes in one step: name,
            addresses, ways to sign in, coins, stamps, favourites, packs, dares, the words you
            answered others with, feedback, reports and what you wrote through Contact while signed
            in. Likes you gave are taken back.
          </p>
          <p>
            What stays: the number of times a pack of somebody else’s was played, copies of your
            packs on phones that had opened them, and letters that have been delivered, to you or to
            the operator. Deleting reaches no mailbox: ask through{' '}
            <a href="/info/contact">Contact</a> for what lies in the operator’s to be taken out.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      title: 'Children',
      body: (
        <p>
          An account is for people who are old enough to agree to this by themselves where they
          live: sixteen in much of Europe, thirteen in parts of it. Playing needs no data and so no
          such rule, but mind{' '}
          <a href="/info/terms-of-service#age">what the packs are marked with</a>.
        </p>
      ),
    },
  ]
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <InfoPage
      path="/info/privacy-policy"
      title="Privacy"
      description="What Party Dojo knows about you, why, for how long and who sees it, with buttons to take your data along or delete it. Nothing tracks you unasked."
      heading="Privacy"
      lead="What happens at the table stays on the phone. Here is the little that does not: what, why, for how long, and who sees it."
      cloth="asagi"
      crest="category"
      changed="2026-11-28"
      sections={sectionsFor(loaderData)}
    />
  )
}
