import { readFileSync } from 'node:fs'

/** What a process holds in memory, in megabytes: of Linux, whatever runs in it. */
export function readRssMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1000
}
