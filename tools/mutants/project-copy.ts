import { spawn } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { makeTempFolder } from '../temp-folder.mjs'
import type { Mutant } from './find-mutants.ts'

export type ProjectCopy = {
  folder: string
  /** Whether the command succeeds with this change in place. */
  passes(mutant: Mutant, command: readonly string[]): Promise<boolean>
}

const omitted = new Set(['node_modules', '.git', '.cache', 'build', 'data', 'test-results'])
const timeoutMs = 15 * 60_000

/** A copy in the temporary folder: the working tree is never touched. */
export function copyProject(root: string): ProjectCopy {
  const folder = join(makeTempFolder(), 'project')
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !omitted.has(relative(root, path).split('/')[0] ?? ''),
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    async passes({ path, text }, command) {
      writeFileSync(join(folder, path), text)
      try {
        return await run(folder, command)
      } finally {
        cpSync(join(root, path), join(folder, path))
      }
    },
  }
}

export function run(cwd: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, TMPDIR: join(cwd, '..') }
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore', env })
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

/** Type checks a file with those that import it: a change of one line reaches no further. */
export function typeCheckOf(folder: string, files: readonly string[]): readonly string[] {
  const config = {
    extends: './tsconfig.json',
    files: [...files, '.react-router/types/+server-build.d.ts'],
    include: [],
  }
  writeFileSync(join(folder, 'tsconfig.mutant.json'), JSON.stringify(config))
  return ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.mutant.json']
}
