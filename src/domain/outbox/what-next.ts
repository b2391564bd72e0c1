/** What becomes of something that was kept on the device and has just been sent. */
type WhatNext =
  /** It is there, or the server will never take it. */
  | 'done'
  /** Its key is another's: send it again under a new one. */
  | 'rename'
  /** Not now: it stays until the network is back, or the server is. */
  | 'wait'

const passingTroubles = [401, 408, 425, 429]

/** By the status of the answer. */
export function whatNext(status: number | 'offline'): WhatNext {
  if (status === 'offline' || status >= 500 || passingTroubles.includes(status)) return 'wait'
  return status === 409 ? 'rename' : 'done'
}
