import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Row } from '../measurement.ts'

const root = join(import.meta.dirname, '../..')
const assets = join(root, 'build/client/assets')
const client = join(root, 'src/browser/room')

/** What keeps a seat and speaks to the server, and the screens around it. */
export async function measureClientBytes(): Promise<Row[]> {
  return [await measureClient(), ...measureScreens()]
}

/** All of `src/browser/room` packed as one file; what it imports from elsewhere, other pages have too. */
async function measureClient(): Promise<Row> {
  const names = readdirSync(client).filter((file) => !file.includes('.test.'))
  const entry = names.map((name) => `export * from '${join(client, name)}'`).join('\n')
  const isEntry = (id: string) => id.endsWith('all-of-the-client')
  const resolved = (id: string) => (isEntry(id) ? id : null)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: resolved, load: (id) => (isEntry(id) ? entry : null) }],
    build: {
      write: false,
      target: 'safari16.4',
      minify: true,
      lib: { entry: 'all-of-the-client', formats: ['es'] },
      rollupOptions: { external: (id) => !isEntry(id) && !/^(\.\/|\/)/.test(id) },
    },
  })
  if (!Array.isArray(built)) throw new Error('Vite gave no files')
  const code = built.flatMap(({ output }) =>
    output.map((file) => ('code' in file ? file.code : '')),
  )
  const value = brotliCompressSync(code.join('')).length / 1000
  return { what: 'the client of a room', value, unit: 'kB', goal: { atMost: 6 } }
}

/** Scripts that a phone in a room needs, and neither home nor any game does: of the build at hand. */
function measureScreens(): Row[] {
  const manifest = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const routes = readFileSync(join(assets, manifest), 'utf8')
  const modulesOf = (route: RegExp) =>
    [...routes.matchAll(/"([\w/-]+)":\{[^{}]*?"module":"\/assets\/([\w.-]+)"/g)]
      .filter(([, id = '']) => route.test(id))
      .map(([, , file = '']) => file)
  const elsewhere = reach(
    modulesOf(/^(root|entry|layouts\/\w+|pages\/home\/home|games\/.+)$/),
    true,
  )
  const rowsOf = (what: string, route: RegExp): Row[] => {
    const at = modulesOf(route)
    const now = without(reach(at, false), elsewhere)
    const late = without(without(reach(at, true), elsewhere), now)
    return [
      { what: `${what}: all scripts of rooms alone`, ...sizeOf(now) },
      { what: `${what}: later on, when they are needed`, ...sizeOf(late) },
    ]
  }
  return [...rowsOf('a phone', /^pages\/room\/room$/), ...rowsOf('a screen', /^pages\/room\/tv$/)]
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)))
}

function sizeOf(files: ReadonlySet<string>): Pick<Row, 'value' | 'unit' | 'note'> {
  const sizes = [...files].map(
    (file) => brotliCompressSync(readFileSync(join(assets, file))).length,
  )
  const note = [...files].map((file, at) => `${file} ${sizes[at]}`).join(', ')
  return { value: sizes.reduce((sum, size) => sum + size, 0) / 1000, unit: 'kB', note }
}

/** The scripts and all that they import at once, and later on too where that is wanted. */
function reach(files: readonly string[], withLate: boolean): Set<string> {
  const found = new Set(files)
  const wanted = withLate
    ? /["'`](?:\.|\/?assets)\/([\w.-]+\.js)["'`]/g
    : /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g
  for (const file of found) {
    const text = readFileSync(join(assets, file), 'utf8')
    for (const [, name = ''] of text.matchAll(wanted)) found.add(name)
  }
  return found
}
