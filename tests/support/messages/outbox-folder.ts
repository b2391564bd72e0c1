import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMs = 1_000

/** What a server without a mail server has sent, from the folder where it leaves letters. */
export function openOutboxFolder(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  const texts = new Map<string, string>()

  /** The newest letters last. */
  function readEmails(): string[] {
    for (const name of findNames()) {
      if (!texts.has(name)) texts.set(name, readFileSync(join(folder, name), 'utf8'))
    }
    return [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  }

  function findNames(): string[] {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.txt') && !name.startsWith('.'))
    } catch {
      return []
    }
  }

  return {
    countTo: (to: string) => readEmails().filter((text) => isTo(text, to)).length,
    /** Waits for one more letter than `known`; null when none comes. */
    async waitFor(to: string, known: number): Promise<string | null> {
      const giveUpAtMs = performance.now() + timeoutMs
      while (performance.now() < giveUpAtMs) {
        const emails = readEmails().filter((text) => isTo(text, to))
        if (emails.length > known) return emails.at(-1) ?? null
        await sleep(10)
      }
      return null
    },
  }
}

export type OutboxFolder = ReturnType<typeof openOutboxFolder>

function isTo(text: string, to: string): boolean {
  return text.startsWith(`To: ${to}\n`)
}
