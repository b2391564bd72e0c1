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
export type Call = (house: Dataset, random: Random, n: number) => RequestSpec

const bucket = '/v0/b/party-dojo/o'
const vocabularies = new Map<number, string[]>()

/** The calls that a busy evening consists of, each about somebody or something else every time. */
export const hotCalls: Record<string, Call> = {
  profile: (house, random) => {
    const { userId, headers } = randomUser(house, random)
    return get(`/api/users/${userId}`, headers)
  },
  'session lookup': (house, random) =>
    get('/api/auth/get-session', randomUser(house, random).headers),
  'claim a reward': (house, _, n) => {
    // Every second person has yet to claim it, and each is asked once.
    const { userId, headers } = userAt(house, 2 * ((n * 7919) % (house.size / 2)) + 1)
    return post(`/api/users/${userId}/claimed_rewards`, headers, { rewardId: 'welcome' })
  },
  'a page of coin history': (house, random) => {
    const { userId, headers } = randomUser(house, random)
    return get(`/api/users/${userId}/coin_entries`, headers)
  },
  'coin history, deep in a long one': (house, random) => {
    const i = userWithLongHistory(house, random)
    const { userId, headers } = userAt(house, i, random)
    const deepMs = firstMs + Math.floor((lastMs - firstMs) * random())
    return get(`/api/users/${userId}/coin_entries?before=${deepMs}.gift`, headers)
  },
  check_subscription: (house, _, n) => {
    // Somebody who was asked for within the last minute would cost Stripe nothing.
    const every = paysEvery(house.size)
    const { userId, headers } = userAt(house, every * (n % Math.floor(house.size / every)))
    return post('/api/stripe/check_subscription', headers, { userId })
  },
  'own packs': (house, random) => {
    const { userId, headers } = randomUser(house, random)
    return get(`/api/users/${userId}/packs`, headers)
  },
  'a list of 100 objects': (house, random) => {
    const listing = { prefix: 'packs/', hasDelimiter: true, ownerId: null }
    const token = writePageToken(packPath(publicPack(house, random)), listing, authSecret)
    const query = `prefix=packs%2F&delimiter=%2F&maxResults=100&pageToken=${encodeURIComponent(token)}`
    return get(`${bucket}?${query}`, passerBy(random))
  },
  'search for a word': (house, random) => gallery(random, { q: `${wordOf(house, random)} ` }),
  'search for two words': (house, random) =>
    gallery(random, { q: `${wordOf(house, random)} ${wordOf(house, random)}` }),
  'search for a slip': (house, random) => gallery(random, { q: `${typoOf(house, random)} ` }),
  'gallery, popular': (_, random) => gallery(random, {}),
  'gallery, new': (_, random) => gallery(random, { sort: 'new' }),
  'gallery, deep among the popular': (house, random) =>
    gallery(random, { cursor: `popular-${randomInt(8, random)}-${publicPack(house, random)}` }),
  'gallery, deep among the new': (house, random) => {
    const i = publicPackNumber(house, random)
    const publishedMs = firstMs + i * stepMs(house.size)
    return gallery(random, { sort: 'new', cursor: `new-${publishedMs}-${packIdOf(i)}` })
  },
  'gallery, a tag': (house, random) => gallery(random, { tag: wordOf(house, random) }),
  'gallery, a game without drinks': (_, random) =>
    gallery(random, { game: 'charades', alcohol: 'false' }),
  'gallery, a tag in a game': (house, random) =>
    gallery(random, { tag: wordOf(house, random), game: 'truth-or-dare', explicit: 'false' }),
  'a pack’s download': (house, random) => {
    const name = encodeURIComponent(packPath(packWithBytes(house, random)))
    return get(`${bucket}/${name}?alt=media`, passerBy(random))
  },
  'a pack’s card': (house, random) =>
    get(`/api/packs/${publicPack(house, random)}`, passerBy(random)),
  'a pack’s page': (house, random) => get(`/game/${publicPack(house, random)}`, passerBy(random)),
  'the page about coins': (_, random) => get('/info/dojo-coins', passerBy(random)),
  'play a pack': (house, random) =>
    post(`/api/packs/${publicPack(house, random)}/plays`, passerBy(random)),
  'like a pack': (house, random) => {
    const { userId, headers } = randomUser(house, random)
    const path = `/api/users/${userId}/liked_games/${publicPack(house, random)}`
    return { method: 'PUT', path, headers }
  },
  'give feedback': (house, random) => {
    const time = new Date(Math.floor(random() * firstMs)).toISOString()
    const feedback = { time, feedback: 'Good fun', user: '', positive: true, game: 'charades' }
    const headers = { ...randomUser(house, random).headers, 'content-type': 'application/json' }
    return { method: 'PUT', path: `/api/feedback/${time}`, headers, body: JSON.stringify(feedback) }
  },
  'upload a draft': (house, random) => {
    const { headers } = randomUser(house, random)
    return uploadOf(headers, `scale-${Math.floor(random() * 2 ** 40)}`)
  },
}

type Person = { userId: string; headers: Record<string, string> }

function randomUser(house: Dataset, random: Random): Person {
  return userAt(house, randomInt(house.size, random), random)
}

/** Somebody with a thousand entries or more: the first of a line that `seed-people.ts` shuffles. */
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

function publicPack(house: Dataset, random: Random): string {
  return packIdOf(publicPackNumber(house, random))
}

function packWithBytes(house: Dataset, random: Random): string {
  for (;;) {
    const i = publicPackNumber(house, random)
    if (hasBytes(i, house.size)) return packIdOf(i)
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
function typoOf(house: Dataset, random: Random): string {
  const word = wordOf(house, random)
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
