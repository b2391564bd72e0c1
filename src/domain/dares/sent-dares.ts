import type { DareStatus } from './answers.ts'
import { type DareKind, dareKinds } from './dare.ts'
import { isDareId, isSenderKey } from './ids.ts'

/** A dare that went out from this device, and how it stood when it was last asked about. */
export type SentDare = {
  id: string
  senderKey: string
  kind: DareKind
  to: string
  /** epoch milliseconds */
  sentMs: number
  /** When it was last asked about, epoch milliseconds; 0 while it was not. */
  askedMs: number
  /** `gone`: the server said so. The phone's clock is not asked: it may be wrong. */
  status: DareStatus | 'gone'
  doneLines: number
  /** What was taken in its place, or null. */
  swappedFor: string | null
  /** What a love card was answered. */
  words: string
}

const maxSentDares = 50
const statuses = ['open', 'swapped', 'accepted', 'declined', 'done', 'gone']

/** Whatever is saved, as dares that can be shown; rubbish is left out. */
export function readSentDares(saved: unknown): SentDare[] {
  return Array.isArray(saved) ? saved.filter(isSentDare).slice(0, maxSentDares) : []
}

/** The newest first; one that is there already keeps its place. */
export function addSentDare(sent: readonly SentDare[], dare: SentDare): SentDare[] {
  return sent.some(({ id }) => id === dare.id) ? [...sent] : [dare, ...sent].slice(0, maxSentDares)
}

/** With that one changed, or without it. */
export function changeSentDare(
  sent: readonly SentDare[],
  id: string,
  change: Partial<SentDare> | null,
): SentDare[] {
  return sent.flatMap((dare) =>
    dare.id !== id ? [dare] : change === null ? [] : [{ ...dare, ...change }],
  )
}

/** Those there may be news of, the one that was asked about longest ago first. */
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
