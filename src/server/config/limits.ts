const minuteMs = 60_000
const quarterHourMs = 15 * minuteMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Of rooms, each counted in one process: they guard its time. */
export const roomRates = {
  /** Of a seat, over all its tabs. */
  moves: { perSecond: 10, burst: 20 },
  /** Of a connection, pings included: no phone comes near. */
  messages: { perSecond: 50, burst: 100 },
} as const

export type LimitSubject =
  | 'IP address'
  | 'account'
  | 'account or IP address, and pack'
  | 'email address'
  | 'email address, and IP address'
  | 'email address or phone number'

export type Limit = {
  max: number
  windowMs: number
  per: LimitSubject
  description: string
}

const perMinute = <P extends LimitSubject>(max: number, per: P, description: string) => ({
  max,
  windowMs: minuteMs,
  per,
  description,
})

const perQuarterHour = <P extends LimitSubject>(max: number, per: P, description: string) => ({
  max,
  windowMs: quarterHourMs,
  per,
  description,
})

/**
 * Rate limits by name: the label of the metric and part of the stored key. Guests of a bar share
 * one IP address, so these leave room for a whole table.
 */
export const limits = {
  auth: perMinute(300, 'IP address', 'calls to `/api/auth`, except asking who is signed in'),
  'auth mail': perQuarterHour(60, 'IP address', 'emails and codes asked for'),
  '/sign-in/email': perQuarterHour(
    20,
    'email address or phone number',
    'passwords tried; past it, a proof of work',
  ),
  '/sign-up/email': perQuarterHour(5, 'email address or phone number', 'sign-ups'),
  '/request-password-reset': perQuarterHour(5, 'email address or phone number', 'reset emails'),
  '/send-verification-email': perQuarterHour(
    5,
    'email address or phone number',
    'verification emails',
  ),
  '/change-email': perQuarterHour(5, 'email address or phone number', 'changes to an address'),
  '/email-code/send': perQuarterHour(5, 'email address, and IP address', 'email codes'),
  '/phone-number/send-otp': perQuarterHour(5, 'email address or phone number', 'phone codes sent'),
  '/phone-number/verify': perQuarterHour(10, 'email address or phone number', 'phone codes tried'),
  'email codes': perQuarterHour(20, 'email address', 'email codes, whoever asks'),
  'own password': perQuarterHour(20, 'account', 'own password given to confirm something'),
  // Counted to make the proof of work harder; never refused.
  'sign-in proofs': perQuarterHour(1_000_000, 'email address', 'proofs of work accepted'),
  person: perMinute(10, 'IP address', 'exports and deletions of an account'),
  letters: perMinute(30, 'IP address', 'the switch for optional emails'),
  // Mail providers unsubscribe from one IP address for many people.
  unsubscribe: perMinute(30, 'account', 'unsubscribing by the link in an email'),
  'app-check': perMinute(300, 'IP address', 'app-check challenges and tokens'),
  checkout: perMinute(5, 'account', 'checkouts opened'),
  'change subscription': perMinute(10, 'account', 'subscriptions cancelled or resumed'),
  portal: perMinute(10, 'account', 'billing portals opened'),
  'check subscription': perMinute(30, 'account', 'looks at how a subscription stands'),
  webhook: perMinute(20, 'IP address', 'deliveries without a signature, refused anyway'),
  'storage-upload': perMinute(120, 'account', 'uploads, those in parts once'),
  'storage-part': perMinute(600, 'account', 'parts of uploads'),
  'storage-change': perMinute(120, 'account', 'objects changed or deleted'),
  packs: perMinute(300, 'IP address', 'reads of the pack gallery'),
  plays: perMinute(60, 'IP address', 'plays reported'),
  play: {
    max: 1,
    windowMs: hourMs,
    per: 'account or IP address, and pack',
    description: 'plays of one pack; more are answered and not counted',
  },
  reports: perMinute(10, 'IP address', 'packs reported'),
  pictures: perMinute(60, 'IP address', 'pictures of packs'),
  'page-pictures': perMinute(120, 'IP address', 'pictures of pages'),
  sheets: perMinute(60, 'IP address', 'printed sheets'),
  // Each occupies the only drawing thread for almost a second.
  'sheet pictures': perMinute(15, 'IP address', 'printed sheets as PNG'),
  icons: perMinute(300, 'IP address', 'searches for icons'),
  feedback: perMinute(10, 'IP address', 'feedback'),
  'contact challenges': perMinute(30, 'IP address', 'challenges for the contact form'),
  contact: perMinute(10, 'IP address', 'contact messages'),
  'contact a day': {
    max: 50,
    windowMs: dayMs,
    per: 'IP address',
    description: 'contact messages',
  },
  dares: perMinute(10, 'IP address', 'dares sent'),
  'dares a day': { max: 200, windowMs: dayMs, per: 'IP address', description: 'dares sent' },
  'dare answers': perMinute(60, 'IP address', 'answers to dares, and dares deleted'),
  // A sender's page reads every dare it has sent.
  'dare reads': perMinute(300, 'IP address', 'reads of dares'),
  rooms: perMinute(60, 'IP address', 'live rooms opened'),
  nights: perMinute(120, 'IP address', 'evenings kept, and names shown there or hidden'),
  'night pictures': perMinute(60, 'IP address', 'pictures of evenings drawn'),
  'night links': perQuarterHour(60, 'IP address', 'links to evenings that are not kept'),
  'room codes': perQuarterHour(60, 'IP address', 'codes of rooms and tables that do not exist'),
  'bar signs': {
    max: 10,
    windowMs: dayMs,
    per: 'IP address',
    description: 'sets of table signs made',
  },
  // Sixty pages take seconds of drawing.
  'bar signs drawn': perMinute(6, 'IP address', 'sets of table signs as PDF'),
  scans: {
    max: 240,
    windowMs: hourMs,
    per: 'IP address',
    description: 'scans of printed codes; more are answered and not counted',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
