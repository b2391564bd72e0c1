import { claimMessages } from '#contract/claim-messages.ts'
import { addEntry, type OutboxEntry } from '#domain/outbox/entry.ts'
import { readFinishedGames } from '#domain/outbox/finished-games.ts'
import { hasMoreToSend, nextEntry } from '#domain/outbox/next-entry.ts'
import { outcomeMessage } from '#domain/outbox/outcome-message.ts'
import { applySendResult, toSendResult } from '#domain/outbox/send-result.ts'
import { readLikeIntent } from '#domain/profile/like-intent.ts'
import { newStampsMessage } from '#domain/profile/new-stamps-message.ts'
import type { ApiResult } from '../api/call-api.ts'
import { genericErrorMessage } from '../api/user-facing-error.ts'
import { isStandalone } from '../device/is-standalone.ts'
import { newId } from '../device/random.ts'
import { account } from '../session/account.ts'
import { refreshProfile, reportActivity } from '../session/profile-actions.ts'
import { profileState } from '../session/profile-store.ts'
import { resolveSession } from '../session/resolve-session.ts'
import { readSaved, save } from '../storage/storage.ts'
import { finishedGamesName, pendingLikeName, wakeOutbox } from './outbox.ts'
import { changeOutbox, migrateOldLists, readOutbox } from './outbox-list.ts'
import { sendEntry } from './send-entry.ts'

const appOpened = 'app-opened'
const firstBackoffMs = 2_000
const maxBackoffMs = 5 * 60_000
/** After this many lost answers in a row the phone counts as offline. */
const maxLostAnswers = 2

let sending: Promise<unknown> = Promise.resolve()
let backoffMs = firstBackoffMs
let backoffUntilMs = 0
let timer: ReturnType<typeof setTimeout> | undefined
let pendingMessages: string[] = []
/** Results by entry id that a caller waits for, and so are not announced. */
const awaitedResults = new Map<string, ApiResult<unknown> | null>()

/**
 * Sends the outbox in order, one run at a time across all tabs.
 * @param skipsBackoff sends at once, even while backing off
 */
export function sendAll(skipsBackoff: boolean): Promise<void> {
  if (skipsBackoff) backoffUntilMs = 0
  const sent = sending.then(async () => {
    if (!navigator.onLine || Date.now() < backoffUntilMs) return
    const before = ownIds()
    const round = () => send(before)
    await (navigator.locks ? navigator.locks.request('party-dojo:outbox', round) : round())
  })
  sending = sent.catch(() => {})
  return sent
}

/** The message about what was sent, once; null when there is none. */
export function takeMessage(): string | null {
  const news = pendingMessages.join(' ')
  pendingMessages = []
  return news || null
}

/** Sends, and returns the answer to that entry: null when none came, or another tab got it. */
export async function sendAndWait(id: string): Promise<ApiResult<unknown> | null> {
  awaitedResults.set(id, null)
  await sendAll(true).catch(() => {})
  const answer = awaitedResults.get(id) ?? null
  awaitedResults.delete(id)
  // Listeners show the messages about other entries.
  if (pendingMessages.length > 0) wakeOutbox()
  return answer
}

function ownIds(): string[] {
  const userId = account.get()?.userId
  return readOutbox().flatMap((entry) => (entry.userId === userId ? entry.id : []))
}

/** @param before ids of the user's entries before this tab got the lock */
async function send(before: readonly string[]): Promise<void> {
  migrateOldLists()
  await resolveCurrentUser()
  const { userId, profile } = profileState.get()
  if (userId !== null && profile !== null) {
    const now = ownIds()
    // Another tab sent some: the profile has changed.
    if (before.some((id) => !now.includes(id))) await refreshProfile()
    adoptPendingLike(userId)
    adoptFinishedGames(userId)
    await reportAppOpened(userId)
  }
  await sendEntries()
  const after = profileState.get()
  if (profile !== null && after.profile !== null && after.userId === userId) {
    const stamps = newStampsMessage(profile.achievements, after.profile.achievements)
    if (stamps) pendingMessages.push(stamps)
  }
}

/** Nothing is sent before the session is known. */
async function resolveCurrentUser(): Promise<void> {
  if (account.get() !== null && profileState.get().profile === null) await resolveSession()
}

async function sendEntries(): Promise<void> {
  const waiting = new Set<string>()
  let lost = 0
  while (lost < maxLostAnswers) {
    const { userId, profile } = profileState.get()
    const round = { userId: profile ? userId : null, nowMs: Date.now(), waiting }
    const entry = nextEntry(readOutbox(), round)
    if (entry === null) break
    const answer = await sendEntry(entry)
    if (settle(entry, answer) === 'wait') waiting.add(entry.id)
    else backoffMs = firstBackoffMs
    lost = answer.status === 'offline' ? lost + 1 : 0
    // The session ended or changed in another tab.
    if (answer.status === 401 || answer.status === 403) await resolveSession()
  }
  const userId = account.get()?.userId ?? null
  if (hasMoreToSend(readOutbox(), { userId, nowMs: Date.now() })) backOff()
}

function settle(entry: OutboxEntry, answer: ApiResult<unknown>): 'wait' | 'settled' {
  const { ok, status } = answer
  const message = answer.ok ? null : answer.message
  const then = toSendResult(entry.kind, {
    ok,
    status,
    isFromServer: message !== genericErrorMessage,
  })
  // Removed only now: a tab that dies in between loses nothing.
  changeOutbox((entries) => applySendResult(entries, entry.id, then, status))
  if (awaitedResults.has(entry.id)) awaitedResults.set(entry.id, answer)
  else if (then === 'done' || then === 'refused') {
    // Claimed by an earlier attempt or another phone: the coins are there.
    const isThere = answer.ok || message === claimMessages.already
    const words = outcomeMessage(entry, isThere ? null : message)
    if (words) pendingMessages.push(words)
  }
  return then === 'wait' ? 'wait' : 'settled'
}

function backOff(): void {
  backoffUntilMs = Date.now() + backoffMs
  clearTimeout(timer)
  timer = setTimeout(() => {
    backoffUntilMs = 0
    wakeOutbox()
  }, backoffMs)
  backoffMs = Math.min(backoffMs * 2, maxBackoffMs)
}

/** A like from before the sign-in goes to the account. */
function adoptPendingLike(userId: string): void {
  const game = readLikeIntent(readSaved(pendingLikeName), Date.now())
  if (game !== null) {
    const like = { kind: 'like', game, liked: true, userId, id: newId() } as const
    changeOutbox((entries) => addEntry(entries, like))
  }
  save(pendingLikeName, null)
}

/** Games finished before the sign-in count for the account. */
function adoptFinishedGames(userId: string): void {
  const games = readFinishedGames(readSaved(finishedGamesName))
  if (games.length === 0) return
  const deeds = games.map((finished) => ({
    ...({ kind: 'deed', userId, id: newId() } as const),
    ...finished,
  }))
  changeOutbox((entries) => deeds.reduce(addEntry, [...entries]))
  save(finishedGamesName, null)
}

/**
 * Reports an opening from the home screen, once a day and before the entries: a claim may depend on
 * it.
 */
async function reportAppOpened(userId: string): Promise<void> {
  const today = `${userId} ${new Date().toISOString().slice(0, 10)}`
  if (!isStandalone() || readSaved(appOpened) === today) return
  const answer = await reportActivity({ deed: 'app-opened' })
  const { ok, status } = answer
  const isOurs = answer.ok || answer.message !== genericErrorMessage
  if (toSendResult('deed', { ok, status, isFromServer: isOurs }) !== 'wait') save(appOpened, today)
}
