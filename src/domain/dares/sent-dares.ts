import type { DareStatus } from './answers.ts'
import { type DareKind, dareKinds } from './dare.ts'
import { isDareId, isSenderKey } from './ids.ts'

export type SentDare = {
  id: string
  senderKey: string
  kind: DareKind
  to: string
  sentMs: number
  /** Epoch milliseconds; 0 while it was never asked about. */
  askedMs: number
  /** `gone` comes from the server: the phone's clock may be wrong. */
  status: DareStatus | 'gone'
  doneLines: number
  swappedFor: string | null
  words: string
}

const maxSentDares = 50
const statuses = ['open', 'swapped', 'accepted', 'declined', 'done', 'gone']

export function readSentDares(saved: unknown): SentDare[] {
  return Array.isArray(saved) ? saved.filter(isSentDare).slice(0, maxSentDares) : []
}

export function addSentDare(sent: readonly SentDare[], dare: SentDare): SentDare[] {
  return sent.some(({ id }) => id === dare.id) ? [...sent] : [dare, ...sent].slice(0, maxSentDares)
}

export function changeSentDare(
  sent: readonly SentDare[],
  id: string,
  change: Partial<SentDare> | null,
): SentDare[] {
  return sent.flatMap((dare) =>
    dare.id !== id ? [dare] : change === null ? [] : [{ ...dare, ...change }],
  )
}

export function pendingDares(sent: readonly SentDare[]): SentDare[] {
  return sent.filter(isPending).sort((one, other) => one.askedMs - other.askedMs)
}

function isPending({ status }: SentDare): boolean {
  return !['declined', 'done', 'gone'].includes(status)
}

function isSentDare(item: unknown): item is SentDare {
  const dare = (item ?? {}) as Record<string, unknown>
  return (
    typeof dare.id === 'string' &&
    isDareId(dare.id) &&
    typeof dare.senderKey === 'string' &&
    isSenderKey(dare.senderKey) &&
    dareKinds.includes(dare.kind as DareKind) &&
    statuses.includes(dare.status as string) &&
    [dare.to, dare.words].every((text) => typeof text === 'string') &&
    [dare.sentMs, dare.askedMs, dare.doneLines].every(Number.isFinite) &&
    (dare.swappedFor === null || typeof dare.swappedFor === 'string')
  )
}
