import {
  configuredPurposes,
  configuredVendors,
  type Trackers,
  type Vendor,
  vendors,
} from '#contract/trackers.ts'
import type { InfoSection } from './info-page.tsx'
import styles from './stored-list.module.css'
import words from './tracker-words.module.css'

export function trackerSection(trackers: Trackers): InfoSection {
  return {
    id: 'agreed',
    title: 'Only if you agree',
    body: (
      <>
        <p>
          Whoever runs this house would like the help of others, and asks you first. Without your
          yes nothing of theirs is loaded and nothing is sent to them. A browser that says Global
          Privacy Control or Do Not Track has said no for you.
        </p>
        <TrackerList trackers={trackers} />
        <p>
          Take it back whenever you like: what they keep here is deleted, their scripts are gone,
          and the page is loaded anew. They never run on pages of accounts and payments, or where
          the address opens something.
        </p>
        <button type="button" className={words.choices} data-cookie-choices="">
          Cookie choices
        </button>
      </>
    ),
  }
}

function TrackerList({ trackers }: { trackers: Trackers }) {
  return (
    <ul className={styles.list} aria-label="Only if you agree">
      {configuredVendors(trackers).map((vendor) => {
        const { name, company, does, policy, cookies, stored } = vendors[vendor]
        return (
          <li key={vendor}>
            <code>{name}</code>
            <p>
              {company}’s. It {does}. What it may keep here has names that begin so:{' '}
              {[...cookies, ...stored].join(', ')}. The rest stands in{' '}
              <a href={policy} rel="noopener">
                {company}’s own policy
              </a>
              .
            </p>
            <p className={styles.lasts}>
              Stays: as {company} decides, at most two years, or until you take your yes back.
            </p>
          </li>
        )
      })}
    </ul>
  )
}

export function TrackerLine({ trackers }: { trackers: Trackers }) {
  const names = configuredVendors(trackers).map((vendor: Vendor) => vendors[vendor].name)
  const isAdvertising = configuredPurposes(trackers).includes('marketing')
  return (
    <li>
      <strong>{names.join(', ')}:</strong> only if you agree. They then see which pages you open,
      your network address and what kind of device you have,{' '}
      {isAdvertising
        ? 'to count visits and to show and measure adverts.'
        : 'to count visits, and for nothing else.'}{' '}
      <a href="/info/cookie-policy#agreed">Who does what, and how to say no</a>.
    </li>
  )
}
