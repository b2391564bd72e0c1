import type { Translation } from 'vanilla-cookieconsent'
import {
  configuredPurposes,
  configuredVendors,
  type TrackerPurpose,
  type Trackers,
  type Vendor,
  vendors,
  vendorsFor,
} from '#contract/trackers.ts'

const allowAll = 'All right'
const allowNeeded = 'Only what is needed'

const purposeWords: Record<TrackerPurpose, { title: string; wish: string }> = {
  analytics: { title: 'Counting', wish: 'count its visits' },
  marketing: { title: 'Adverts', wish: 'show and measure adverts' },
}

export function bannerWords(trackers: Trackers): Translation {
  const purposes = configuredPurposes(trackers)
  const wishes = purposes.map((purpose) => purposeWords[purpose].wish).join(', and ')
  const names = listed(configuredVendors(trackers).map((vendor) => vendors[vendor].name))
  return {
    consentModal: {
      title: 'May we?',
      description: `The house would like to ${wishes}, with ${names}. Only if you say so: games play the same either way.`,
      acceptAllBtn: allowAll,
      acceptNecessaryBtn: allowNeeded,
      showPreferencesBtn: 'Choose one by one',
    },
    preferencesModal: {
      title: 'Cookie choices',
      closeIconLabel: 'Close',
      acceptAllBtn: allowAll,
      acceptNecessaryBtn: allowNeeded,
      savePreferencesBtn: 'Keep these choices',
      sections: [
        {
          description:
            'Change your mind whenever you like: what you take back here is deleted and not loaded again. <a href="/info/cookie-policy">Every last crumb</a> stands on its own page.',
        },
        {
          title: 'Needed',
          description:
            'Keeps games where you left them, and you signed in. It is all ours, goes to nobody and cannot be switched off.',
          linkedCategory: 'necessary',
        },
        ...purposes.map((purpose) => ({
          title: purposeWords[purpose].title,
          description: vendorsFor(trackers, [purpose]).map(described).join(' '),
          linkedCategory: purpose,
        })),
      ],
    },
  }
}

function described(vendor: Vendor): string {
  const { name, company, does, policy } = vendors[vendor]
  return `<strong>${name}</strong> ${does}. <a href="${policy}" rel="noopener" target="_blank">What ${company} says of it</a>.`
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
