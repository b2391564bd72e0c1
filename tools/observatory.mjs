// MDN's scorer of security headers against the built server, behind TLS on this machine. The scorer is
// no dependency, for it brings 230 packages, some of them native; it is installed into `.cache`.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuild } from './build/ensure-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const scorer = '@mdn/mdn-http-observatory'
const version = '1.4.8'
const home = join(root, '.cache', `observatory-${version}`)

/** A+ begins at 100; points above it could be lost unnoticed. */
const minScore = 125

/** A page from the build, three that are rendered, one of them for signed-in players, and the API's. */
const paths = ['/', '/packs', '/profile', '/info/unsubscribe', '/api/docs']

const startTimeoutMs = 30_000

/** Installs the scorer without running a script of any package. */
function install() {
  const scan = join(home, 'node_modules', scorer, 'src', 'scanner', 'index.js')
  if (existsSync(scan)) return scan
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'observatory', private: true }))
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options, `${scorer}@${version}`], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Its own list of preloaded hosts is fetched by a script; this machine is on no list.
  writeFileSync(join(home, 'node_modules', scorer, 'conf', 'hsts-preload.json'), '{}')
  return scan
}

/** A key and a certificate for this machine that only the scorer trusts. */
function makeCertificate(folder) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name))
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const files = ['-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' })
  return { key, certificate }
}

/** A proxy in front of the server: ends TLS and sends the client's address. */
async function listenWithTls({ key, certificate }, serverUrl) {
  const proxy = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (request, response) => {
      const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress }
      const target = new URL(request.url, serverUrl)
      const asked = ask(target, { method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode, answer.rawHeaders)
        answer.pipe(response)
      })
      asked.on('error', () => response.destroy())
      request.pipe(asked)
    },
  )
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}

/** Listens on `port`; its links and cookies use the public origin. */
async function startServer(origin, port, dataDir) {
  const server = spawn(process.execPath, ['server.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const giveUp = setTimeout(() => server.kill(), startTimeoutMs)
  // The first line it prints says that it listens.
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  clearTimeout(giveUp)
  if (server.exitCode !== null) throw new Error('The server did not start.')
  server.stdout.resume()
  return server
}

async function findFreePort() {
  const server = createPlainServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** In a process of its own: which authorities Node trusts is settled when it starts. */
function score(scan, certificate, site) {
  const program = `const { scan } = await import(${JSON.stringify(pathToFileURL(scan).href)})
    const { scan: { score, grade, statusCode }, tests } = await scan(${JSON.stringify(site)})
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass).map(([name, { result }]) => name + ': ' + result)
    console.log(JSON.stringify({ score, grade, statusCode, failed }))`
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
  const said = execFileAsync(process.execPath, ['--input-type=module', '--eval', program], env)
  return said.then(JSON.parse)
}

/** Asynchronous: the TLS proxy runs in this process and must answer meanwhile. */
async function execFileAsync(file, args, env) {
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The scorer failed.')
  return said
}

async function isOk(origin, path) {
  const answer = await fetch(new URL(path, origin), { redirect: 'manual' })
  return answer.status < 400
}

const scan = install()
await ensureBuild(root)
const folder = mkdtempSync(join(tmpdir(), 'party-dojo-observatory-'))
let server = null
let tls = null
try {
  const certificate = makeCertificate(folder)
  const port = await findFreePort()
  const serverUrl = `http://127.0.0.1:${port}`
  tls = await listenWithTls(certificate, serverUrl)
  const site = `localhost:${tls.address().port}`
  server = await startServer(`https://${site}`, port, join(folder, 'data'))
  for (const path of paths) {
    if (!(await isOk(serverUrl, path))) {
      console.log(`${path}: not there, not scored`)
      continue
    }
    const result = await score(scan, certificate.certificate, site + path)
    console.log(`${path}: ${result.score} (${result.grade})`)
    for (const failure of result.failed) console.log(`  failed  ${failure}`)
    if (result.score < minScore) {
      console.log(`  the least is ${minScore}`)
      process.exitCode = 1
    }
  }
} finally {
  tls?.closeAllConnections()
  tls?.close()
  if (server && server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
