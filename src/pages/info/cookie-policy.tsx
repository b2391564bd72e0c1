import { cacheItems } from '#contract/cache-items.ts'
import { cookies } from '#contract/cookies.ts'
import { routerItems, sessionStorageItems } from '#contract/session-items.ts'
import { localStorageItems, unprefixedItems } from '#contract/stored-items.ts'
import type { Trackers } from '#contract/trackers.ts'
import type { Route } from './+types/cookie-policy'
import { InfoPage, type InfoSection } from './info-page.tsx'
import { readSiteFacts } from './site-facts.ts'
import { StoredList } from './stored-list.tsx'
import { trackerSection } from './tracker-words.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { trackers: readSiteFacts(context).trackers }
}

function summarySection(trackers: Trackers | null): InfoSection {
  return {
    id: 'in-short',
    title: 'In short',
    body: (
      <ul>
        <li>No cookie is set for playing. Play all night, and there is none.</li>
        {trackers === null ? (
          <li>No trackers, no analytics, no pixels, no advertising, from nobody.</li>
        ) : (
          <li>
            Counting and adverts: <a href="#agreed">only if you agree</a>. Until then nothing of
            anybody else’s is loaded
            {trackers.consentScript !== null &&
              `, but the script of the question itself, from ${new URL(trackers.consentScript).host}`}
            .
          </li>
        )}
        <li>
          What the games keep lies on your own device and is not sent anywhere, unless this page
          says so.
        </li>
        {trackers === null && (
          <li>
            All of it does something that you asked for. That is why no banner asks you first.
          </li>
        )}
      </ul>
    ),
  }
}

const sections: readonly InfoSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          A cookie travels to the server with every request. Ours are set when you go to sign in or
          open an invitation, and each is needed for exactly that. Other sites do not get them, and
          no script can read them, but for the one that only says that you are signed in.
        </p>
        <StoredList label="Cookies" things={cookies} />
      </>
    ),
  },
  {
    id: 'device',
    title: 'On your device',
    body: (
      <>
        <p>
          The browser’s local storage is a drawer on your phone. These are all the things that this
          site may put into it. What stands in angle brackets is filled in: the name of a game, the
          id of a pack.
        </p>
        <StoredList label="Local storage" prefix="party-dojo:" things={localStorageItems} />
        <p>These two have names without the house’s own before them:</p>
        <StoredList label="Local storage, whole names" things={unprefixedItems} />
      </>
    ),
  },
  {
    id: 'tab',
    title: 'In the tab',
    body: (
      <>
        <p>Session storage belongs to one tab. Close it, and this is gone.</p>
        <StoredList label="Session storage" things={[...sessionStorageItems, ...routerItems]} />
      </>
    ),
  },
  {
    id: 'caches',
    title: 'Caches',
    body: (
      <>
        <p>
          Once you have opened any page, a service worker fetches the whole house, about a megabyte,
          and keeps it on your device: so it opens at once, and plays without a network. It keeps no
          page that you stand in, your profile least of all, and it reports to nobody. It keeps at
          most two builds, the one in use and the one before it.
        </p>
        <StoredList label="Caches" prefix="party-dojo:" things={cacheItems} />
        <p>
          Besides, the browser keeps copies of scripts, fonts and pictures, as it does for every
          site. There is no database of ours in it.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Pages of others',
    body: (
      <p>
        If you pay, you are on a page of Stripe’s, and if you sign in with another account, on a
        page of that provider’s. What they keep there is their business and stands in their
        policies. Nothing of theirs is loaded into our pages. The voice host in Word guess, where a
        house has one, runs shut off in a frame that can store nothing.
      </p>
    ),
  },
  {
    id: 'clear',
    title: 'How to be rid of it',
    body: (
      <>
        <p>
          In your browser’s settings, look for “site data” or “website data” and delete what belongs
          to this address. Names, games in progress and drafts that are only on this device go with
          it. Signing out removes the cookie that keeps you signed in.
        </p>
        <p>
          A private window keeps all of this only until it is closed. A browser that blocks storage
          can still play; a reload then ends the game.
        </p>
      </>
    ),
  },
]

/** Rendered from the lists that the code is checked against. */
export default function CookiePolicy({ loaderData: { trackers } }: Route.ComponentProps) {
  return (
    <InfoPage
      path="/info/cookie-policy"
      title="Cookies and storage"
      description="Every cookie and everything else that Party Dojo keeps in your browser: its name, what it is for and how long it stays. Nothing that tracks runs unasked."
      heading="Cookies and storage"
      lead="Every last crumb that this site keeps in your browser, by name. The list is checked against the program: nothing of ours is kept that is not on it."
      cloth="kaki"
      crest="die"
      changed="2026-11-23"
      sections={[
        summarySection(trackers),
        ...(trackers === null ? [] : [trackerSection(trackers)]),
        ...sections,
      ]}
    />
  )
}
