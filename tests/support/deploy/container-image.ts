import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, matchesGlob, relative, sep } from 'node:path'
import { lastOf, type Stage, wordsOf } from './dockerfile.ts'

const isRoot = userInfo().uid === 0

/** A container's file system for a stage, as a folder: what a step calls `/data` is below it. */
export type Rootfs = { root: string; at: (path: string) => string }

export function openRootfs(root: string): Rootfs {
  const at = (path: string) => join(root, path)
  // What the image of Node has: the programs of the system are those of this machine.
  for (const path of ['/tmp', '/usr/local/bin']) mkdirSync(at(path), { recursive: true })
  copyFileSync(process.execPath, at('/usr/local/bin/node'))
  return { root, at }
}

/** Every path of a command that begins at the root, now below the folder. */
function moved({ root }: Rootfs, command: string): string {
  return command.replace(/(?<=^|[\s=])\/(?=\w)/g, `${root}/`)
}

/** What a stage sets for the steps after it and for what runs in it. */
export function envOf(stage: Stage, rootfs: Rootfs): Record<string, string> {
  const env = stage.steps.filter(({ word }) => word === 'ENV').map(({ rest }) => rest)
  const pairs = env.flatMap((rest) => rest.split(/\s+/)).map((pair) => pair.split('='))
  return {
    HOME: rootfs.at('/tmp'),
    PATH: `${rootfs.at('/usr/local/bin')}:${process.env.PATH}`,
    ...Object.fromEntries(pairs.map(([name, value = '']) => [name, moved(rootfs, value)])),
  }
}

/** Does the steps of a stage one after another; `run` says what is done in the place of a command. */
export async function doSteps(
  stage: Stage,
  rootfs: Rootfs,
  {
    copy,
    run,
  }: { copy: (from: string, to: string) => void; run: (command: string) => string | null },
): Promise<void> {
  const env = envOf(stage, rootfs)
  let cwd = rootfs.root
  let user: string | null = null
  for (const { word, rest } of stage.steps) {
    if (word === 'WORKDIR') {
      cwd = rootfs.at(rest)
      mkdirSync(cwd, { recursive: true })
    } else if (word === 'COPY') {
      const words = rest.split(/\s+/)
      const to = words.pop() ?? ''
      for (const from of words.filter((one) => !one.startsWith('--'))) copy(from, join(cwd, to))
    } else if (word === 'USER') {
      user = rest
    } else if (word === 'RUN') {
      const command = run(rest)
      if (command !== null) await shell(moved(rootfs, command), { cwd, env, ...idsOf(user) })
    }
  }
}

/** The program of CMD or HEALTHCHECK, started as the image's user. */
export function startIn(
  stage: Stage,
  rootfs: Rootfs,
  { words, env }: { words: string[]; env: Record<string, string> },
) {
  const [program = '', ...args] = words
  const started = spawn(program, args, {
    cwd: rootfs.at(lastOf(stage, 'WORKDIR')),
    env: { ...envOf(stage, rootfs), ...env },
    ...idsOf(lastOf(stage, 'USER')),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const ended = once(started, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { process: started, ended }
}

export const commandOf = (stage: Stage) => wordsOf(lastOf(stage, 'CMD'))
export const healthCheckOf = (stage: Stage) => wordsOf(lastOf(stage, 'HEALTHCHECK'))

/** The files that an engine would be sent: all but those that the ignore file names. */
export function copyContext(from: string, to: string): void {
  const lines = readFileSync(join(from, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n')
  const ignored = lines.filter((line) => line !== '' && !line.startsWith('#'))
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const name = relative(from, path).split(sep).join('/')
      return name === '' || !ignored.some((pattern) => matchesGlob(name, pattern))
    },
  })
}

/** Only root may be somebody else; everybody else tries the same as themselves. */
function idsOf(user: string | null): { uid?: number; gid?: number } {
  if (user === null || !isRoot) return {}
  const [uid, gid] = user.split(':').map(Number)
  return { uid, gid }
}

async function shell(
  command: string,
  options: { cwd: string; env: Record<string, string>; uid?: number; gid?: number },
): Promise<void> {
  const run = spawn('sh', ['-ec', command], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const [code] = await once(run, 'close')
  if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${output}`)
}
