import type { Area } from './import-table.ts'

/** What every layer of the server may use. */
const shared = [
  'src/domain/**',
  'src/games/{define-game,house-rules,crests,registry}.ts',
  'src/contract/**',
  'src/site/**',
  'src/content/**',
  'src/seo/**',
  'src/build-id.ts',
  'src/ui/symbols.svg',
  'npm/**',
  'node/**',
]

const layer = (name: string) => `src/server/${name}/**`
const foundations = ['lib', 'config'].map(layer)
const measured = [...foundations, layer('platform/observability')]
const beneathPlatform = [...measured, layer('db')]
/** Platform, in order: each may import those before it. */
const platform = [
  'observability',
  'cluster',
  'web',
  'blobs',
  'messaging',
  'rendering',
  'local-https',
]
const beneathFeatures = [...beneathPlatform, ...platform.map((name) => layer(`platform/${name}`))]

/** Features, in order: each may import those before it. */
const features = [
  'app-check',
  'icons',
  'health',
  'calendar',
  'voice',
  'seo',
  'links',
  'accounts',
  'emails',
  'profile',
  'billing',
  'feedback',
  'contact',
  'objects',
  'packs',
  'dares',
  'rooms',
  'nights',
  'print',
  'bar-tables',
  'private',
  'person',
  'open-api',
]

/** Rows that a later feature's transaction has to lock or change with its own (decision 068). */
const sharedRows = [
  'objects/{object,usage}',
  'profile/{activity,item,pass,premium,profile,subscription}',
].map((rows) => `src/server/features/${rows}-repository.ts`)

const mayUse = (own: string) => [
  ...upTo(features, own).map((name) =>
    name === own ? layer(`features/${own}`) : `src/server/features/${name}/**/!(*-repository.ts)`,
  ),
  ...sharedRows,
]

/** Those up to and with `name`; none where it is not in the list. */
const upTo = (names: readonly string[], name: string) => names.slice(0, names.indexOf(name) + 1)

function area(name: string, files: RegExp, may: (own: string) => string[]): Area {
  return {
    name,
    files,
    may: (own) => [...may(own), ...shared],
    tests: ['src/server/**', 'tests/**', 'tools/**', 'stripe-simulator/open-simulator.ts'],
  }
}

/** docs/architecture.md, "The server": a row for each layer. */
export const serverAreas: Area[] = [
  area('server/lib', /^src\/server\/lib\//, () => [layer('lib')]),
  area('server/config', /^src\/server\/config\//, () => foundations),
  area('server/platform/observability', /^src\/server\/platform\/observability\//, () => measured),
  area('server/db/sqlite or postgres', /^src\/server\/db\/(sqlite|postgres)\//, (own) => [
    ...measured,
    'src/server/db/*.ts',
    ...['schema', 'errors', own].map((name) => layer(`db/${name}`)),
  ]),
  area('server/db', /^src\/server\/db\//, () => beneathPlatform),
  area('server/platform', /^src\/server\/platform\/([^/]+)\//, (own) => [
    ...beneathPlatform,
    ...upTo(platform, own).map((name) => layer(`platform/${name}`)),
  ]),
  area('server/features/rooms', /^src\/server\/features\/(rooms)\//, (own) => [
    ...beneathFeatures,
    'src/server/context.ts',
    'src/games/room-rules.ts',
    ...mayUse(own),
  ]),
  area('server/features', /^src\/server\/features\/([^/]+)\//, (own) => [
    ...beneathFeatures,
    'src/server/context.ts',
    ...mayUse(own),
  ]),
  area('server/static and pages', /^src\/server\/(?:static|pages)\//, () => [
    ...beneathFeatures,
    'src/server/context.ts',
    layer('features'),
    layer('static'),
    layer('pages'),
    'virtual/**',
  ]),
  area('server/ops', /^src\/server\/ops\//, () => ['src/server/**']),
  area('the types of the server’s context', /^src\/server\/context\.ts$/, () => beneathFeatures),
  area('the start of the server', /^src\/server\/[^/]+\.ts$/, () => [
    'src/server/**',
    'virtual/**',
  ]),
]
