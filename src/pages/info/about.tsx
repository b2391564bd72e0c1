import { capitalised } from '#domain/table/amount.ts'
import { games } from '#games/registry.ts'
import { numberInWords } from '#ui/number-in-words.ts'
import type { Route } from './+types/about'
import { InfoPage, type InfoSection } from './info-page.tsx'
import { OperatorInfo } from './operator-info.tsx'
import { readSiteFacts, type SiteFacts } from './site-facts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readSiteFacts(context)
}

function sectionsFor(facts: SiteFacts): InfoSection[] {
  return [
    {
      id: 'what',
      title: 'What this is',
      body: (
        <>
          <p>
            {capitalised(numberInWords(games.length))} party games, a coin, some dice and a bottle,
            for people who are in the same room. One phone is enough. A street of curtains, a game
            behind each; the daruma in the name opens its second eye when somebody wins.
          </p>
          <p>
            Some of the games are older than any of us. Meyer is played wherever Danes and dice
            meet; charades was a parlour game before there was a telephone to pass round. The
            prompts, the cards and the words on these pages were written for this house.
          </p>
        </>
      ),
    },
    {
      id: 'why',
      title: 'What it believes in',
      body: (
        <ul>
          <li>
            <strong>Nobody is pushed.</strong> Every prompt has a free way out, and nobody is asked
            why they took it.
          </li>
          <li>
            <strong>Drinking is nobody’s duty.</strong> The sober wording is as good as the other,
            and nothing here counts glasses.
          </li>
          <li>
            <strong>Jokes are about situations.</strong> Not about bodies, not about consent, not
            about whoever stays dry.
          </li>
          <li>
            <strong>What you play is your business.</strong> It stays on the phone.{' '}
            {facts.trackers === null
              ? 'There are no trackers.'
              : 'Nothing tracks you before you say yes.'}
          </li>
          <li>
            <strong>A bad network is no excuse.</strong> Once you have been here, everything plays
            without one.
          </li>
        </ul>
      ),
    },
    {
      id: 'money',
      title: 'What it lives on',
      body: (
        <p>
          The games are free. Whoever wants more packs can tie on{' '}
          <a href="/info/pricing">Premium</a>, or earn a day with a pack by{' '}
          <a href="/info/dojo-coins">coins</a>, which are never sold.{' '}
          {facts.trackers?.ids.adsense === undefined
            ? 'There are no ads at the moment, and data is not for sale at all.'
            : 'Adverts hang beside articles only, for whoever agreed to them, and data is not for sale at all.'}{' '}
          The bars with a curtain of their own, <a href="/partnerships/slusen">Slusen</a> and{' '}
          <a href="/partnerships/scrollbar">Scrollbar</a>, paid nothing for it.
        </p>
      ),
    },
    {
      id: 'who',
      title: 'Who runs this site',
      body: (
        <>
          <p>
            The same program may stand in other places, run by other people. This house is run by:
          </p>
          <OperatorInfo {...facts} />
        </>
      ),
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      body: (
        <p>
          A prompt fell flat, a button hides, a rule is not how your grandmother plays it? Every end
          screen has a thumb, and <a href="/info/contact">Contact</a> is open. Before you write, the
          answer may stand among the <a href="/info/FAQ">questions</a>.
        </p>
      ),
    },
  ]
}

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <InfoPage
      path="/info/about"
      title="About Party Dojo"
      description="What Party Dojo is, what it believes in, what it lives on, and who runs this house: party games for one phone, no sign-up, and nothing tracks you unasked."
      heading="About Party Dojo"
      lead="A street of curtains, a party game behind each. Here is who hung them up, and why."
      cloth="sakura"
      crest="nhie"
      changed="2026-11-23"
      sections={sectionsFor(loaderData)}
    />
  )
}
