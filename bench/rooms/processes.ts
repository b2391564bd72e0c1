import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { endProcess, startNode, waitForAnswer } from '../processes.ts'
import type { Ask } from './driver.ts'

export type Driver = {
  /** @returns what was measured, milliseconds each */
  ask: (ask: Ask) => Promise<number[]>
  /** Of the last view a screen was sent. */
  viewBytes: () => number
  stop: () => Promise<void>
}

/** Phones in a process of their own. */
export function openDriver(): Driver {
  const child = fork(join(import.meta.dirname, 'driver.ts'), { stdio: 'inherit' })
  let bytes = 0
  return {
    async ask(ask) {
      child.send(ask)
      const [answer] = (await once(child, 'message')) as [
        { result?: number[]; bytes: number; error?: string },
      ]
      if (answer.error) throw new Error(answer.error)
      bytes = answer.bytes || bytes
      return answer.result ?? []
    },
    viewBytes: () => bytes,
    stop: () => endProcess(child),
  }
}

/** A server that sends frames of this size to everybody in a room, and does nothing else. */
export async function startBareRooms(
  bytes: number,
): Promise<{ url: string; process: ChildProcess }> {
  const port = await findFreePort()
  const process = startNode(['bench/rooms/bare-ws.mjs', String(port), String(bytes)])
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(url)
  return { url, process }
}

/** Razzia's own server, as its build made it, with one quiz whose questions stay open. */
export async function startPeer(
  folder: string,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const config = await mkdtemp(join(tmpdir(), 'party-dojo-peer-'))
  await mkdir(join(config, 'quizz'))
  const question = { question: 'Which?', answers: ['This', 'That'], solutions: [0] }
  const questions = Array.from({ length: 60 }, () => ({ ...question, cooldown: 3, time: 120 }))
  await writeFile(join(config, 'game.json'), JSON.stringify({ managerPassword: 'bench' }))
  await writeFile(join(config, 'quizz/bench.json'), JSON.stringify({ subject: 'Bench', questions }))
  const child = spawn(process.execPath, ['dist/index.cjs'], {
    cwd: join(folder, 'packages/socket'),
    env: { ...process.env, CONFIG_PATH: config },
    stdio: 'ignore',
  })
  const url = 'http://127.0.0.1:3001'
  await waitForAnswer(`${url}/ws/?EIO=4&transport=polling`)
  const stop = async () => {
    await endProcess(child)
    await rm(config, { recursive: true })
  }
  return { url, pid: child.pid ?? 0, stop }
}

/** User and system time of a process, in milliseconds; Linux counts in hundredths of a second. */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
