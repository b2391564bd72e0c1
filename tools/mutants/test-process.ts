import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './find-mutants.ts'
import type { TestVerdict, WarmMessage } from './warm-tests.ts'

/** Longer than a test and its hook may take: a change that loops for ever is noticed by its silence. */
const silenceMs = 75_000

export type TestProcess = {
  /** What the tests say of a change; `hangs` when they never end. */
  judge(mutant: Mutant): Promise<TestVerdict | 'hangs'>
  stop(): void
}

/**
 * Keeps one warm process for tests, and starts another after one that hangs.
 * @param which the project, and how many of its test files at most
 */
export function testProcess(root: string, copy: string, which: readonly string[]): TestProcess {
  let child: ChildProcess | null = null

  const start = () => {
    const args = [join(copy, 'tools/mutants/warm-tests.ts'), ...which]
    // A group of its own: the workers go with it.
    const started = spawn(process.execPath, args, {
      cwd: copy,
      detached: true,
      env: { ...process.env, TMPDIR: join(copy, '..') },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = () => stopGroup(started)
    process.once('exit', ended)
    started.once('exit', () => process.off('exit', ended))
    return started
  }
  const stop = () => {
    if (child) stopGroup(child)
    child = null
  }

  return {
    stop,
    async judge({ path, text }) {
      if (child === null) {
        child = start()
        await answer(child)
      }
      child.send({ path, text })
      const verdict = await answer(child)
      if (typeof verdict !== 'string') return verdict
      stop()
      cpSync(join(root, path), join(copy, path))
      return 'hangs'
    },
  }
}

/** The next message that says something; `silent` when none has come for too long. */
function answer(child: ChildProcess): Promise<Exclude<WarmMessage, 'alive'> | 'silent'> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      child.off('message', listen).off('exit', fail)
    }
    const listen = (message: WarmMessage) => {
      timer.refresh()
      if (message === 'alive') return
      done()
      resolve(message)
    }
    const fail = () => {
      done()
      reject(new Error('The process that runs the tests has ended'))
    }
    const timer = setTimeout(() => {
      done()
      resolve('silent')
    }, silenceMs)
    child.on('message', listen).once('exit', fail)
  })
}

function stopGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
