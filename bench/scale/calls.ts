import { packPath } from '#domain/packs/custom-pack.ts'
import { type Random, randomInt } from '#domain/random.ts'
import { writePageToken } from '#server/features/objects/page-token.ts'
import { authSecret, cookieOf } from '../people.ts'
import {
  type Dataset,
  firstMs,
  lastMs,
  packIdOf,
  paysEvery,
  stepMs,
  tokenOf,
  userIdOf,
} from './dataset.ts'
import { hasBytes, isPublished } from './make-pack.ts'
import { uploadOf } from './upload.ts'
import { makeVocabulary, pickWord } from './vocabulary.ts'

export type RequestSpec = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string
}

/** @param n how often this call was made before, for what can be done once only */
export type Call = (dataset: Dataset, random: Random, n: number) => RequestSpec

const bucket = '/v0/b/party-dojo/o'
const vocabularies = new Map<number, string[]>()

/** The calls of a busy evening, each about another user or pack every time. */
export const hotCalls: Record<string, Call> = {
  profile: (dataset, random) => {
    const { userId, headers } = randomUser(dataset, random)
    return get(`/api/users/${userId}`, headers)
  },
  'session lookup': (dataset, random) =>
    get('/api/auth/get-session', randomUser(dataset, random).headers),
  'claim a reward': (dataset, _, n) => {
    // Every second person has yet to claim it, and each is asked once.
    const { userId, headers } = userAt(dataset, 2 * ((n * 7919) % (dataset.size / 2)) + 1)
    return post(`/api/users/${userId}/claimed_rewards`, headers, { rewardId: 'welcome' })
  },
  'a page of coin history': (dataset, random) => {
    const { userId, headers } = randomUser(dataset, random)
    return get(`/api/users/${userId}/coin_entries`, headers)
  },
  'coin history, deep in a long one': (dataset, random) => {
    const i = userWithLongHistory(dataset, random)
    const { userId, headers } = userAt(dataset, i, random)
    const deepMs = firstMs + Math.floor((lastMs - firstMs) * random())
    return get(`/api/users/${userId}/coin_entries?before=${deepMs}.gift`, headers)
  },
  check_subscription: (dataset, _, n) => {
    // Another customer each time: within a minute the same one is not read from Stripe again.
    const every = paysEvery(dataset.size)
    const { userId, headers } = userAt(dataset, every * (n % Math.floor(dataset.size / every)))
    return post('/api/stripe/check_subscription', headers, { userId })
  },
  'own packs': (dataset, random) => {
    const { userId, headers } = randomUser(dataset, random)
    return get(`/api/users/${userId}/packs`, headers)
  },
  'a list of 100 objects': (dataset, random) => {
    const listing = { prefix: 'packs/', hasDelimiter: true, ownerId: null }
    const token = writePageToken(packPath(publicPack(dataset, random)), listing, authSecret)
    const query = `prefix=packs%2F&delimiter=%2F&maxResults=100&pageToken=${encodeURIComponent(token)}`
    return get(`${bucket}?${query}`, passerBy(random))
  },
  'search for a word': (dataset, random) => gallery(random, { q: `${wordOf(dataset, random)} ` }),
  'search for two words': (dataset, random) =>
    gallery(random, { q: `${wordOf(dataset, random)} ${wordOf(dataset, random)}` }),
  'search for a slip': (dataset, random) => gallery(random, { q: `${typoOf(dataset, random)} ` }),
  'gallery, popular': (_, random) => gallery(random, {}),
  'gallery, new': (_, random) => gallery(random, { sort: 'new' }),
  'gallery, deep among the popular': (dataset, random) =>
    gallery(random, { cursor: `popular-${randomInt(8, random)}-${publicPack(dataset, random)}` }),
  'gallery, deep among the new': (dataset, random) => {
    const i = publicPackNumber(dataset, random)
    const publishedMs = firstMs + i * stepMs(dataset.size)
    return gallery(random, { sort: 'new', cursor: `new-${publishedMs}-${packIdOf(i)}` })
  },
  'gallery, a tag': (dataset, random) => gallery(random, { tag: wordOf(dataset, random) }),
  'gallery, a game without drinks': (_, random) =>
    gallery(random, { game: 'charades', alcohol: 'false' }),
  'gallery, a tag in a game': (dataset, random) =>
    gallery(random, { tag: wordOf(dataset, random), game: 'truth-or-dare', explicit: 'false' }),
  'a pack’s download': (dataset, random) => {
    const name = encodeURIComponent(packPath(packWithBytes(dataset, random)))
    return get(`${bucket}/${name}?alt=media`, passerBy(random))
  },
  'a pack’s card': (dataset, random) =>
    get(`/api/packs/${publicPack(dataset, random)}`, passerBy(random)),
  'a pack’s page': (dataset, random) =>
    get(`/game/${publicPack(dataset, random)}`, passerBy(random)),
  'the page about coins': (_, random) => get('/info/dojo-coins', passerBy(random)),
  'play a pack': (dataset, random) =>
    post(`/api/packs/${publicPack(dataset, random)}/plays`, passerBy(random)),
  'like a pack': (dataset, random) => {
    const { userId, headers } = randomUser(dataset, random)
    const path = `/api/users/${userId}/liked_games/${publicPack(dataset, random)}`
    return { method: 'PUT', path, headers }
  },
  'give feedback': (dataset, random) => {
    const time = new Date(Math.floor(random() * firstMs)).toISOString()
    const feedback = { time, feedback: 'Good fun', user: '', positive: true, game: 'charades' }
    const headers = { ...randomUser(dataset, random).headers, 'content-type': 'application/json' }
    return { method: 'PUT', path: `/api/feedback/${time}`, headers, body: JSON.stringify(feedback) }
  },
  'upload a draft': (dataset, random) => {
    const { headers } = randomUser(dataset, random)
    return uploadOf(headers, `scale-${Math.floor(random() * 2 ** 40)}`)
  },
}

type Person = { userId: string; headers: Record<string, string> }

function randomUser(dataset: Dataset, random: Random): Person {
  return userAt(dataset, randomInt(dataset.size, random), random)
}

/** A user with a thousand entries or more: the first of those that `seed-people.ts` shuffles. */
function userWithLongHistory({ size }: Dataset, random: Random): number {
  const place = randomInt(Math.max(1, size / 500), random)
  return (inverseOf(7919, size) * place) % size
}

function userAt({ size }: Dataset, i: number, random: Random = Math.random): Person {
  const userId = userIdOf(i, size)
  const cookie = cookieOf({ userId, token: tokenOf(i) })
  return { userId, headers: { ...passerBy(random), cookie } }
}

/** Another address each time: one alone would soon be asked to wait. */
function passerBy(random: Random): Record<string, string> {
  const part = () => randomInt(250, random)
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

function publicPackNumber({ size }: Dataset, random: Random): number {
  for (;;) {
    const i = randomInt(size, random)
    if (isPublished(i)) return i
  }
}

function publicPack(dataset: Dataset, random: Random): string {
  return packIdOf(publicPackNumber(dataset, random))
}

function packWithBytes(dataset: Dataset, random: Random): string {
  for (;;) {
    const i = publicPackNumber(dataset, random)
    if (hasBytes(i, dataset.size)) return packIdOf(i)
  }
}

function wordOf({ size }: Dataset, random: Random): string {
  let vocabulary = vocabularies.get(size)
  if (!vocabulary) {
    vocabulary = makeVocabulary(size)
    vocabularies.set(size, vocabulary)
  }
  return pickWord(vocabulary, random)
}

/** A word with one letter left out. */
function typoOf(dataset: Dataset, random: Random): string {
  const word = wordOf(dataset, random)
  const at = randomInt(word.length, random)
  return word.slice(0, at) + word.slice(at + 1)
}

function gallery(random: Random, query: Record<string, string>): RequestSpec {
  return get(`/api/packs?${new URLSearchParams(query)}`, passerBy(random))
}

function get(path: string, headers: Record<string, string>): RequestSpec {
  return { method: 'GET', path, headers }
}

function post(path: string, headers: Record<string, string>, body?: unknown): RequestSpec {
  if (body === undefined) return { method: 'POST', path, headers }
  const typed = { ...headers, 'content-type': 'application/json' }
  return { method: 'POST', path, headers: typed, body: JSON.stringify(body) }
}

function inverseOf(factor: number, modulus: number): number {
  let inverse = 1
  while ((factor * inverse) % modulus !== 1) inverse += 1
  return inverse
}
