// Rooms beside a bare server of sockets: npm run bench -- rooms [--rooms 1000] [--phones 5000] [--peer folder]
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createSchema, isPostgresThere } from '#tests/support/database/database.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { readRssMb } from '#tests/support/server/read-rss.ts'
import { freshDataDir } from '#tests/support/server/start-server.ts'
import { type Measurement, median, quantile, type Row } from '../measurement.ts'
import { endProcess } from '../processes.ts'
import { chooseProbe, openHeapProbe } from '../scale/heap-probe.ts'
import { machine, table } from '../tables.ts'
import { measureClientBytes } from './client-bytes.ts'
import type { OpenWish } from './driver.ts'
import { measureFifty } from './fifty.ts'
import { type Driver, openDriver, readCpuMs, startBareRooms } from './processes.ts'

const results = join(import.meta.dirname, '../results')
const env = { TRUSTED_PROXIES: '1', AUTH_SECRET: 'b'.repeat(64) }
const playEveryMs = 2_000
const warmUpRooms = 100
/** Phones that are gone are forgotten by then. */
const settleMs = 12_000

/** Keeps `results/rooms.md`, unless it was a small run. */
export async function measureRooms(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rooms: { type: 'string', default: '1000' },
      phones: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '20' },
      peer: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  })
  const [rooms, phones, seconds] = [values.rooms, values.phones, values.seconds].map(Number)
  const size = { rooms: rooms ?? 0, seconds: seconds ?? 0 }
  const measurements: Measurement[] = []
  const add = (measurement: Measurement) => {
    measurements.push(measurement)
    console.log(table(measurement))
  }
  const server = await startBuiltServer(env)
  const driver = openDriver()
  try {
    add({ title: 'What a phone fetches', rows: await measureClientBytes() })
    add(await measureMemory(driver, phones ?? 0))
    add(await measureFifty(server, driver, values.peer))
    add({
      title: `${size.rooms} rooms of 8 on SQLite`,
      rows: await measureMany([server], driver, size),
    })
    add({
      title: `The same in Country Island City, the heaviest: while all write`,
      rows: await measureMany([server], driver, { ...size, game: 'country-island-city' }),
    })
    if (isPostgresThere) add(await measureTwoProcesses(driver, size))
  } finally {
    await driver.stop()
    await server.stop()
  }
  if (!values.keep) return
  const page = [`# Rooms, ${new Date().toISOString().slice(0, 10)}`, machine]
  await mkdir(results, { recursive: true })
  await writeFile(
    join(results, 'rooms.md'),
    `${[...page, ...measurements.map(table)].join('\n\n')}\n`,
  )
}

async function measureMemory(driver: Driver, phones: number): Promise<Measurement> {
  const probeAt = await chooseProbe()
  const server = await startBuiltServer({ ...env, ...probeAt.env })
  const open = async (rooms: number) =>
    await driver.ask({
      do: 'open',
      kind: 'ours',
      urls: [server.url],
      rooms,
      seats: 8,
      watching: 0,
      isPlaying: false,
    })
  try {
    const probe = await openHeapProbe(server.pid, probeAt.port)
    const read = async () => {
      await sleep(settleMs)
      await probe.readHeapMb()
      return { heap: await probe.readHeapMb(), rss: readRssMb(server.pid) }
    }
    // Code that has run once, and room for the garbage of joins, are no phone's.
    await open(warmUpRooms)
    await driver.ask({ do: 'close' })
    const before = await read()
    const rooms = Math.ceil(phones / 8)
    await open(rooms)
    const after = await read()
    await driver.ask({ do: 'close' })
    probe.close()
    const each = (mb: number) => (mb * 1_000) / (rooms * 8)
    const note = `${rooms} rooms of 8 in their lobby; ${before.rss.toFixed(0)} MB without them`
    return {
      title: 'Memory, after a collection',
      rows: [
        {
          what: 'a connected phone, resident',
          value: each(after.rss - before.rss),
          unit: 'kB',
          goal: { atMost: 16 },
          note,
        },
        { what: 'of it in the heap', value: each(after.heap - before.heap), unit: 'kB' },
      ],
    }
  } finally {
    await server.stop()
  }
}

type Size = { rooms: number; seconds: number } & Pick<OpenWish, 'game'>

async function measureMany(
  servers: readonly BuiltServer[],
  driver: Driver,
  size: Size,
  goalMs = 20,
): Promise<Row[]> {
  const urls = servers.map(({ url }) => url)
  const ours = await playMany(
    { kind: 'ours', urls },
    servers.map(({ pid }) => pid),
    driver,
    size,
  )
  const bare = await startBareRooms(driver.viewBytes())
  const pids = [bare.process.pid ?? 0]
  const theirs = await playMany({ kind: 'bare', urls: [bare.url] }, pids, driver, size).finally(
    () => endProcess(bare.process),
  )
  const note = `${ours.rate.toFixed(0)} moves/s, ${ours.cores.toFixed(2)} cores; bare: ${theirs.rate.toFixed(0)} moves/s, ${theirs.cores.toFixed(2)} cores`
  return [
    {
      what: 'move → screen, p50',
      value: ours.p50,
      unit: 'ms',
      note: `bare: ${theirs.p50.toFixed(1)}`,
    },
    { what: 'move → screen, p95', value: ours.p95, unit: 'ms', goal: { atMost: goalMs }, note },
    {
      what: 'move → screen, p95 ÷ bare',
      value: ours.p95 / theirs.p95,
      unit: '×',
      note: `bare: ${theirs.p95.toFixed(1)} ms`,
    },
  ]
}

async function playMany(
  target: Pick<OpenWish, 'kind' | 'urls'>,
  pids: number[],
  driver: Driver,
  { rooms, seconds, game }: Size,
): Promise<{ p50: number; p95: number; rate: number; cores: number }> {
  const cpuOf = () => pids.reduce((sum, pid) => sum + readCpuMs(pid), 0)
  await driver.ask({
    do: 'open',
    rooms,
    seats: 8,
    watching: 1,
    isPlaying: false,
    ...target,
    ...(game && { game }),
  })
  await driver.ask({ do: 'start' })
  const before = cpuOf()
  const found = await driver.ask({ do: 'play', seconds, everyMs: playEveryMs })
  const cores = (cpuOf() - before) / 1_000 / seconds
  await driver.ask({ do: 'close' })
  const rate = found.length / seconds
  return { p50: median(found), p95: quantile(found, 0.95), rate, cores }
}

/** Seats at one process, screens at another. */
async function measureTwoProcesses(driver: Driver, size: Size): Promise<Measurement> {
  const { url, drop } = await createSchema()
  const dataDir = freshDataDir()
  const servers: BuiltServer[] = []
  try {
    for (let at = 0; at < 2; at++)
      servers.push(await startBuiltServer({ ...env, DATABASE_URL: url, DATA_DIR: dataDir }))
    const alone = await measureMany(servers.slice(0, 1), driver, size)
    const across = await measureMany(servers, driver, size, 40)
    const named = (name: string) => (row: Row) => ({ ...row, what: `${name}: ${row.what}` })
    const rows = [...alone.map(named('one process')), ...across.map(named('another process'))]
    return { title: `${size.rooms} rooms of 8 on Postgres`, rows }
  } finally {
    for (const server of servers) await server.stop()
    await rm(dirname(dataDir), { recursive: true, force: true })
    await drop()
  }
}
