import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type Measurement, median } from './measurement.ts'
import { home } from './pages.ts'
import { endProcess, fetchRaw, load, startNode, startProduct, waitForAnswer } from './processes.ts'

const rounds = 7
const secondsPerTurn = 3

/** Answers a second for the home page, beside bare servers that send the same bytes. */
export async function measure(): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'party-dojo-bench-'))
  const product = await startProduct()
  const file = join(folder, 'page.br')
  const page = await fetchRaw(product.url + home)
  if (page.headers['content-encoding'] !== 'br')
    throw new Error('the home page came without brotli')
  await writeFile(file, page.body)
  const bare = await startBare(file, page, {})
  const alike = await startBare(file, page, headersOf(page))
  try {
    const turns = { ours: product.url + home, bare: bare.url, alike: alike.url }
    const found: Record<keyof typeof turns, number[]> = { ours: [], bare: [], alike: [] }
    for (const url of Object.values(turns)) await load(url, secondsPerTurn)
    for (let round = 0; round < rounds; round += 1) {
      // The first meets the colder machine: they take turns at it.
      const order = ['ours', 'bare', 'alike'] as const
      for (const who of round % 2 === 0 ? order : order.toReversed())
        found[who].push(await load(turns[who], secondsPerTurn))
    }
    const ratioTo = (rates: readonly number[]) =>
      median(found.ours.map((rate, round) => rate / (rates[round] ?? Number.NaN)))
    const note = `median of ${rounds} rounds of ${secondsPerTurn} s, ${page.body.length} bytes`
    return {
      title: 'Static page, requests a second',
      rows: [
        { what: 'ours', value: median(found.ours), unit: 'req/s', note },
        { what: 'bare node:http, same bytes', value: median(found.bare), unit: 'req/s' },
        { what: 'bare, same headers too', value: median(found.alike), unit: 'req/s' },
        { what: 'ours ÷ bare', value: ratioTo(found.bare), unit: '×', goal: { atLeast: 0.95 } },
        {
          what: 'ours ÷ bare with the same headers',
          value: ratioTo(found.alike),
          unit: '×',
          goal: { atLeast: 0.95 },
        },
      ],
    }
  } finally {
    await endProcess(bare.child)
    await endProcess(alike.child)
    await product.stop()
    await rm(folder, { recursive: true })
  }
}

type Page = Awaited<ReturnType<typeof fetchRaw>>

/** Sends the page as we do, from memory and without looking at what is asked. */
async function startBare(file: string, page: Page, headers: object) {
  const port = await findFreePort()
  const args = [String(port), file, 'br', JSON.stringify(headers)]
  const child = startNode(['bench/bare-server.mjs', ...args])
  const url = `http://127.0.0.1:${port}${home}`
  const copy = await waitForAnswer(url)
  if (!copy.body.equals(page.body)) throw new Error('the bare server sends other bytes')
  return { child, url }
}

/** Without those that Node adds by itself. */
function headersOf({ headers }: Page): object {
  const { date, connection, 'keep-alive': keepAlive, ...own } = headers
  return own
}
