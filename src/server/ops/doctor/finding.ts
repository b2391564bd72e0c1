/** `look`: it works, and somebody should think about it; `bad`: something is broken, or soon will be. */
export type State = 'ok' | 'look' | 'bad'

/** One line of what was found. */
export type Finding = { state: State; about: string; says: string }

export function ok(about: string, says: string): Finding {
  return { state: 'ok', about, says }
}

export function look(about: string, says: string): Finding {
  return { state: 'look', about, says }
}

export function bad(about: string, says: string): Finding {
  return { state: 'bad', about, says }
}
