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
import { deedQueue, feedbackQueue, likeWish, type SendReport } from './outbox.ts'
import { likeGame, reportDeed } from './profile-actions.ts'
import { profileState } from './profile-store.ts'
import { resolveSession } from './resolve-session.ts'
import { readSaved, save } from './storage.ts'

const appOpened = 'app-opened'

let turn: Promise<unknown> = Promise.resolve()

/** Sends what waits, in order; one after the other, in this tab and among all tabs. */
export function sendAll(): Promise<SendReport> {
  const report = turn.then(() =>
    navigator.locks ? navigator.locks.request('party-dojo:outbox', send) : send(),
  )
  turn = report.catch(() => {})
  return report
}

async function send(): Promise<SendReport> {
  const isFeedbackOut = await sendFeedback()
  const isOwnOut = account.get() ? await sendOwn() : null
  return { waits: !isFeedbackOut || isOwnOut?.waits === true, stamps: isOwnOut?.stamps ?? null }
}

/** False when some of it has to wait. */
async function sendFeedback(): Promise<boolean> {
  for (;;) {
    const kept = readKeptFeedback(readSaved(feedbackQueue))
    const next = nextFeedback(kept, Date.now())
    if (!next) return true
    const { held: _, ...feedback } = next
    const { time } = next
    const answer = await callApi('PUT', `/api/feedback/${encodeURIComponent(time)}`, feedback)
    const then = whatNext(answer.status)
    if (then === 'wait') return false
    // Read again: more may have been given meanwhile.
    const now = readKeptFeedback(readSaved(feedbackQueue))
    const change = then === 'rename' ? { time: laterTime(time) } : null
    saveList(feedbackQueue, changeFeedback(now, time, change))
  }
}

/** What only somebody signed in can do: the like they wished for, and their deeds. */
async function sendOwn(): Promise<SendReport> {
  if (!profileState.get().profile) await resolveSession()
  const { userId, profile } = profileState.get()
  if (userId === null || !profile) return { waits: true, stamps: null }
  const isOut = [await sendWish(), await sendDeeds(userId), await sendOpened(userId)]
  const after = profileState.get().profile ?? profile
  return {
    waits: isOut.includes(false),
    stamps: freshStamps(profile.achievements, after.achievements),
  }
}

async function sendWish(): Promise<boolean> {
  const game = readLikeWish(readSaved(likeWish), Date.now())
  if (game !== null && whatNext((await likeGame(game, true)).status) === 'wait') return false
  save(likeWish, null)
  return true
}

async function sendDeeds(userId: string): Promise<boolean> {
  for (;;) {
    const deed = readKeptDeeds(readSaved(deedQueue)).find((kept) => kept.userId === userId)
    if (!deed) return true
    const { game, sober } = deed
    const answer = await reportDeed({ deed: 'game-finished', game, sober })
    if (whatNext(answer.status) === 'wait') return false
    saveList(deedQueue, withoutDeed(readKeptDeeds(readSaved(deedQueue)), deed))
  }
}

/** Opened from the home screen, without a browser round it: once a day. */
async function sendOpened(userId: string): Promise<boolean> {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  const today = `${userId} ${new Date().toISOString().slice(0, 10)}`
  if (!isInstalled || readSaved(appOpened) === today) return true
  const answer = await reportDeed({ deed: 'app-opened' })
  if (whatNext(answer.status) === 'wait') return false
  save(appOpened, today)
  return true
}

function saveList(name: string, list: readonly unknown[]): void {
  save(name, list.length > 0 ? list : null)
}
