import { type SentDareView, senderKeyHeader } from '#contract/dare-views.ts'
import {
  changeSentDare,
  readSentDares,
  type SentDare,
  watchedDares,
} from '#domain/dares/sent-dares.ts'
import { type Answer, callApi, isNotThere, offlineMessage } from '../api/call-api.ts'
import { savedValue } from '../storage/saved-value.ts'

/** Dares that went out from this device, with the keys to their answers. */
export const sentDares = savedValue('dares-sent', readSentDares)

/** A bar has one address, and every desk in it asks: of many, so many at a time. */
const atOnce = 10

/** Whether any of them stands otherwise now, or why that is not known of all. */
type News = { hasNews: boolean; problem: string | null }

/**
 * Asks how those stand that may have been answered: ten of them, in turn, or `all`. What cannot be
 * asked now stays as it was.
 */
export async function askAboutSentDares(which: 'some' | 'all'): Promise<News> {
  if (!navigator.onLine) return { hasNews: false, problem: offlineMessage }
  const watched = watchedDares(sentDares.get())
  // Only where they take turns: what is written is drawn again in every tab.
  const turn = watched.length > atOnce ? { askedMs: Date.now() } : {}
  const news: News = { hasNews: false, problem: null }
  for (let at = 0; at < (which === 'all' ? watched.length : atOnce); at += atOnce) {
    const asked = watched.slice(at, at + atOnce).map((dare) => askAbout(dare, turn))
    for (const { hasNews, problem } of await Promise.all(asked)) {
      news.hasNews ||= hasNews
      news.problem ??= problem
    }
    if (news.problem === offlineMessage) break
  }
  return news
}

async function askAbout(dare: SentDare, turn: Partial<SentDare>): Promise<News> {
  const answer: Answer<SentDareView> = await callAsSender('GET', '/answers', dare)
  const news = newsOf(answer)
  if (answer.status !== 'offline') change(dare.id, { ...turn, ...news })
  if (news === null) return { hasNews: false, problem: answer.ok ? null : answer.message }
  const told = { ...dare, ...news }
  return { hasNews: JSON.stringify(told) !== JSON.stringify(dare), problem: null }
}

function callAsSender<T>(
  method: 'GET' | 'DELETE',
  below: string,
  { id, senderKey }: SentDare,
): Promise<Answer<T>> {
  const headers = { [senderKeyHeader]: senderKey }
  return callApi(method, `/api/dares/${id}${below}`, undefined, headers)
}

function newsOf(answer: Answer<SentDareView>): Partial<SentDare> | null {
  if (!answer.ok) return isNotThere(answer) ? { status: 'gone' } : null
  const { status, doneLines, answers } = answer.data
  const swap = answers.find(({ answer }) => answer === 'swapped')
  const done = answers.findLast(({ answer }) => answer === 'done')
  return {
    status,
    doneLines,
    swappedFor: swap?.answer === 'swapped' ? swap.text : null,
    words: done?.answer === 'done' ? done.words : '',
  }
}

/** Takes a dare back: its link leads nowhere then. @returns why it could not be, or null */
export async function takeBack(dare: SentDare): Promise<string | null> {
  if (dare.status !== 'gone') {
    const answer = await callAsSender('DELETE', '', dare)
    if (!answer.ok && !isNotThere(answer)) return answer.message
  }
  change(dare.id, null)
  return null
}

function change(id: string, news: Partial<SentDare> | null): void {
  const after = changeSentDare(sentDares.get(), id, news)
  // Only what is new is written: every tab draws it again.
  if (JSON.stringify(after) !== JSON.stringify(sentDares.get())) sentDares.set(after)
}
