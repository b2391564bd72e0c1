import { setTimeout as sleep } from 'node:timers/promises'
import type { BuiltServer } from '#tests/support/server/built-server.ts'
import { type Measurement, median, quantile, type Row } from '../measurement.ts'
import { endProcess } from '../processes.ts'
import type { OpenWish } from './driver.ts'
import { type Driver, readCpuMs, startBareRooms, startPeer } from './processes.ts'

/** A full room, and those who watch it: fifty phones. */
const fifty = { rooms: 1, seats: 20, watching: 30, isPlaying: true }
const rounds = 3
const taps = 57
const warmUpTaps = 19
const bursts = 4
const warmUpBursts = 1
/** What a prompt sends has come, and what an answer cost is counted. */
const restMs = 250

type Target = Pick<OpenWish, 'kind' | 'urls' | 'peer'> & { pid: number }
type Found = { join: number; p50: number; p95: number; burst: number; burstCpu: number }

/** @param peer where Razzia was built; measured in the same rounds where it is given */
export async function measureFifty(
  server: BuiltServer,
  driver: Driver,
  peer?: string,
): Promise<Measurement> {
  const ours: Target = { kind: 'ours', urls: [server.url], pid: server.pid }
  await driver.ask({ do: 'open', ...fifty, ...ours })
  await driver.ask({ do: 'close' })
  const bare = await startBareRooms(driver.viewBytes())
  const razzia = peer === undefined ? null : await startPeer(peer)
  const targets: Target[] = [ours, { kind: 'bare', urls: [bare.url], pid: bare.process.pid ?? 0 }]
  if (razzia !== null) targets.push({ kind: 'peer', urls: [razzia.url], pid: razzia.pid, peer })
  const found = new Map(targets.map((target) => [target.kind, [] as Found[]]))
  try {
    for (let round = 0; round < rounds; round++)
      for (const target of targets) found.get(target.kind)?.push(await play(target, driver))
  } finally {
    await endProcess(bare.process)
    await razzia?.stop()
  }
  const rowsOf = (what: string, key: keyof Found, goal?: number): Row[] => {
    const of = (kind: Target['kind']) => median((found.get(kind) ?? []).map((each) => each[key]))
    const rows: Row[] = [{ what, value: of('ours'), unit: 'ms' }]
    for (const { kind } of targets.slice(1))
      rows.push({
        what: `${what} ÷ ${names[kind]}`,
        value: of('ours') / of(kind),
        unit: '×',
        note: `${names[kind]}: ${of(kind).toFixed(1)} ms`,
        ...(kind === 'peer' && goal !== undefined && { goal: { atMost: goal } }),
      })
    return rows
  }
  return {
    title: 'Twenty seats, thirty who watch',
    rows: [
      ...rowsOf('a join, until its first view', 'join', 1),
      ...rowsOf('one answer → all, p50', 'p50', 1.2),
      ...rowsOf('one answer → all, p95', 'p95'),
      ...rowsOf('48 answers at once → all', 'burst', 0.25),
      ...rowsOf('48 answers at once, processor', 'burstCpu', 0.2),
    ],
  }
}

const names = { ours: 'ours', bare: 'bare', peer: 'Razzia' }

async function play({ pid, ...target }: Target, driver: Driver): Promise<Found> {
  const joins = await driver.ask({ do: 'open', ...fifty, ...target })
  await driver.ask({ do: 'taps', count: warmUpTaps })
  const each = await driver.ask({ do: 'taps', count: taps })
  const all: number[] = []
  let cpuMs = 0
  for (let at = -warmUpBursts; at < bursts; at++) {
    await driver.ask({ do: 'prompt' })
    await sleep(restMs)
    const before = readCpuMs(pid)
    const [burst = 0] = await driver.ask({ do: 'burst' })
    await sleep(restMs)
    if (at < 0) continue
    all.push(burst)
    cpuMs += readCpuMs(pid) - before
  }
  await driver.ask({ do: 'close' })
  return {
    join: median(joins),
    p50: median(each),
    p95: quantile(each, 0.95),
    burst: median(all),
    burstCpu: cpuMs / bursts,
  }
}
