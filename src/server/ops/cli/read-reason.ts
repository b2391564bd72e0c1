import type { Problem } from './command.ts'

const maxLength = 200

/** `--reason "…"`: stored in the audit log; some commands show it to the owner. */
export function readReason(given: string | boolean | undefined): { reason: string } | Problem {
  const reason = String(given ?? '').trim()
  if (reason !== '' && reason.length <= maxLength && !/\p{C}/u.test(reason)) return { reason }
  return { problem: `Say why: --reason "…", at most ${maxLength} characters on one line.` }
}
