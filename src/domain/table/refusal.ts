import type { Params } from './messages.ts'

/** A move the rules do not allow; its words are in a catalogue. An answer, not an error. */
export type Refusal<Code extends string = string> = { refused: Code; params?: Params }

export function isRefusal<State extends object, Code extends string>(
  outcome: State | Refusal<Code>,
): outcome is Refusal<Code> {
  return 'refused' in outcome
}

export function refuse<Code extends string>(refused: Code, params?: Params): Refusal<Code> {
  return params ? { refused, params } : { refused }
}
