import { signedInCookie } from './signed-in-cookie.ts'
import type { StoredItem } from './stored-item.ts'

/** All cookies are first-party; playing sets none. */
export const cookies = [
  {
    name: '__Host-party-dojo',
    purpose: 'Keeps you signed in. Over plain http its name is party-dojo.',
    lasts: '60 days',
  },
  {
    name: 'party-dojo',
    purpose: 'The same where the site runs without https, as on a home network.',
    lasts: '60 days',
  },
  {
    name: 'invite',
    purpose: 'Who invited you, so that they get their coins when you join.',
    lasts: '30 days',
  },
  {
    name: signedInCookie,
    purpose: 'Tells the pages that you are signed in, so that they ask for your profile.',
    lasts: '60 days',
  },
  {
    name: 'party-dojo-guest',
    purpose: 'Lets you in on a private site, once you have opened its link.',
    lasts: 'a year',
  },
  {
    name: 'better-auth.state',
    purpose: 'Makes sure that a sign-in with another provider was begun here.',
    lasts: '5 minutes',
  },
  {
    name: 'better-auth.oauth_popup',
    purpose: 'Brings that provider’s window back to the page that opened it.',
    lasts: '10 minutes',
  },
  {
    name: 'better-auth.better-auth-passkey',
    purpose: 'Holds the question that your passkey answers.',
    lasts: '5 minutes',
  },
] as const satisfies readonly StoredItem[]

export type CookieName = (typeof cookies)[number]['name']
