import { spawn } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
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

/** What makes a build small and its start quick takes half of its time, and says nothing here. */
const shortcuts = [
  ['vite.config.ts', "minify: 'terser' as const", 'minify: false, reportCompressedSize: false'],
  ['vite.config.ts', 'noExternal: true as const', 'noExternal: [/^(@react-router|react)/]'],
  // The script of pages without React keeps its size, which its test looks at.
  [
    'tools/build/precompress.ts',
    'constants.BROTLI_MAX_QUALITY',
    'plain.length < 10_000 ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY',
  ],
] as const

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

/** Builds of this copy are quick to make and slow to load. */
export function shortenBuild(folder: string): void {
  for (const [path, from, to] of shortcuts) {
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${path} has no “${from}” any more`)
    writeFileSync(file, text.replace(from, to))
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
