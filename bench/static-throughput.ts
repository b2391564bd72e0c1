import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type Measurement, median } from './measurement.ts'
import { home } from './pages.ts'
import { endProcess, fetchRaw, load, startNode, startProduct, waitForAnswer } from './processes.ts'

const rounds = 7
const secondsPerTurn = 3

/** Answers a second for the home page, beside a bare server that sends the same bytes. */
export async function measure(): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'party-dojo-bench-'))
  const product = await startProduct()
  const port = await findFreePort()
  const file = join(folder, 'page.br')
  const page = await fetchRaw(product.url + home)
  if (page.headers['content-encoding'] !== 'br')
    throw new Error('the home page came without brotli')
  await writeFile(file, page.body)
  const bare = startNode(['bench/bare-server.mjs', String(port), file])
  try {
    const bareUrl = `http://127.0.0.1:${port}${home}`
    const copy = await waitForAnswer(bareUrl)
    if (!copy.body.equals(page.body)) throw new Error('the bare server sends other bytes')

    const turns = { ours: product.url + home, bare: bareUrl }
    const found: Record<keyof typeof turns, number[]> = { ours: [], bare: [] }
    for (const url of Object.values(turns)) await load(url, secondsPerTurn)
    for (let round = 0; round < rounds; round += 1) {
      // Whoever goes first meets the colder machine: they take turns at it.
      const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
      for (const who of order) found[who].push(await load(turns[who], secondsPerTurn))
    }
    const ratios = found.ours.map((rate, round) => rate / (found.bare[round] ?? Number.NaN))
    const note = `median of ${rounds} rounds of ${secondsPerTurn} s, ${page.body.length} bytes`
    return {
      title: 'Static page, requests a second',
      rows: [
        { what: 'ours', value: median(found.ours), unit: 'req/s', note },
        { what: 'bare node:http, same bytes', value: median(found.bare), unit: 'req/s' },
        { what: 'ours ÷ bare', value: median(ratios), unit: '×', goal: { atLeast: 0.9 } },
      ],
    }
  } finally {
    await endProcess(bare)
    await product.stop()
    await rm(folder, { recursive: true })
  }
}
