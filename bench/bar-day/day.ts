// A day in a bar, as a script: `npm run bench -- bar-day [--away-minutes 5] [--phones 20]`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packPath, writePackFile } from '#domain/packs/custom-pack.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { type Fate, startS3Server } from '#tests/support/storage/s3-server.ts'
import { appAt, goodPassword, openVisitor, readUserId } from '#tests/support/users/visitor.ts'
import { machine } from '../tables.ts'
import { openPhones, type Tally, watch } from './phones.ts'
import { type Env, operate, packArchive, start, unpack } from './server.ts'

const results = join(import.meta.dirname, '../results/bar-day.md')
const email = 'mia@bar.example'
const packId = 'the-regulars'
const object = `/v0/b/party-dojo/o/${encodeURIComponent(packPath(packId))}?alt=media`
const watched = ['/', '/games/meyer', '/sign-in', '/api/auth/get-session', '/api/packs', '/readyz']

const pack = {
  metadata: {
    id: packId,
    name: 'The regulars',
    description: 'Who sits where.',
    author: 'Mia',
    tags: ['listed'],
    explicit: false,
    alcohol: false,
    creation_date: new Date().toISOString(),
  },
  prompts: [
    { text: 'Who still owes a round?' },
    { text: 'Who came first?' },
    { text: 'Who sings?' },
  ],
  likes: 0,
  plays: 0,
  lastUpdated: new Date().toISOString(),
}

/** Plays the day, and keeps what was seen of it beside the other results. */
export async function playBarDay(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      'away-minutes': { type: 'string', default: '5' },
      phones: { type: 'string', default: '20' },
    },
  })
  const seen: [what: string, seen: string][] = []
  const note = (what: string, ...parts: string[]) => {
    seen.push([what, parts.join('; ')])
    console.log(`${what}: ${parts.join('; ')}`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-bar-'))
  const bucket = await startS3Server()
  const [installed, upgraded] = [join(folder, 'party-dojo'), join(folder, 'party-dojo-next')]
  const port = String(await findFreePort())
  const env: Env = { PORT: port, DATA_DIR: join(folder, 'data'), ...bucket.source }

  const archive = await packArchive(folder)
  await unpack(archive, installed)
  let server = await start(installed, env)
  const url = server.started.networkAddress ?? server.started.address
  note(
    'First start, from the archive with Node alone',
    `answers after ${(server.startMs / 1000).toFixed(1)} s`,
    `${server.peakMegabytes().toFixed(0)} MB at most`,
    `the code leads to ${url.replace(/\d+\.\d+\.\d+\.\d+/, 'the address on the network')}`,
  )

  const phones = await openPhones(Number(values.phones), url)
  note(
    `${values.phones} phones scan it and play`,
    phones.isSecure ? 'over https' : 'over plain http',
    `${(phones.medianMs / 1000).toFixed(1)} s from the code to a running game, the middle one of four at a time`,
    `${phones.errors.length} errors on their pages`,
    `${server.peakMegabytes().toFixed(0)} MB`,
  )

  const { app, headers } = appAt(url)
  const mia = openVisitor(app, headers)
  await mia.post('/api/auth/sign-up/email', { email, name: 'Mia', password: goodPassword })
  const early = await signIn(openVisitor(app, headers))
  await operate(installed, env, 'users', 'confirm', email)
  const late = await signIn(mia)
  await readUserId(mia)
  const written = await upload(mia)
  note(
    'An account without mail, and a pack',
    `before \`users confirm\` ${early}, after it ${late}`,
    `pack stored: ${written}`,
  )

  bucket.fates.push(...Array<Fate>(10_000).fill('refuse'))
  const watching = watch(url, watched, Number(values['away-minutes']))
  await phones.one()
  const [unread, unwritten] = [(await app.request(object)).status, await upload(mia)]
  const tally = await watching
  const degraded = await (await fetch(`${url}/readyz`)).text()
  bucket.fates.length = 0
  note(
    `The bucket is away for ${values['away-minutes']} minutes`,
    formatTally(tally),
    `a phone that comes meanwhile plays`,
    `a pack that was read before: ${unread}, a new version of it: ${unwritten}`,
    `\`/readyz\`: ${degraded}`,
    `back again: ${await upload(mia)}`,
  )

  const guest = openVisitor(app, headers)
  const report = { reason: 'private', words: 'It names me.' }
  const reported = (await guest.post(`/api/packs/${packId}/reports`, report)).status
  const open = await operate(installed, env, 'reports')
  await operate(installed, env, 'packs', 'hide', packId, '--reason', 'It names a guest.')
  note(
    'A takedown',
    `reported: ${reported}`,
    `\`reports\` names it: ${open.some((line) => line.includes(packId))}`,
    `after \`packs hide\`: ${(await guest.get(object)).status} for guests, ${(await mia.get(object)).status} for its owner`,
  )

  const [, link = ''] = await operate(installed, env, 'users', 'link', email)
  const token = new URL(link).searchParams.get('link')
  const forgetful = openVisitor(app, headers)
  const opened = (await forgetful.post('/api/auth/sign-in/link', { token })).status
  const again = (await openVisitor(app, headers).post('/api/auth/sign-in/link', { token })).status
  note(
    'A lost password without mail',
    `\`users link\` opens the account: ${opened}`,
    `a second time: ${again}`,
  )

  const copy = join(folder, 'backup')
  const backedUp = await operate(installed, env, 'backup', copy)
  note(
    'A backup beside the guests',
    backedUp.filter((line) => line.includes(' in ')).join(' ') || backedUp.join(' '),
  )

  await unpack(archive, upgraded)
  const index = join(upgraded, 'build/static-index.json')
  const parsed = JSON.parse(readFileSync(index, 'utf8'))
  writeFileSync(index, JSON.stringify({ ...parsed, build: 'b'.repeat(12) }))
  const stoppedMs = performance.now()
  const code = await server.stop()
  server = await start(upgraded, env)
  note(
    'An upgrade: another build in the place of this one',
    `the old one ended with ${code}`,
    `away for ${((performance.now() - stoppedMs) / 1000).toFixed(1)} s`,
    `${await phones.reloadAll()} of ${Number(values.phones) + 1} phones have their game after a reload`,
    `the session holds: ${(await forgetful.get('/api/auth/get-session')).status}`,
  )
  await phones.close()
  await server.stop()

  const other = await startS3Server()
  const restored: Env = { ...env, DATA_DIR: join(folder, 'restored'), ...other.source }
  mkdirSync(restored.DATA_DIR ?? '')
  await operate(upgraded, restored, 'restore', copy)
  server = await start(upgraded, restored)
  const [mine, theirs] = [(await mia.get(object)).status, (await guest.get(object)).status]
  const doctor = await operate(upgraded, restored, 'doctor')
  note(
    'A restore into an empty folder and an empty bucket',
    `signed in as before: ${(await (await mia.get('/api/auth/get-session')).json())?.user?.email === email}`,
    `the hidden pack: ${mine} for its owner, ${theirs} for guests`,
    `\`doctor\`: ${doctor.filter((line) => line.startsWith('bad')).length} bad of ${doctor.length} findings`,
  )
  await server.stop()
  await Promise.all([bucket.stop(), other.stop()])
  rmSync(folder, { recursive: true })
  writeFileSync(results, page(seen))
}

const signIn = async (visitor: ReturnType<typeof openVisitor>) =>
  (await visitor.post('/api/auth/sign-in/email', { email, password: goodPassword })).status

/** As the builder does it in one request. */
async function upload(visitor: ReturnType<typeof openVisitor>): Promise<number> {
  const path = `/v0/b/party-dojo/o?name=${encodeURIComponent(packPath(packId))}`
  return (await visitor.post(path, writePackFile(pack))).status
}

function formatTally(tally: Tally): string {
  return [...tally]
    .map(([path, counts]) => `\`${path}\` ${[...counts].map(([status, n]) => `${n} × ${status}`)}`)
    .join(', ')
}

function page(seen: readonly [string, string][]): string {
  const rows = seen.map(([what, words]) => `| ${what} | ${words.replaceAll('; ', '<br>')} |`)
  return `# A day in a bar, ${new Date().toISOString().slice(0, 10)}\n\n${machine}\n\n| What | Seen |\n|---|---|\n${rows.join('\n')}\n`
}
