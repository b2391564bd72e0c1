import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type Measurement, median } from './measurement.ts'
import { home } from './pages.ts'
import { endProcess, startNode, startProduct, waitForAnswer } from './processes.ts'

const rounds = 7

/** From the start of the process to its first answer, on a data folder that exists. */
export async function measure(): Promise<Measurement> {
  await (await startProduct()).stop()
  const dataDir = await mkdtemp(join(tmpdir(), 'party-dojo-bench-'))
  try {
    const ours: number[] = []
    const bare: number[] = []
    await timeStart((port) => startProductOn(port, dataDir))
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timeStart((port) => startProductOn(port, dataDir)))
      bare.push(await timeStart((port) => startNode(['bench/bare-server.mjs', String(port)])))
    }
    const ratios = ours.map((timeMs, round) => timeMs / (bare[round] ?? Number.NaN))
    return {
      title: 'Start of the process to the first answer',
      rows: [
        { what: 'ours', value: median(ours), unit: 'ms', note: `median of ${rounds}, alternating` },
        { what: 'bare node:http', value: median(bare), unit: 'ms' },
        { what: 'ours ÷ bare', value: median(ratios), unit: '×', goal: { atMost: 5 } },
      ],
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

function startProductOn(port: number, dataDir: string) {
  return startNode(['server.ts'], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ORIGIN: '',
    // As the image and the service of a small machine have it.
    NODE_COMPILE_CACHE: 'build/compile-cache',
  })
}

async function timeStart(start: (port: number) => ReturnType<typeof startNode>): Promise<number> {
  const port = await findFreePort()
  const startedMs = performance.now()
  const child = start(port)
  try {
    const { status } = await waitForAnswer(`http://127.0.0.1:${port}${home}`)
    if (status !== 200) throw new Error(`the first answer was ${status}`)
    return performance.now() - startedMs
  } finally {
    await endProcess(child)
  }
}
