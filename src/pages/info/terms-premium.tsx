import type { InfoSection } from './info-page.tsx'

export const termsOfPremium: InfoSection = {
  id: 'premium',
  title: 'Premium',
  body: (
    <>
      <p>
        <strong>What you buy.</strong> Premium, for a month or a year. What it opens and what it
        costs, taxes included where the law wants it so, stands on{' '}
        <a href="/info/pricing">its page</a> before you pay. You pay on a page of Stripe’s.
      </p>
      <p>
        <strong>It renews by itself</strong>, at the price you agreed to, until you cancel.
      </p>
      <p>
        <strong>You can cancel at any time</strong>, in two taps on{' '}
        <a href="/profile#premium">your profile</a>. It then stays on until the end of what you paid
        for, and nothing more is charged. Deleting your account ends it at once.
      </p>
      <p>
        <strong>Changed your mind?</strong> As a consumer in the European Union or the EEA you may
        withdraw within fourteen days of buying, without a reason: that is the law, and nothing here
        asks you to give it up. <a href="/info/contact">Write to us</a>, one sentence will do.
        Otherwise money comes back where the law says so, for instance when what you paid for did
        not work. What has been paid back opens nothing any more.
      </p>
      <p>
        <strong>If a payment fails</strong>, Stripe tries again for a while, and your profile offers
        another card. What you have paid for stays on until it ends.
      </p>
      <p>In test mode no money moves, and nothing is bought.</p>
    </>
  ),
}
