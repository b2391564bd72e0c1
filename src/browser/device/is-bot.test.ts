import { isbot } from 'isbot'
import { afterEach, expect, test, vi } from 'vitest'
import { isBot } from './is-bot.ts'

afterEach(() => vi.unstubAllGlobals())

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome on a phone', `${phone} Chrome/153.0.0.0 Mobile Safari/537.36`, false],
  [
    'Safari on a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'a phone by Cubot',
    'Mozilla/5.0 (Linux; Android 12; CUBOT P50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Googlebot, which runs scripts',
    `${phone} Chrome/153.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    true,
  ],
  [
    'Bingbot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    true,
  ],
  [
    'a preview in a chat',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    true,
  ],
])('%s, as the server says as well', (_, userAgent, expected) => {
  vi.stubGlobal('navigator', { userAgent })
  expect([isBot(), isbot(userAgent)]).toEqual([expected, expected])
})
