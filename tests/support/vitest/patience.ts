/** Milliseconds that a test waits for what has no limit of its own: a busy machine answers late, and rightly. */
export const patienceMs = 20_000
