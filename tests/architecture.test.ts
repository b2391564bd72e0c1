import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { findFileCircles } from './support/source/file-circles.ts'
import { findFaults } from './support/source/import-table.ts'

const aliases = packageJson.imports

const files = globSync([
  'src/**/*.{ts,tsx,css}',
  '{tests,tools,bench,stripe-simulator}/**/*.{ts,mjs}',
  '*.ts',
]).sort()

test.each(files)('%s keeps to the house rules', (path) => {
  expect(findFaults({ path, text: readFileSync(path, 'utf8') }, aliases)).toEqual([])
})

test('no circle of imports in the sources', { timeout: 60_000 }, () => {
  const sources = files.filter((path) => /^src\/.*(?<!\.test)\.tsx?$/.test(path))
  const texts = sources.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(findFileCircles(texts, aliases)).toEqual([])
})

test('a circle of imports is found, type imports included', () => {
  const circles = findFileCircles(
    [
      { path: 'src/ui/a.ts', text: `import { b } from './b.ts'` },
      { path: 'src/ui/b.ts', text: `import type { C } from '#ui/c.ts'` },
      { path: 'src/ui/c.ts', text: `export type C = import('./a.ts').A` },
      { path: 'src/ui/d.ts', text: `import { a } from './a.ts'` },
    ],
    aliases,
  )
  expect(circles).toEqual([['src/ui/a.ts', 'src/ui/b.ts', 'src/ui/c.ts']])
})

describe('the rules themselves', () => {
  test.each([
    ['src/domain/random.ts', 'domain may import only', `import { z } from 'zod'`],
    ['src/domain/random.ts', 'domain may import only', `import fs from 'node:fs'`],
    [
      'src/domain/random.ts',
      'imports #games/define-game.ts',
      `import type { Game } from '#games/define-game.ts'`,
    ],
    [
      'src/domain/random.ts',
      'imports ../games',
      `type Game = import('../games/define-game.ts').Game`,
    ],
    [
      'src/games/meyer/game.ts',
      'a game’s rules may import only',
      `import { Screen } from './screen.tsx'`,
    ],
    ['src/games/meyer/rules.ts', 'imports react', `import { useState } from 'react'`],
    ['src/games/meyer/rules.ts', 'imports #ui/cup.tsx', `import { Cup } from '#ui/cup.tsx'`],
    [
      'src/games/meyer/screen.tsx',
      'imports #games/mix/draw.ts',
      `import { draw } from '#games/mix/draw.ts'`,
    ],
    [
      'src/games/meyer/screen.tsx',
      'imports ../mix/draw.ts',
      `const a = () => import('../mix/draw.ts')`,
    ],
    [
      'src/games/meyer/screen.tsx',
      'imports ../*/packs/*.json',
      `const a = import.meta.glob('../*/packs/*.json')`,
    ],
    [
      'src/games/mix/card.tsx',
      'imports ../meyer/cup.tsx',
      `import { Cup } from '../meyer/cup.tsx'`,
    ],
    [
      'src/games/mix/rules.ts',
      'a game’s rules may import only',
      `const a = import.meta.glob('../*/packs/*.json')`,
    ],
    [
      'src/games/meyer/screen.tsx',
      'imports ../*/game.ts',
      `const a = (b: string) => import(\`../\${b}/game.ts\`)`,
    ],
    ['src/games/meyer/screen.tsx', 'imports ./../(computed)', `const a = (b: string) => import(b)`],
    [
      'src/games/shell/deck.tsx',
      'imports #games/mix/rules.ts',
      `import { rules } from '#games/mix/rules.ts'`,
    ],
    [
      'src/games/registry.ts',
      'the registry may import only',
      `import { Screen } from './meyer/screen.tsx'`,
    ],
    [
      'src/pages/info/faq.tsx',
      'a page may import only',
      `import { Row } from '#pages/profile/row.tsx'`,
    ],
    [
      'src/pages/info/faq.tsx',
      'imports #server/db/open.ts',
      `import { open } from '#server/db/open.ts'`,
    ],
    [
      'src/pages/info/faq.tsx',
      'imports #games/meyer/cup.tsx',
      `import { Cup } from '#games/meyer/cup.tsx'`,
    ],
    [
      'src/browser/table/players.ts',
      'browser may import only',
      `import { Cup } from '#ui/cup.tsx'`,
    ],
    ['src/browser/table/players.ts', 'imports zod', `import { z } from 'zod'`],
    ['src/ui/button.tsx', 'ui may import only', `import { pick } from '#domain/random.ts'`],
    ['src/ui/button.tsx', 'imports node:fs', `import fs from 'node:fs'`],
    ['src/contract/feedback.ts', 'contract may import only', `import { Hono } from 'hono'`],
    [
      'src/server/app.ts',
      'the start of the server may import only',
      `import { Cup } from '#ui/cup.tsx'`,
    ],
    [
      'src/server/app.ts',
      'imports #games/meyer/cup.tsx',
      `export { Cup } from '#games/meyer/cup.tsx'; const a = 1`,
    ],
    ['src/root.tsx', 'the shell may import only', `import { open } from './server/db/open.ts'`],
    ['src/root.tsx', 'the shell may import only', `import { env } from './server/env.ts'`],
    [
      'src/layouts/games.tsx',
      'the shell may import only',
      `import { env } from '#server/config/env.ts'`,
    ],
    [
      'src/layouts/games.tsx',
      'imports ../../tools/run.ts',
      `import { run } from '../../tools/run.ts'`,
    ],
    [
      'stripe-simulator/prices.ts',
      'imports #domain/random.ts',
      `import { seeded } from '#domain/random.ts'`,
    ],
    ['stripe-simulator/prices.ts', 'imports hono', `import { Hono } from 'hono'`],
    [
      'stripe-simulator/prices.test.ts',
      'imports ../tests/support/vitest/setup.ts',
      `import '../tests/support/vitest/setup.ts'`,
    ],
    [
      'src/server/main.ts',
      'imports ../../stripe-simulator/open-simulator.ts',
      `import { openSimulator } from '../../stripe-simulator/open-simulator.ts'`,
    ],
    [
      'src/server/features/billing/a.test.ts',
      'imports ../../../../stripe-simulator/faults.ts',
      `import { fillFaults } from '../../../../stripe-simulator/faults.ts'`,
    ],
    [
      'src/server/lib/backoff.ts',
      'server/lib may import only',
      `import { open } from '../db/open.ts'`,
    ],
    [
      'src/server/db/open.ts',
      'imports ../platform/web/errors.ts',
      `import { AppError } from '../platform/web/errors.ts'`,
    ],
    [
      'src/server/platform/cluster/events/open-events.ts',
      'imports ../../web/errors.ts',
      `import { AppError } from '../../web/errors.ts'`,
    ],
    [
      'src/server/features/dares/answer.ts',
      'imports ../packs/pack-repository.ts',
      `import { findPackRow } from '../packs/pack-repository.ts'`,
    ],
    [
      'src/server/features/objects/store-object.ts',
      'imports ../packs/record-pack-deleted.ts',
      `import type { Pack } from '../packs/record-pack-deleted.ts'`,
    ],
    [
      'src/server/features/packs/search.ts',
      'imports #server/compose.ts',
      `import type { Services } from '#server/compose.ts'`,
    ],
    ['src/server/features/unheard-of/a.ts', 'imports ./b.ts', `import { b } from './b.ts'`],
    ['src/misc/thing.ts', 'lies in no area', `export const a = 1`],
    [
      'src/ui/index.ts',
      'only re-exports',
      `export * from './button.tsx'\nexport { Row } from './row.tsx'`,
    ],
    ['src/ui/button.tsx', 'has 301 lines', 'export const a = 1\n'.repeat(301)],
    ['tools/run.mjs', 'has 301 lines', 'export const a = 1\n'.repeat(301)],
    ['src/server/app.ts', 'uses process.env', `const port = process.env.PORT`],
    ['src/server/app.ts', 'uses process.env', `const port = process['env'].PORT`],
    ['src/server/app.ts', 'uses process.env', `const { env } = globalThis.process`],
    ['src/server/app.ts', 'uses process.env', `const port = globalThis.process.env.PORT`],
    ['src/server/app.ts', 'uses import node:process', `import { env } from 'node:process'`],
    ['src/ui/button.tsx', 'uses localStorage', `localStorage.setItem('a', 'b')`],
    ['src/ui/button.tsx', 'uses sessionStorage', `const a = window.sessionStorage`],
    ['src/ui/button.tsx', 'uses localStorage', `const { localStorage: a } = window`],
    ['src/domain/random.ts', 'uses Date.now', `export const now = () => Date.now()`],
    ['src/domain/random.ts', 'uses new Date()', `export const now = () => new Date()`],
    ['src/games/meyer/rules.ts', 'uses Math.random', `export const roll = Math.random`],
    ['src/games/meyer/rules.ts', 'uses fetch', `export const roll = () => fetch('/roll')`],
    ['src/games/meyer/rules.ts', 'uses Math.random', `const { random } = Math`],
  ])('%s: %s', (path, message, text) => {
    expect(findFaults({ path, text }, aliases)).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['src/domain/table/turns.ts', `import type { Random } from '../random.ts'`],
    [
      'src/domain/random.test.ts',
      `import { test } from 'vitest'\nimport { seeded } from './random.ts'`,
    ],
    [
      'src/domain/random.ts',
      `// Date.now and localStorage are words here\nconst a = { fetch: 'Math.random', b: new Date(0) }`,
    ],
    ['src/games/meyer/rules.ts', `import { pick } from '#domain/random.ts'`],
    [
      'src/games/meyer/screen.tsx',
      `import { useState } from 'react'\nimport { Deck } from '#games/parts/deck.tsx'`,
    ],
    ['src/games/registry.ts', `import { game } from './meyer/game.ts'`],
    ['src/games/mix/pack-library.ts', `const a = import.meta.glob('../*/packs/*.json')`],
    ['src/pages/info/faq.tsx', `import type { Route } from './+types/faq'\nimport './faq.css'`],
    ['src/pages/info/faq.tsx', `import { games } from '#games/registry.ts'`],
    ['src/pages/info/faq.tsx', `import { requestContext } from '#server/pages/request-context.ts'`],
    ['src/server/compose.ts', `const port = process.env.PORT`],
    [
      'src/server/app.ts',
      `export * from 'virtual:react-router/server-build'\nexport const app = 1`,
    ],
    [
      'src/root.tsx',
      `import { requestContext } from '#server/pages/request-context.ts'\nimport './ui/base.css?url'`,
    ],
    [
      'src/server/features/billing/a.test.ts',
      `import { openSimulator } from '../../../../stripe-simulator/open-simulator.ts'`,
    ],
    ['src/browser/storage/storage.ts', `const saved = localStorage.getItem('a')`],
  ])('%s with %s is in order', (path, text) => {
    expect(findFaults({ path, text }, aliases)).toEqual([])
  })
})
