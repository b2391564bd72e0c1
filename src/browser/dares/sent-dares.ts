import { type SentDareView, senderKeyHeader } from '#contract/dare-views.ts'
import {
  changeSentDare,
  pendingDares,
  readSentDares,
  type SentDare,
} from '#domain/dares/sent-dares.ts'
import { type ApiResult, callApi, isNotFound, offlineMessage } from '../api/call-api.ts'
import { savedValue } from '../storage/saved-value.ts'

export const sentDares = savedValue('dares-sent', readSentDares)

/** All tabs of a bar share one address and its rate limit. */
const batchSize = 10

/** `problem`: why the state of some dares is not known. */
type RefreshResult = { hasNews: boolean; problem: string | null }

/** The next ten dares in turn, or `all`. A dare that cannot be read keeps its state. */
export async function refreshSentDares(which: 'some' | 'all'): Promise<RefreshResult> {
  if (!navigator.onLine) return { hasNews: false, problem: offlineMessage }
  const watched = pendingDares(sentDares.get())
  // Only when they take turns: each write redraws every tab.
  const checked = watched.length > batchSize ? { askedMs: Date.now() } : {}
  const news: RefreshResult = { hasNews: false, problem: null }
  for (let at = 0; at < (which === 'all' ? watched.length : batchSize); at += batchSize) {
    const asked = watched.slice(at, at + batchSize).map((dare) => refreshDare(dare, checked))
    for (const { hasNews, problem } of await Promise.all(asked)) {
      news.hasNews ||= hasNews
      news.problem ??= problem
    }
    if (news.problem === offlineMessage) break
  }
  return news
}

async function refreshDare(dare: SentDare, checked: Partial<SentDare>): Promise<RefreshResult> {
  const answer: ApiResult<SentDareView> = await callAsSender('GET', '/answers', dare)
  const news = changesOf(answer)
  if (answer.status !== 'offline') change(dare.id, { ...checked, ...news })
  if (news === null) return { hasNews: false, problem: answer.ok ? null : answer.message }
  const updated = { ...dare, ...news }
  return { hasNews: JSON.stringify(updated) !== JSON.stringify(dare), problem: null }
}

function callAsSender<T>(
  method: 'GET' | 'DELETE',
  below: string,
  { id, senderKey }: SentDare,
): Promise<ApiResult<T>> {
  const headers = { [senderKeyHeader]: senderKey }
  return callApi(method, `/api/dares/${id}${below}`, undefined, headers)
}

function changesOf(answer: ApiResult<SentDareView>): Partial<SentDare> | null {
  if (!answer.ok) return isNotFound(answer) ? { status: 'gone' } : null
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

/** Withdraws a dare, so that its link stops working. @returns why it failed, or null */
export async function withdrawDare(dare: SentDare): Promise<string | null> {
  if (dare.status !== 'gone') {
    const answer = await callAsSender('DELETE', '', dare)
    if (!answer.ok && !isNotFound(answer)) return answer.message
  }
  change(dare.id, null)
  return null
}

function change(id: string, news: Partial<SentDare> | null): void {
  const after = changeSentDare(sentDares.get(), id, news)
  // Writes only on a change: each write redraws every tab.
  if (JSON.stringify(after) !== JSON.stringify(sentDares.get())) sentDares.set(after)
}
