import { claimMessages } from '#contract/claim-messages.ts'
import { addEntry, type OutboxEntry } from '#domain/outbox/entry.ts'
import { readFinishedGames } from '#domain/outbox/finished-games.ts'
import { isWorthAnotherRound, nextEntry } from '#domain/outbox/next-entry.ts'
import { sayOutcome } from '#domain/outbox/say-outcome.ts'
import { settleEntry, whatNext } from '#domain/outbox/what-next.ts'
import { freshStamps } from '#domain/profile/fresh-stamps.ts'
import { readLikeWish } from '#domain/profile/like-wish.ts'
import type { Answer } from '../api/call-api.ts'
import { brokenMessage } from '../api/shown-error.ts'
import { newId } from '../device/chance.ts'
import { isStandalone } from '../device/is-standalone.ts'
import { account } from '../session/account.ts'
import { refreshProfile, reportDeed } from '../session/profile-actions.ts'
import { profileState } from '../session/profile-store.ts'
import { resolveSession } from '../session/resolve-session.ts'
import { readSaved, save } from '../storage/storage.ts'
import { finishedGames, likeWish, wakeOutbox } from './outbox.ts'
import { changeOutbox, readOutbox, takeOverOldLists } from './outbox-list.ts'
import { sendEntry } from './send-entry.ts'

const appOpened = 'app-opened'
const firstRestMs = 2_000
const longestRestMs = 5 * 60_000
/** After so many lost answers in a row there is no network, whatever the phone says. */
const mostLost = 2

let turn: Promise<unknown> = Promise.resolve()
let restMs = firstRestMs
let restsUntilMs = 0
let timer: ReturnType<typeof setTimeout> | undefined
let unsaid: string[] = []
/** Those that somebody waits for, by id: they hear the answer, and nobody else has to be told. */
const awaited = new Map<string, Answer<unknown> | null>()

/**
 * Sends what waits, in order; one after the other, in this tab and among all tabs.
 * @param isAtOnce whatever was in trouble before is not spared any longer
 */
export function sendAll(isAtOnce: boolean): Promise<void> {
  if (isAtOnce) restsUntilMs = 0
  const sent = turn.then(async () => {
    if (!navigator.onLine || Date.now() < restsUntilMs) return
    const before = ownIds()
    const round = () => send(before)
    await (navigator.locks ? navigator.locks.request('party-dojo:outbox', round) : round())
  })
  turn = sent.catch(() => {})
  return sent
}

/** What there is to say of what was sent, once; null when there is nothing. */
export function takeNews(): string | null {
  const news = unsaid.join(' ')
  unsaid = []
  return news || null
}

/** Sends, and gives the answer to that entry: null where none came, or another tab heard it. */
export async function sendFor(id: string): Promise<Answer<unknown> | null> {
  awaited.set(id, null)
  await sendAll(true).catch(() => {})
  const answer = awaited.get(id) ?? null
  awaited.delete(id)
  // What is said of others is said by whoever minds the outbox.
  if (unsaid.length > 0) wakeOutbox()
  return answer
}

function ownIds(): string[] {
  const userId = account.get()?.userId
  return readOutbox().flatMap((entry) => (entry.userId === userId ? entry.id : []))
}

/** @param before ids of somebody's own before this tab had its turn among all tabs */
async function send(before: readonly string[]): Promise<void> {
  takeOverOldLists()
  await resolveOwner()
  const { userId, profile } = profileState.get()
  if (userId !== null && profile !== null) {
    const now = ownIds()
    // Another tab has sent them: what they changed is not known here yet.
    if (before.some((id) => !now.includes(id))) await refreshProfile()
    takeUpWish(userId)
    takeUpFinishedGames(userId)
    await sendOpened(userId)
  }
  await sendEntries()
  const after = profileState.get()
  if (profile !== null && after.profile !== null && after.userId === userId) {
    const stamps = freshStamps(profile.achievements, after.profile.achievements)
    if (stamps) unsaid.push(stamps)
  }
}

/** Whose session it is, before anything goes out in somebody's name. */
async function resolveOwner(): Promise<void> {
  if (account.get() !== null && profileState.get().profile === null) await resolveSession()
}

async function sendEntries(): Promise<void> {
  const waiting = new Set<string>()
  let lost = 0
  while (lost < mostLost) {
    const { userId, profile } = profileState.get()
    const round = { userId: profile ? userId : null, nowMs: Date.now(), waiting }
    const entry = nextEntry(readOutbox(), round)
    if (entry === null) break
    const answer = await sendEntry(entry)
    if (settle(entry, answer) === 'wait') waiting.add(entry.id)
    else restMs = firstRestMs
    lost = answer.status === 'offline' ? lost + 1 : 0
    // The session ended without this tab, or is another's: ask who is there.
    if (answer.status === 401 || answer.status === 403) await resolveSession()
  }
  const userId = account.get()?.userId ?? null
  if (isWorthAnotherRound(readOutbox(), { userId, nowMs: Date.now() })) rest()
}

function settle(entry: OutboxEntry, answer: Answer<unknown>): 'wait' | 'settled' {
  const { ok, status } = answer
  const message = answer.ok ? null : answer.message
  const then = whatNext(entry.kind, { ok, status, isOurs: message !== brokenMessage })
  // Kept where it is until then: a tab that dies in between loses nothing.
  changeOutbox((entries) => settleEntry(entries, entry.id, then, status))
  if (awaited.has(entry.id)) awaited.set(entry.id, answer)
  else if (then === 'done' || then === 'refused') {
    // Claimed by an earlier try whose answer got lost, or on another phone: the coins are in.
    const isThere = answer.ok || message === claimMessages.already
    const words = sayOutcome(entry, isThere ? null : message)
    if (words) unsaid.push(words)
  }
  return then === 'wait' ? 'wait' : 'settled'
}

/** Spares a server or a network that is in trouble, longer each time. */
function rest(): void {
  restsUntilMs = Date.now() + restMs
  clearTimeout(timer)
  timer = setTimeout(() => {
    restsUntilMs = 0
    wakeOutbox()
  }, restMs)
  restMs = Math.min(restMs * 2, longestRestMs)
}

/** The like that somebody wished for before they had signed in is theirs now. */
function takeUpWish(userId: string): void {
  const game = readLikeWish(readSaved(likeWish), Date.now())
  if (game !== null) {
    const like = { kind: 'like', game, liked: true, userId, id: newId() } as const
    changeOutbox((entries) => addEntry(entries, like))
  }
  save(likeWish, null)
}

/** Games that were finished before signing in count for the account that is in now. */
function takeUpFinishedGames(userId: string): void {
  const games = readFinishedGames(readSaved(finishedGames))
  if (games.length === 0) return
  const deeds = games.map((finished) => ({
    ...({ kind: 'deed', userId, id: newId() } as const),
    ...finished,
  }))
  changeOutbox((entries) => deeds.reduce(addEntry, [...entries]))
  save(finishedGames, null)
}

/**
 * Opened from the home screen, without a browser round it: once a day, and before what waits, where
 * a claim may rest on it.
 */
async function sendOpened(userId: string): Promise<void> {
  const today = `${userId} ${new Date().toISOString().slice(0, 10)}`
  if (!isStandalone() || readSaved(appOpened) === today) return
  const answer = await reportDeed({ deed: 'app-opened' })
  const { ok, status } = answer
  const isOurs = answer.ok || answer.message !== brokenMessage
  if (whatNext('deed', { ok, status, isOurs }) !== 'wait') save(appOpened, today)
}
