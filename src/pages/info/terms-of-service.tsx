import type { Route } from './+types/terms-of-service'
import { InfoPage, type InfoSection } from './info-page.tsx'
import { OperatorInfo } from './operator-info.tsx'
import { readSiteFacts, type SiteFacts } from './site-facts.ts'
import { termsOfPacks } from './terms-packs.tsx'
import { termsOfPremium } from './terms-premium.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readSiteFacts(context)
}

function sectionsFor(facts: SiteFacts): InfoSection[] {
  return [
    {
      id: 'who',
      title: 'Between whom',
      body: (
        <>
          <p>Between you and whoever runs this house:</p>
          <OperatorInfo {...facts} />
          <p>
            By playing you agree to what stands here, as far as it is about playing; by making an
            account, to all of it.
          </p>
        </>
      ),
    },
    {
      id: 'games',
      title: 'The games',
      body: (
        <p>
          You may play them for nothing, anywhere, with anybody, at home, at work or in your bar.
          You may print the sheets and hang them up. What you may not do is copy the prompts, cards
          and pictures of this house into a product of your own, or take the house down: no
          flooding, breaking in, or scraping it empty.
        </p>
      ),
    },
    {
      id: 'age',
      title: 'Age',
      body: (
        <p>
          Packs marked 18+ are for adults, and so are packs about drinking, wherever the law sets
          that age. Both are off until somebody switches them on: whoever does so answers for who is
          at the table. The rest is for everybody who can read it.
        </p>
      ),
    },
    {
      id: 'drinking',
      title: 'Drinking',
      body: (
        <>
          <p>
            Nobody has to drink here, ever. Sips are a suggestion, water counts, and sober mode
            plays all of it dry. Keep to the drinking age where you are, do not drink and drive, do
            not push anybody, and do not play on with somebody who has had enough. Whoever is
            pregnant, on medicine or simply does not care to is a full player.
          </p>
          <p>
            A dare is an idea, not an order. Do nothing that is dangerous, forbidden, or that
            somebody else would have to clean up. “Not for us” is there for all of it.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <p>
          One person, one account, with an address or a number that is yours. Look after what opens
          it. You may leave at any time: <a href="/profile">your profile</a>, Settings, “Delete my
          account”. The operator may close an account that breaks these terms, and says why; what
          becomes of time already paid for is settled as the law says.
        </p>
      ),
    },
    termsOfPacks,
    {
      id: 'coins',
      title: 'Coins',
      body: (
        <p>
          Dojo coins are a thank-you. They are worth no money, cannot be bought, sold, given away or
          paid out, and go with the account. Coins got by trickery may be taken back.
        </p>
      ),
    },
    termsOfPremium,
    {
      id: 'liability',
      title: 'If something goes wrong',
      body: (
        <>
          <p>
            The games are given as they are. They may be down, change, or lose an evening’s score.
            For that nobody owes anybody anything.
          </p>
          <p>
            For harm done on purpose or by gross carelessness, for harm to life and health, and
            wherever the law says that it cannot be signed away, the operator answers in full. For
            what you paid for, you have every right that the law gives a customer. What happens at
            your table is your table’s.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes, and the end',
      body: (
        <p>
          The day at the top says when these words last changed. They may change again; what the law
          says you must be told beforehand, you are told, and you may leave at any time. Should the
          house close for good, time already paid for is settled as the law says.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Which law',
      body: (
        <p>
          The law of the country that the operator lives in. If you are a consumer, the law of your
          own country protects you as well, and you may go to its courts. Before either,{' '}
          <a href="/info/contact">write</a>: most things are a misunderstanding.
        </p>
      ),
    },
  ]
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return (
    <InfoPage
      path="/info/terms-of-service"
      title="Terms of service"
      description="The house rules of Party Dojo, the legal ones: age and drinking, your account, who owns a pack, premium and refunds, and what happens when something goes wrong."
      heading="Terms of service"
      lead="The other house rules: short, and meant. They hold between you and the people who run this site."
      cloth="sora"
      crest="cic"
      changed="2026-11-23"
      sections={sectionsFor(loaderData)}
    />
  )
}
