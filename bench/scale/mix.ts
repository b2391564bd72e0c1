import { type Random, randomInt } from '#domain/random.ts'
import { type Call, hotCalls } from './calls.ts'

/** How often each call comes in an evening, among all of them. */
const shares: Record<string, number> = {
  profile: 18,
  'session lookup': 4,
  'claim a reward': 3,
  'a page of coin history': 3,
  check_subscription: 2,
  'own packs': 3,
  'a list of 100 objects': 2,
  'search for a word': 6,
  'search for two words': 3,
  'search for a slip': 2,
  'gallery, popular': 5,
  'gallery, new': 4,
  'gallery, deep among the new': 2,
  'gallery, a tag in a game': 2,
  'a pack’s download': 10,
  'a pack’s card': 4,
  'a pack’s page': 5,
  'the page about coins': 1,
  'play a pack': 6,
  'like a pack': 3,
  'give feedback': 2,
  'upload a draft': 3,
  'a prerendered page': 8,
  'a picture': 1,
  'icons by a word': 1,
  'sign up': 0.2,
}

const pages = ['/', '/games/charades', '/articles', '/info/FAQ', '/packs', '/sign-in']

/** What an evening consists of besides the calls that are measured one by one. */
const others: Record<string, Call> = {
  'a prerendered page': (_, random) => ({
    method: 'GET',
    path: pages[randomInt(pages.length, random)] ?? '/',
    headers: { 'accept-encoding': 'br' },
  }),
  'a picture': (dataset, random, n) => {
    const { path, headers } = callNamed('a pack’s page')(dataset, random, n)
    return { method: 'GET', path: `${path}/picture.png`, headers }
  },
  'icons by a word': (dataset, random, n) => ({
    ...callNamed('a pack’s card')(dataset, random, n),
    path: `/api/icons?q=${['beer', 'dance', 'heart', 'fire'][randomInt(4, random)]}`,
  }),
  'sign up': (dataset, random, n) => ({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    headers: {
      ...callNamed('a pack’s card')(dataset, random, n).headers,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      email: `new${Math.floor(random() * 2 ** 40)}@home.example`,
      password: `a long password ${n}`,
      name: 'New',
    }),
  }),
}

/** One call of an evening, drawn by its share. */
export function drawCall(random: Random): { name: string; call: Call } {
  const all = Object.entries(shares)
  let left = random() * all.reduce((sum, [, share]) => sum + share, 0)
  for (const [name, share] of all) {
    left -= share
    if (left < 0) return { name, call: callNamed(name) }
  }
  return { name: 'profile', call: callNamed('profile') }
}

function callNamed(name: string): Call {
  const call = hotCalls[name] ?? others[name]
  if (!call) throw new Error(`no such call: ${name}`)
  return call
}
