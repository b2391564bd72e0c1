import type { BrowserContext, Route } from 'playwright-core'

/** A server with everybody who may be configured. */
export const everyTracker = {
  GA_ID: 'G-ABC123DEF4',
  GTM_ID: 'GTM-ABC1234',
  META_PIXEL_ID: '123456789012345',
  ADSENSE_ID: 'ca-pub-1234567890123456',
}

/** What stands in for the vendors' scripts: each leaves behind what the real one does, and phones home. */
const scripts: [address: RegExp, deeds: string][] = [
  [
    /googletagmanager\.com\/gtag\/js/,
    `document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=9999'
     document.cookie = '_ga_ABC123DEF4=GS1.1; Path=/; Max-Age=9999'
     let told = 0
     const tell = () => { new Image().src = 'https://www.google-analytics.com/g/collect?v=2&_s=' + told++ }
     const walk = history.pushState
     history.pushState = function (...to) {
       const before = location.href
       walk.apply(this, to)
       if (location.href !== before) tell()
     }
     addEventListener('popstate', tell)
     tell()`,
  ],
  [/googletagmanager\.com\/gtm\.js/, `document.cookie = '_gcl_au=1.1.1; Path=/; Max-Age=9999'`],
  [
    /connect\.facebook\.net/,
    `document.cookie = '_fbp=fb.0.1.1; Path=/; Max-Age=9999'
     localStorage.setItem('lastExternalReferrer', 'empty')
     new Image().src = 'https://www.facebook.com/tr?ev=PageView'`,
  ],
  [/adsbygoogle\.js/, `document.cookie = '__gads=ID=1; Path=/; Max-Age=9999'`],
]

/**
 * Answers for every host but the server's, and gathers who was asked, as `host/path`, each time.
 * @param own the origin of the server
 */
export async function standInForTrackers(context: BrowserContext, own: string): Promise<string[]> {
  const asked: string[] = []
  const isForeign = ({ origin, protocol }: URL) => protocol.startsWith('http') && origin !== own
  await context.route(isForeign, async (route: Route) => {
    const url = route.request().url()
    asked.push(url.replace(/^https?:\/\//, '').replace(/\?.*/, ''))
    const body = scripts.find(([address]) => address.test(url))?.[1]
    const headers = { 'access-control-allow-origin': '*' }
    if (body === undefined) await route.fulfill({ status: 204, headers })
    else await route.fulfill({ status: 200, contentType: 'text/javascript', headers, body })
  })
  return asked
}
