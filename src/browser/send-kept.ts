import type { DeviceName } from '#contract/stored-things.ts'
import { readKeptDeeds, withoutDeed } from '#domain/outbox/kept-deeds.ts'
import {
  changeFeedback,
  laterTime,
  nextFeedback,
  readKeptFeedback,
} from '#domain/outbox/kept-feedback.ts'
import { whatNext } from '#domain/outbox/what-next.ts'
import { freshStamps } from '#domain/profile/fresh-stamps.ts'
import { readLikeWish } from '#domain/profile/like-wish.ts'
import { account } from './account.ts'
import { callApi } from './call-api.ts'
import { deedQueue, feedbackQueue, likeWish } from './outbox.ts'
import { likeGame, reportDeed } from './profile-actions.ts'
import { profileState } from './profile-store.ts'
import { resolveSession } from './resolve-session.ts'
import { readSaved, save } from './storage.ts'

const appOpened = 'app-opened'

let turn: Promise<unknown> = Promise.resolve()

/** Sends what waits, in order; one after the other, in this tab and among all tabs. */
export function sendAll(): Promise<string | null> {
  const stamps = turn.then(() =>
    navigator.locks ? navigator.locks.request('party-dojo:outbox', send) : send(),
  )
  turn = stamps.catch(() => {})
  return stamps
}

async function send(): Promise<string | null> {
  await sendFeedback()
  return account.get() ? await sendOwn() : null
}

async function sendFeedback(): Promise<void> {
  for (;;) {
    const kept = readKeptFeedback(readSaved(feedbackQueue))
    const next = nextFeedback(kept, Date.now())
    if (!next) return
    const { held: _, ...feedback } = next
    const { time } = next
    const answer = await callApi('PUT', `/api/feedback/${encodeURIComponent(time)}`, feedback)
    const then = whatNext(answer.status)
    if (then === 'wait') return
    // Read again: more may have been given meanwhile.
    const now = readKeptFeedback(readSaved(feedbackQueue))
    const change = then === 'rename' ? { time: laterTime(time) } : null
    saveList(feedbackQueue, changeFeedback(now, time, change))
  }
}

/** What only somebody signed in can do: the like they wished for, and their deeds. */
async function sendOwn(): Promise<string | null> {
  if (!profileState.get().profile) await resolveSession()
  const { userId, profile } = profileState.get()
  if (userId === null || !profile) return null
  await sendWish()
  await sendDeeds(userId)
  await sendOpened(userId)
  const after = profileState.get().profile ?? profile
  return freshStamps(profile.achievements, after.achievements)
}

async function sendWish(): Promise<void> {
  const game = readLikeWish(readSaved(likeWish), Date.now())
  if (game !== null && whatNext((await likeGame(game, true)).status) === 'wait') return
  save(likeWish, null)
}

async function sendDeeds(userId: string): Promise<void> {
  for (;;) {
    const deed = readKeptDeeds(readSaved(deedQueue)).find((kept) => kept.userId === userId)
    if (!deed) return
    const { game, sober } = deed
    const answer = await reportDeed({ deed: 'game-finished', game, sober })
    if (whatNext(answer.status) === 'wait') return
    saveList(deedQueue, withoutDeed(readKeptDeeds(readSaved(deedQueue)), deed))
  }
}

/** Opened from the home screen, without a browser round it: once a day. */
async function sendOpened(userId: string): Promise<void> {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  const today = `${userId} ${new Date().toISOString().slice(0, 10)}`
  if (!isInstalled || readSaved(appOpened) === today) return
  const answer = await reportDeed({ deed: 'app-opened' })
  if (whatNext(answer.status) !== 'wait') save(appOpened, today)
}

function saveList(name: DeviceName, list: readonly unknown[]): void {
  save(name, list.length > 0 ? list : null)
}
