import { memorySize } from '#domain/prompts/memory.ts'
import { capitalised } from '#domain/table/amount.ts'
import { games, packGames } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { numberInWords } from '#ui/number-in-words.ts'
import styles from './how-it-works.module.css'
import { InfoPage, type InfoSection } from './info-page.tsx'

const steps = [
  { cloth: 'sakura', icon: 'icon-door', words: 'Bow in.', note: 'No sign-up. Open the page.' },
  {
    cloth: 'mustard',
    icon: 'crest-mix',
    words: 'Pick a curtain.',
    note: 'A game behind each. Type who is here.',
  },
  {
    cloth: 'asagi',
    icon: 'icon-fwd',
    words: 'Pass the phone.',
    note: 'It says whose turn it is.',
  },
] as const

const sections: readonly InfoSection[] = [
  {
    id: 'one-phone',
    title: 'One phone for everybody',
    body: (
      <>
        <ol className={styles.steps}>
          {steps.map(({ cloth, icon, words, note }) => (
            <li key={words} className={`cloth-${cloth}`}>
              <Glyph id={icon} />
              <span>
                <strong>{words}</strong> {note}
              </span>
            </li>
          ))}
        </ol>
        <p>
          Party Dojo is {numberInWords(games.length)} party games on one phone that goes round the
          table. Nobody else needs theirs, which is half the point. Names are typed once: the phone
          keeps them for every game tonight, and for next week.
        </p>
      </>
    ),
  },
  {
    id: 'doors',
    title: 'Every game has a door',
    body: (
      <>
        <p>
          Behind its curtain a game says in three lines how it goes. There you seat the players,
          choose the packs it deals from, and set the house rules: how long the clock runs, whether
          votes are secret, what a pass costs. Whatever you choose is kept for next time. Then tap
          Play.
        </p>
        <p>
          Leave in the middle and the door offers to carry on. A locked phone, a reload, a tab that
          was closed by somebody’s thumb: the game stands where it stood.
        </p>
      </>
    ),
  },
  {
    id: 'not-for-us',
    title: '“Not for us” is free',
    body: (
      <p>
        Some prompts do not suit some tables. Tap “Not for us” below the prompt, and another one
        takes its place. It costs nothing, it is counted nowhere, and the phone does not ask why.
        You should not either.
      </p>
    ),
  },
  {
    id: 'sober',
    title: 'Sober is no second class',
    body: (
      <>
        <p>
          Sips are a suggestion, and water counts. The sober switch goes further. It makes points of
          every penalty, and leaves the packs about nights out in the cupboard. Or each of you
          chooses: points, soft drinks or drinks, below the name. Whoever had many sips gets water
          instead.
        </p>
        <p>
          Nothing in this house rewards drinking. There is a stamp for finishing a game sober, and
          none for the other thing. If you like reading about it, there is{' '}
          <a href="/articles/sober-table">an article on the sober table</a>.
        </p>
      </>
    ),
  },
  {
    id: 'packs',
    title: 'Packs: what the games deal',
    body: (
      <>
        <p>
          {capitalised(numberInWords(packGames.length))} of the games deal from packs: mild ones,
          odd ones, one about nights out, and one that is marked 18+. The last two stay off until
          you switch them on. The phone remembers what it has shown you: as long as there is a
          choice, nothing comes back within {memorySize} prompts.
        </p>
        <p>
          You can <a href="/editor">write a pack</a> about your own flat, team or wedding, play it
          at once and send it by link. <a href="/packs">The shelf</a> holds what other players have
          listed there; yours is not, unless you say so.
        </p>
      </>
    ),
  },
  {
    id: 'offline',
    title: 'No network, no matter',
    body: (
      <p>
        Open any page once, and the whole house stays on the phone: every game and every tool plays
        without a network, in a cellar, on a train, at a cabin. You need not keep the tab.
      </p>
    ),
  },
  {
    id: 'big-screen',
    title: 'On a laptop or a TV',
    body: (
      <p>
        Open the same page in the browser of a larger screen, and prompts grow to be read across a
        room. With a keyboard, arrows and Space do what thumbs do, and Escape asks whether you want
        to leave. The keys are printed on the buttons.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'What an account is for',
    body: (
      <>
        <p>
          Not for playing. An account keeps what should outlive a phone: stamps and a belt for what
          you have played, <a href="/info/dojo-coins">coins</a> for small deeds, your favourites,
          the packs you publish. With <a href="/info/pricing">Premium</a> every premium pack is open
          for your whole table.
        </p>
        <div className={styles.slab}>
          <Button to="/" size="medium" icon="icon-fwd" note="the street of games">
            Pick a curtain
          </Button>
        </div>
      </>
    ),
  },
]

export default function HowItWorks() {
  return (
    <InfoPage
      path="/how-it-works"
      title="How it works"
      description="How an evening at Party Dojo goes: one phone passed round, a game behind every curtain, a free way out of any prompt, and a sober mode that is no second class."
      heading="How it works"
      lead="One phone, many doors: how an evening here goes, from the first bow to the last round."
      cloth="mustard"
      crest="mix"
      changed="2026-11-23"
      sections={sections}
    />
  )
}
