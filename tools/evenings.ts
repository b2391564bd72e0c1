import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { randomInt, seededAt } from '#domain/random.ts'
import { games } from '#games/registry.ts'
import { browserOptions } from '#tests/support/browser/browser-options.ts'
import { postgresUrl } from '#tests/support/database/postgres-url.ts'
import { counts, type Fault, type Figures, noFigures } from '#tests/support/evenings/evening.ts'
import { openEveningMachines } from '#tests/support/evenings/evening-machines.ts'
import { type EveningServer, openEveningServer } from '#tests/support/evenings/evening-server.ts'
import { playEvening } from '#tests/support/evenings/play-evening.ts'

const { values } = parseArgs({
  options: {
    /** Slugs, with commas between; all of them otherwise. */
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Of each game. */
    evenings: { type: 'string', default: '5' },
    /** Of each evening; otherwise one to five, by the seed. */
    minutes: { type: 'string' },
    /** `postgres`, or the address of one: many processes on a database of their own. */
    database: { type: 'string', default: 'sqlite' },
  },
})
const wanted = values.game?.split(',')
const played = games.filter(({ slug }) => !wanted || wanted.includes(slug))
const unknown = wanted?.filter((slug) => !games.some((game) => game.slug === slug)) ?? []
if (unknown.length > 0) throw new Error(`No such game: ${unknown.join(', ')}`)
const first = Number(values.seed)
const faults: Fault[] = []
const rows: Record<string, Figures> = {}

const browser = await chromium.launch(await browserOptions())
const server = await openServer(values.database)
try {
  for (const game of played) {
    const sum = noFigures()
    rows[game.slug] = sum
    for (let seed = first; seed < first + Number(values.evenings); seed++) {
      const minutes = Number(values.minutes) || 1 + randomInt(9, seededAt(seed, 1)) / 2
      const evening = await playEvening(
        server,
        { browser, baseUrl: server.url },
        { game, seed, ms: minutes * 60_000 },
      )
      for (const count of counts) sum[count] += evening.figures[count]
      faults.push(...evening.faults)
      console.log(`${game.slug}, seed ${seed}: ${sayFigures(evening.figures)}`)
      for (const fault of evening.faults) console.log(sayFault(fault))
    }
  }
} finally {
  await browser.close()
  const warnings = await server.close()
  for (const line of warnings) console.log(`server: ${line}`)
  if (warnings.length > 0) process.exitCode = 1
}

const total = noFigures()
for (const row of Object.values(rows)) for (const count of counts) total[count] += row[count]
console.table({ ...rows, total })
if (faults.length > 0) process.exitCode = 1

async function openServer(database: string): Promise<EveningServer> {
  if (database === 'sqlite') return await openEveningServer()
  return await openEveningMachines(database === 'postgres' ? postgresUrl : database)
}

function sayFigures(figures: Figures): string {
  return counts.map((count) => `${figures[count]} ${count}`).join(', ')
}

function sayFault({ kind, game, seed, step, viewer, text, before }: Fault): string {
  const again = `npm run evenings -- --game ${game} --seed ${seed} --evenings 1 --database ${values.database}`
  return [`\n${kind}: ${game}, step ${step}, ${viewer}: ${text}`, ...before, again, ''].join('\n  ')
}
