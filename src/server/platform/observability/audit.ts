import { createHmac } from 'node:crypto'
import type { Log } from './log.ts'

/** Explained in `docs/operations/audit.md`. */
export type AuditCode =
  | 'app_check_refused'
  | 'forbidden'
  | 'forbidden_origin'
  | 'forbidden_redirect'
  | 'forged_session'
  | 'rate_limited'
  | 'server_field'
  | 'sign_in_refused'
  | 'upload_refused'
  | 'webhook_refused'
  | 'wrong_code'
  | 'wrong_link'
  | 'wrong_password'

export type Refusal = {
  audit: AuditCode
  requestId: string
  method: string
  /** The route's pattern: a real path may contain a secret. */
  path: string
  userId?: string
}

export type Audit = {
  /** `address` of the client; only its keyed hash is logged. */
  record: (refusal: Refusal, address: string) => void
  /** Writes the refusals that are still being counted. */
  close: () => void
}

type Window = { timer: NodeJS.Timeout; waiting: { refusal: Refusal; count: number } | null }

const windowMs = 1_000
/** Bounds memory in a flood from many addresses: the rest count as one. */
const maxWindows = 1_000
const hashLength = 16

/** Logs the first refusal of a kind and address at once, those of the next second as one line. */
export function openAudit({ log, authSecret }: { log: Log; authSecret: string }): Audit {
  const windows = new Map<string, Window>()

  function write(refusal: Refusal, who: string, count: number): void {
    log.warn({ event: 'request.refused', ...refusal, who, count }, 'Request refused')
  }

  function openWindow(key: string, who: string): void {
    const timer = setTimeout(() => {
      const { waiting = null } = windows.get(key) ?? {}
      windows.delete(key)
      if (waiting === null) return
      write(waiting.refusal, who, waiting.count)
      openWindow(key, who)
    }, windowMs)
    windows.set(key, { timer: timer.unref(), waiting: null })
  }

  return {
    record(refusal, address) {
      let who = keyedHash(address, authSecret)
      if (windows.size >= maxWindows && !windows.has(`${refusal.audit} ${who}`)) who = 'many'
      const key = `${refusal.audit} ${who}`
      const window = windows.get(key)
      if (window) window.waiting = { refusal, count: (window.waiting?.count ?? 0) + 1 }
      else {
        write(refusal, who, 1)
        openWindow(key, who)
      }
    },
    close() {
      for (const [key, { timer, waiting }] of windows) {
        clearTimeout(timer)
        if (waiting) write(waiting.refusal, key.slice(key.indexOf(' ') + 1), waiting.count)
      }
      windows.clear()
    },
  }
}

function keyedHash(address: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`audit ${address}`).digest('base64url')
  return hash.slice(0, hashLength)
}
