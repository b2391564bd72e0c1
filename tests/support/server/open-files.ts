import { readFileSync } from 'node:fs'

/** By this process and by those it starts: of Linux. */
export function openFilesAllowed(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8')
  return Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? 1_024)
}
