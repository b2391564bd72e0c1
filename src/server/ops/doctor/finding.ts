/** `look`: works, but deserves attention; `bad`: broken, or soon to be. */
export type State = 'ok' | 'look' | 'bad'

export type Finding = { state: State; about: string; message: string }

export function ok(about: string, message: string): Finding {
  return { state: 'ok', about, message: message }
}

export function warn(about: string, message: string): Finding {
  return { state: 'look', about, message: message }
}

export function bad(about: string, message: string): Finding {
  return { state: 'bad', about, message: message }
}
