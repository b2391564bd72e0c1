/** A move the rules do not allow, with a sentence for the player. An answer, not an error. */
export type Refusal = { refused: string }

export function isRefusal<State extends object>(outcome: State | Refusal): outcome is Refusal {
  return 'refused' in outcome
}

export function refuse(sentence: string): Refusal {
  return { refused: sentence }
}
