import type { PromptPart } from '../prompts/placeholders.ts'
import type { Seat } from '../table/players.ts'

export type Slots = {
  a: Seat | null
  b: Seat | null
  /** The value of {n}, in sips or points. */
  amount: number
}

const slot = /(\{A\}|\{B\}|\{all\}|\{n\})/
const sentenceStart = /(^|[.!?:]\s*)$/

export function fillSlots(text: string, { a, b, amount }: Slots): PromptPart[] {
  const pieces = text.split(slot)
  return pieces
    .map((piece, at): PromptPart => {
      if (piece === '{A}' && a !== null) return { seat: a }
      if (piece === '{B}' && b !== null) return { seat: b }
      if (piece === '{B}') return { text: 'somebody' }
      if (piece === '{n}') return { sips: amount }
      if (piece !== '{all}') return { text: piece }
      const before = pieces[at - 1] ?? ''
      return { text: sentenceStart.test(before) ? 'Everybody' : 'everybody' }
    })
    .filter((part) => !('text' in part) || part.text !== '')
}
