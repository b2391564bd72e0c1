import { type Dare, type DareKind, lineCounts } from './dare.ts'
import { readDrawing } from './drawing.ts'
import { isDareId, isSenderKey } from './ids.ts'

export type Draft = Dare & { attempt: Attempt | null }

export type Attempt = { id: string; senderKey: string; content: string }

export function emptyDraft(kind: DareKind, from = ''): Draft {
  const lines = Array.from({ length: lineCounts[kind] }, () => '')
  return { kind, from, to: '', lines, water: kind === 'pong', drawing: [], attempt: null }
}

export function readDraft(kind: DareKind, saved: unknown): Draft {
  const { from, to, lines, water, drawing, attempt } = (saved ?? {}) as Record<string, unknown>
  const empty = emptyDraft(kind, textOf(from))
  const kept = Array.isArray(lines) ? lines : []
  return {
    ...empty,
    to: textOf(to),
    lines: empty.lines.map((_, at) => textOf(kept[at])),
    water: kind === 'pong' && water !== false,
    drawing: kind === 'card' ? readDrawing(drawing) : [],
    attempt: readAttempt(attempt),
  }
}

export function attemptOf(draft: Draft, newId: () => string): Attempt {
  const { attempt: before, ...dare } = draft
  const content = JSON.stringify(dare)
  if (before?.content === content) return before
  return { id: newId(), senderKey: newId() + newId(), content }
}

function readAttempt(saved: unknown): Attempt | null {
  const { id, senderKey, content } = (saved ?? {}) as Record<string, unknown>
  const [idText, keyText] = [textOf(id), textOf(senderKey)]
  if (!isDareId(idText) || !isSenderKey(keyText)) return null
  return { id: idText, senderKey: keyText, content: textOf(content) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
