import { matchesGlob, posix } from 'node:path'
import { findBannedUses } from './banned-uses.ts'
import { parseSource } from './parse-source.ts'
import { serverAreas } from './server-layers.ts'

/** A file by its path from the root, with `/` between the parts. */
export type SourceFile = { path: string; text: string }

export type Area = {
  name: string
  /** The first group, where there is one, is the file's own folder. */
  files: RegExp
  may: (own: string) => string[]
  except?: string[]
  /** What its tests may import besides; the default is `forTests`. */
  tests?: string[]
}

const gameTypes = ['src/games/{define-game,house-rules,crests}.ts']
const zod = ['npm/zod', 'npm/zod/mini']

const forScreens = (own: string): string[] => [
  'src/domain/**',
  ...gameTypes,
  `${own}/**`,
  'src/games/{shell,parts,venue}/**',
  'src/content/**',
  'src/ui/**',
  'src/browser/**',
  'src/contract/**',
  'npm/**',
]

/** docs/architecture.md, "Who may import what": the first area that fits a file is its area. */
const areas: Area[] = [
  {
    name: 'domain',
    files: /^src\/domain\//,
    may: () => ['src/domain/**'],
  },
  {
    name: 'the shape of a game',
    files: /^src\/games\/(define-game|house-rules|crests)(\.test)?\.ts$/,
    may: () => ['src/domain/**', ...gameTypes, ...zod],
  },
  {
    name: 'the registry',
    files: /^src\/games\/registry(\.test)?\.ts$/,
    may: () => ['src/domain/**', ...gameTypes, 'src/games/*/game.ts'],
  },
  {
    name: 'the rules a room plays by',
    files: /^src\/games\/room-(rules|games)(\.test)?\.ts$/,
    may: () => [
      'src/domain/**',
      ...gameTypes,
      'src/games/registry.ts',
      'src/games/room-rules.ts',
      'src/games/*/rules{,-options,-state}.ts',
    ],
  },
  {
    name: 'the screens of rooms',
    files: /^src\/games\/room-screens(\.test)?\.ts$/,
    may: () => ['src/domain/**', 'src/games/*/screen.tsx', 'npm/react'],
  },
  {
    name: 'a game’s rules',
    files: /^(src\/games\/(?!mix\/)[^/]+)\/(card|game|messages|rules)(-[a-z-]+)?(\.test)?\.ts$/,
    may: (own) => [
      'src/domain/**',
      ...gameTypes,
      `${own}/{card,card-*,game,messages,rules,rules-*}.ts`,
    ],
  },
  {
    name: 'a game’s rules',
    files: /^(src\/games\/mix)\/(cards|game|messages|mixed-card|rules)(-[a-z-]+)?(\.test)?\.ts$/,
    may: (own) => [
      'src/domain/**',
      ...gameTypes,
      `${own}/{cards,game,messages,mixed-card,rules,rules-*}.ts`,
      'src/games/*/{card,messages}.ts',
    ],
  },
  {
    // It plays the others' prompts and cards, by their rules and on their screens.
    name: 'the mix',
    files: /^(src\/games\/mix)\//,
    may: (own) => [
      ...forScreens(own),
      'src/games/registry.ts',
      'src/games/*/packs/*.json',
      'src/games/*/{card,messages,rules-options,rules-state,rules-view}.ts',
      'src/games/*/{card-phone,card-screen,card-screen-view,phone-play,play,screen-view}.tsx',
    ],
  },
  {
    name: 'a game’s screen',
    files: /^(src\/games\/[^/]+)\//,
    may: forScreens,
  },
  {
    name: 'a page',
    files: /^(src\/pages\/[^/]+)\//,
    may: (own) => [
      `${own}/**`,
      'src/domain/**',
      ...gameTypes,
      'src/games/{registry,room-screens}.ts',
      'src/games/{shell,parts,venue}/**',
      'src/content/**',
      'src/site/**',
      'src/ui/**',
      'src/browser/**',
      'src/contract/**',
      'src/error-page.tsx',
      'src/server/pages/request-context.ts',
      'npm/**',
    ],
  },
  {
    name: 'browser',
    files: /^src\/browser\//,
    may: () => [
      'src/browser/**',
      'src/domain/**',
      'src/contract/**',
      'npm/react',
      'npm/better-auth/client{,/plugins}',
      'npm/@better-auth/passkey/client',
      'npm/@simplewebauthn/browser',
      'npm/altcha-lib{,/algorithms/web/pbkdf2}',
      'npm/@noble/hashes/{pbkdf2,sha2}.js',
    ],
  },
  {
    name: 'what asks about trackers',
    files: /^src\/consent\//,
    may: () => [
      'src/consent/**',
      'src/browser/**',
      'src/domain/**',
      'src/contract/**',
      'src/hydration.ts',
      'npm/vanilla-cookieconsent{,/**}',
    ],
  },
  {
    name: 'ui',
    files: /^src\/ui\//,
    may: () => ['src/ui/**', 'npm/**'],
  },
  {
    name: 'contract',
    files: /^src\/contract\//,
    may: () => ['src/contract/**', 'src/domain/**', ...zod],
  },
  ...serverAreas,
  {
    name: 'content',
    files: /^src\/content\//,
    may: () => ['src/content/**', 'npm/react'],
  },
  {
    name: 'the list of pages',
    files: /^src\/site\//,
    may: () => [
      'src/site/**',
      'src/content/**',
      'src/domain/**',
      ...gameTypes,
      'src/games/registry.ts',
    ],
  },
  {
    name: 'what search engines are told',
    files: /^src\/seo\//,
    may: () => [
      'src/seo/**',
      'src/build-id.ts',
      'src/site/**',
      'src/content/**',
      'src/domain/**',
      ...gameTypes,
      'src/games/registry.ts',
      'src/contract/**',
      'npm/schema-dts',
      'npm/feed',
    ],
  },
  {
    // It has no page: nothing in it may touch one.
    name: 'the service worker',
    files: /^src\/(sw\.ts|worker\/.*)$/,
    may: () => ['src/worker/**', 'src/domain/**', 'npm/serwist'],
  },
  {
    name: 'tests of the Stripe simulator',
    files: /^stripe-simulator\/(.*\.test\.ts|open-for-test\.ts|one-of-each\.ts|sdk-schema\/.*)$/,
    may: () => ['stripe-simulator/**', 'node/**', 'npm/stripe', 'npm/vitest', 'npm/vite'],
    tests: [],
  },
  {
    // A Stripe of its own: it could move to another repository as it is. Of the library, types only.
    name: 'the Stripe simulator',
    files: /^stripe-simulator\//,
    may: () => ['stripe-simulator/**', 'node/**', 'npm/stripe'],
  },
  {
    name: 'the shell',
    files: /^src\/(layouts\/.*|[^/]+)$/,
    may: () => ['src/**', 'npm/**', 'node/**', 'virtual/**'],
    except: [
      'src/server/!(pages)',
      'src/server/!(pages)/**',
      'src/server/pages/!(request-context.ts)',
    ],
  },
]

const forTests = ['tests/**', 'tools/**', 'stripe-simulator/open-simulator.ts', 'npm/**', 'node/**']
const maxLines = 300

/** The one entry the framework asks for: it hands on what others made. */
const serverEntry = 'src/server/app.ts'

/** What the file does against the rules of the server, a sentence each; empty when nothing. */
export function findFaults(file: SourceFile, aliases: Record<string, string>): string[] {
  const lines = file.text.trimEnd().split('\n').length
  const faults =
    lines > maxLines ? [`${file.path} has ${lines} lines, the most is ${maxLines}`] : []
  if (!/^(src|stripe-simulator)\/.*\.tsx?$/.test(file.path)) return faults

  const source = parseSource(file)
  if (source.isBarrel && file.path !== serverEntry)
    faults.push(`${file.path} only re-exports: import from the file itself`)
  return [
    ...faults,
    ...findStrayImports(file.path, source.imports, aliases),
    ...findBannedUses(file.path, source),
  ]
}

function findStrayImports(
  path: string,
  specifiers: string[],
  aliases: Record<string, string>,
): string[] {
  const area = areas.find(({ files }) => files.test(path))
  if (!area) return [`${path} lies in no area of the import table`]
  const may = area.may(area.files.exec(path)?.[1] ?? '')
  if (/\.test\.tsx?$/.test(path)) may.push(...(area.tests ?? forTests))

  return specifiers.flatMap((specifier) => {
    const target = resolveImport(path, specifier, aliases)
    const isAllowed =
      may.some((glob) => matchesGlob(target, glob)) &&
      !area.except?.some((glob) => matchesGlob(target, glob))
    if (isAllowed) return []
    return [`${path} imports ${specifier}: ${area.name} may import only ${may.join(', ')}`]
  })
}

/** A path from the root, or `npm/…`, `node/…`, `virtual/…`. */
export function resolveImport(
  path: string,
  specifier: string,
  aliases: Record<string, string>,
): string {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare)
  if (bare.startsWith('/')) return bare.slice(1)
  for (const [alias, folder] of Object.entries(aliases)) {
    const start = alias.slice(0, -1)
    if (bare.startsWith(start)) return posix.join(folder.slice(0, -1), bare.slice(start.length))
  }
  if (bare.startsWith('node:')) return bare.replace(':', '/')
  if (bare.startsWith('virtual:')) return bare.replace(':', '/')
  return `npm/${bare}`
}
