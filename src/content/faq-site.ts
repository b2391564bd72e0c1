import type { FaqRows } from './faq-group.ts'
import { supportedBrowsersText } from './supported-browsers.ts'

export const siteQuestions: readonly FaqRows[] = [
  {
    id: 'coins',
    title: 'Coins and belts',
    questions: [
      [
        'dojo-coins',
        'What are dojo coins?',
        'The house’s way of saying thank you. Rewards and friends you bring earn them; 150 open one premium pack for 24 hours. [The page of the coins](/info/dojo-coins) lists every one.',
      ],
      [
        'buy-coins',
        'Can I buy coins, or win them by drinking?',
        'Neither. They cannot be bought, sold or paid out, and no drink has ever earned one. They do not go off, either.',
      ],
      [
        'invite',
        'How do I bring a friend?',
        'Send the link under Invite on [your profile](/profile). When they make an account within thirty days and confirm their e-mail or number, you get 100 coins.',
      ],
      [
        'belts',
        'How do I get a belt?',
        'By stamps, and stamps by what you do: playing, bringing friends, writing packs. Seven belts, white to black, on [your profile](/profile). Premium gives one stamp of twelve.',
      ],
    ],
  },
  {
    id: 'premium',
    title: 'Premium and money',
    questions: [
      [
        'free',
        'What is free?',
        'All fourteen games, the tools, every pack but one in each pack game, three published packs of your own. It is not a trial.',
      ],
      [
        'what-premium-opens',
        'What does Premium open?',
        'Every premium pack, published packs without limit, and your table’s own name on [printed sheets](/QR/standard). One person pays, the whole table plays. [What it costs](/info/pricing) stands on one page.',
      ],
      [
        'ads',
        'Where are the ads?',
        'Never in a game. A house may hang some up beside its articles: only for whoever has agreed to it, and never for anybody with Premium.',
      ],
      [
        'card',
        'How is it paid, and who sees my card?',
        'On a page of Stripe’s, a payment company. Your card number never comes near us. Where a page says “Test mode”, no money moves, and a real card has no business there.',
      ],
      [
        'cancel',
        'How do I cancel?',
        'On [your profile](/profile), in two taps. It stays on until the time you paid for ends, then nothing more is charged. Until then you can change your mind.',
      ],
      [
        'refund',
        'Do I get my money back?',
        'If the law gives you a right to it, yes: ask through [Contact](/info/contact). Otherwise the time you paid for simply runs out. [The terms](/info/terms-of-service#premium) have the details.',
      ],
      [
        'failed-payment',
        'My payment failed. What happens?',
        'Nothing is lost. Stripe tries the card again, and your profile has a button for another one.',
      ],
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    questions: [
      [
        'what-known',
        'What do you know about us when we just play?',
        'Nothing. Names, prompts and scores stay on the phone. Play without an account and the house learns only that somebody fetched a page, unless you agree to more. [The privacy policy](/info/privacy-policy) has the rest.',
      ],
      [
        'cookies',
        'Are there cookies? Trackers?',
        'Cookies of ours only once you go to sign in or follow an invitation. Trackers: none, unless whoever runs this house has set some up. Then a banner asks first, and nothing of theirs is loaded before you say yes. [The full list](/info/cookie-policy) says how it is here, and names everything that is kept.',
      ],
      [
        'my-data',
        'Can I have my data?',
        'Yes: [your profile](/profile), Settings, “Your data”. One file, everything the house holds on you.',
      ],
      [
        'delete-account',
        'How do I delete my account?',
        '[Your profile](/profile), Settings, “Delete my account”. It goes at once, with coins, packs, dares and subscription, and nobody can bring it back.',
      ],
      [
        'see-profile',
        'Who sees my profile?',
        'You. There are no public profiles, no friend lists and no leaderboards. Others see only what you send or publish.',
      ],
      [
        'listening',
        'Does the phone listen to us, or watch?',
        'Not by itself. Word guess can have a voice host, only where the house has set one up, and only after somebody taps it and the browser has asked for the microphone. Charades films its actors when the table switches that on, and sends the film nowhere: [it is gone with the page](/info/FAQ#film).',
      ],
      [
        'dares-seen',
        'Who can read a dare I send?',
        'Whoever has its link. It is gone after thirty days, or sooner when you take it back.',
      ],
    ],
  },
  {
    id: 'bars',
    title: 'Bars and printing',
    questions: [
      [
        'print',
        'Can I print something for the table?',
        'Yes: stickers, a table sign, a roll-up banner, a business card and a placemat, [ready for the printer](/QR/standard), free to print and hang.',
      ],
      [
        'bar-tables',
        'Can each table of my bar have a room of its own?',
        'Yes. [Print a sign for each table](/QR/bar-tables): whoever scans one opens that table’s room with the game you picked, or joins it. The next group begins anew, and at closing time the evening ends by itself. It costs nothing, and nobody needs an account.',
      ],
      [
        'bar-game',
        'Can my bar have a game of its own?',
        'Yes, and it costs nothing: a deck, a curtain and printed sheets, as [Slusen](/partnerships/slusen) and [Scrollbar](/partnerships/scrollbar) have. Write to us through [Contact](/info/contact).',
      ],
      [
        'scan-counted',
        'What does a printed code count?',
        'How often each kind of sheet was scanned on a day, and where it led. Not who, not from where, and no cookie is set.',
      ],
      [
        'bar-paid',
        'Did those bars pay for it?',
        'No. Their cards were written here for fun and claim no tradition.',
      ],
    ],
  },
  {
    id: 'technical',
    title: 'When something is off',
    questions: [
      [
        'browsers',
        'Which browsers does it run in?',
        `On phones, tablets and computers, these and anything newer: ${supportedBrowsersText}. Pages that are only read need no script at all; games do.`,
      ],
      [
        'keeps-nothing',
        'It says the browser keeps nothing for us. Why?',
        'A private window or a strict setting blocks the browser’s storage. You can play on, but a reload ends the game. An ordinary window cures it.',
      ],
      [
        'no-sound',
        'Why is there no sound?',
        'The first game with a clock asks whether you want it, because bars and sleeping flatmates exist. Change your mind in the menu of any game (the middle of its curtain) or under House. iPhones do not vibrate for web pages at all.',
      ],
      [
        'tilt',
        'Charades does not notice the tilt.',
        'An iPhone asks once whether the page may feel its motion: say yes. If somebody said no, use the two big buttons. They count the same.',
      ],
      [
        'no-mail',
        'The confirmation mail does not come.',
        'Look among the spam, then ask for another on the sign-in page after a moment. Still nothing? Sign in by phone number, or [write to us](/info/contact).',
      ],
      [
        'screen-reader',
        'Does it work with a screen reader and large text?',
        'It should. Prompts are announced, buttons are big, nothing needs a gesture, and text at double size still fits a narrow phone. If something fails, tell us: that is a fault like any other.',
      ],
      [
        'language',
        'Is it in other languages?',
        'Not yet: English only, with a Danish dice game in it.',
      ],
    ],
  },
]
