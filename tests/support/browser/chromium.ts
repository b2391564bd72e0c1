import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

export type Chromium = { executablePath: string; env: Record<string, string> }

/** Enough to run as root in a container, and to make no request of its own. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const cacheDir = join(import.meta.dirname, '../../../.cache')

const defaultPaths: Record<string, string[]> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

type Machine = { env: NodeJS.ProcessEnv; platform: string; arch: string }

/** The browser to test with: CHROMIUM_PATH, the packaged one, or one on the machine; throws when none. */
export async function findChromium(machine: Machine = process): Promise<Chromium> {
  const chosen = machine.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return { executablePath: chosen, env: {} }
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file`)
  }
  if (machine.platform === 'linux' && machine.arch === 'x64') return unpackChromium()
  const executablePath = defaultPaths[machine.platform]?.find((path) => existsSync(path))
  if (executablePath) return { executablePath, env: {} }
  throw new Error('No Chromium found: install Chrome or Chromium, or set CHROMIUM_PATH to one')
}

async function unpackChromium(): Promise<Chromium> {
  const packageDir = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '..',
  )
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  const home = join(cacheDir, `chromium-${version}`)
  if (!existsSync(home)) await unpackInto(home, join(packageDir, 'bin'))

  const executablePath = join(home, 'chromium')
  const env: Record<string, string> = {}
  if (isLibraryMissing(executablePath)) {
    env.LD_LIBRARY_PATH = [join(home, 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(delimiter)
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = home
  return { executablePath, env }
}

/** Unpacks beside the goal and renames, so that no second process ever sees half a browser. */
async function unpackInto(home: string, binDir: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const draft = await mkdtemp(join(cacheDir, 'chromium-'))
  try {
    await inflate(join(binDir, 'chromium.br'), join(draft, 'chromium'))
    for (const name of ['al2023.tar', 'fonts.tar']) {
      await inflate(join(binDir, `${name}.br`), join(draft, name))
      execFileSync('tar', ['-xf', name], { cwd: draft })
      await rm(join(draft, name))
    }
    // The package's own fonts.conf names the folders of a serverless host.
    const fontsConf = `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>`
    await writeFile(join(draft, 'fonts.conf'), fontsConf)
    await rename(draft, home)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  }
}

async function inflate(from: string, to: string): Promise<void> {
  await pipeline(
    createReadStream(from),
    createBrotliDecompress({ chunkSize: 2 ** 21 }),
    createWriteStream(to, { mode: 0o755 }),
  )
}

function isLibraryMissing(executablePath: string): boolean {
  return execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found')
}
