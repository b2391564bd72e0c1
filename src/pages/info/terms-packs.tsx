import { freePublishedPacks } from '#domain/packs/publish-quota.ts'
import { hideAfterReports } from '#domain/packs/report-reasons.ts'
import { capitalised } from '#domain/table/amount.ts'
import { numberInWords } from '#ui/number-in-words.ts'
import type { InfoSection } from './info-page.tsx'

export const termsOfPacks: InfoSection = {
  id: 'packs',
  title: 'Packs you write',
  body: (
    <>
      <p>
        <strong>They are yours.</strong> A draft nobody else sees. When you publish a pack, you
        allow three things, free of charge, for as long as it is published: the house may keep it,
        draw its picture and, where you list it, show it on the shelf; everybody who has its link
        may open it and play it; and phones that opened it may keep a copy, so that it plays without
        a network. Nothing more: the house does not sell it, print it, or put it into its own packs
        without asking you.
      </p>
      <p>
        Make it a draft again, or delete it, and it is off the shelf at once. Copies that phones
        hold by then are beyond anybody’s reach.
      </p>
      <p>
        <strong>What may not be in it:</strong> hate or bullying, names or secrets of real people
        who did not ask for it, dangerous things, other people’s texts, advertising, anything
        against the law. What is for adults is marked 18+, what is about drinking as that.
      </p>
      <p>
        <strong>Reports.</strong> Anybody can report a pack.{' '}
        {capitalised(numberInWords(hideAfterReports))} reports hide it until the operator has
        looked; then it comes back, or it goes. If yours went and you think that was wrong, write,
        and somebody looks again.
      </p>
      <p>
        Without premium, {numberInWords(freePublishedPacks)} packs of yours may be published at a
        time. If premium ends, those beyond that stay up; only a new one waits.
      </p>
    </>
  ),
}
