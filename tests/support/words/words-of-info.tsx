import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Trackers, vendors } from '#contract/trackers.ts'
import Contact from '../../../src/pages/info/contact.tsx'
import { ContactSent } from '../../../src/pages/info/contact-sent.tsx'
import Cookies from '../../../src/pages/info/cookie-policy.tsx'
import Privacy from '../../../src/pages/info/privacy-policy.tsx'
import Terms from '../../../src/pages/info/terms-of-service.tsx'
import type { Shown } from './approve-words.ts'
import { readBlocks } from './read-blocks.ts'

type Page = ComponentType<{ loaderData: object }>

const own = { name: '', email: '' }
const supportEmail = 'help@partydojo.example'
const operator = { name: 'The house', address: 'A street' }
const allIds = Object.fromEntries(Object.keys(vendors).map((vendor) => [vendor, 'id']))
const trackers: readonly (Trackers | null)[] = [
  null,
  { ids: { ga: 'id' }, consentScript: null },
  { ids: allIds, consentScript: 'https://cdn.example/banner.js' },
]

/** Pages of a server with nothing set up, with some and with all. */
export function wordsOfInfo(): Shown[] {
  const shown: Shown[] = []
  const show = (phase: string, page: unknown, loaderData: object) => {
    const html = renderToStaticMarkup(createElement(page as Page, { loaderData }))
    shown.push({ who: 'a visitor', phase, texts: readBlocks(html) })
  }
  for (const email of [null, supportEmail]) {
    for (const isSignedIn of [false, true]) {
      show('contact', Contact, { own, isSignedIn, supportEmail: email })
    }
  }
  for (const mailed of [false, true]) {
    const sent = { email: supportEmail, mailed, startAnew() {} }
    const html = renderToStaticMarkup(<ContactSent {...sent} />)
    shown.push({ who: 'a visitor', phase: 'contact, sent', texts: readBlocks(html) })
  }
  for (const [at, each] of trackers.entries()) {
    const facts = {
      operator: at === 0 ? { name: null, address: null } : operator,
      supportEmail: at === 0 ? null : supportEmail,
      providers: ['Google', 'id.example'].slice(0, at),
      trackers: each,
    }
    for (const [phase, page] of Object.entries({ Cookies, Privacy, Terms })) {
      show(phase.toLowerCase(), page, facts)
    }
  }
  return shown
}
