import { encode } from 'uqr'

/** What a person who starts the server wants to know. */
export type StartFacts = {
  version: string
  build: string
  /** On this machine, or the public one where it is configured. */
  address: string
  /** For other devices of the local network; null where they do not reach this server. */
  networkAddress: string | null
  /** Where HTTPS=local is served: for this network, or this machine where there is none. */
  httpsAddress: string | null
  database: string
  objects: string
  /** What works without being configured. */
  embedded: readonly string[]
  premium: string
  /** Variables that are not set, in the order of their weight. */
  notConfigured: readonly string[]
  /** What to do first; null once there is an account. */
  firstStep: string | null
}

/** In modules; less than the specification's four, enough for phones. */
const border = { top: 2, bottom: 1, side: 2 }

const minTextColumns = 44
const gap = '   '
/** Black on white in any terminal theme. */
const darkOnLight = (line: string) => `\u001b[38;5;16;48;5;231m${line}\u001b[0m`

/** At most 15 lines, with a QR code of the address on the left where it fits. */
export function terminalReport(facts: StartFacts, columns: number): string {
  const trustPath = facts.httpsAddress === null ? '' : '/trust'
  const link = (facts.networkAddress ?? facts.address) + trustPath
  const isForPhones = facts.networkAddress !== null || facts.address.startsWith('https://')
  const code = isForPhones ? drawCode(link) : []
  const codeColumns = code[0]?.length ?? 0
  const textColumns = columns - codeColumns - gap.length
  if (code.length === 0 || textColumns < minTextColumns) return describe(facts, columns).join('\n')
  const text = describe(facts, textColumns)
  const rows = Array.from({ length: Math.max(code.length, text.length) }, (_, row) => {
    const line = code[row]
    const left = line === undefined ? ' '.repeat(codeColumns) : darkOnLight(line)
    return (left + gap + (text[row] ?? '')).trimEnd()
  })
  return rows.join('\n')
}

function describe(facts: StartFacts, columns: number): string[] {
  const {
    version,
    address,
    networkAddress,
    httpsAddress,
    database,
    objects,
    embedded,
    premium,
    notConfigured,
    firstStep,
  } = facts
  const lines = [
    `Party Dojo ${version} is running.`,
    `This machine: ${address}`,
    networkAddress !== null && `This network: ${networkAddress}`,
    httpsAddress !== null && `With https: ${httpsAddress}`,
    networkAddress !== null &&
      (httpsAddress === null
        ? 'Phones on the same network scan the code.'
        : 'Phones scan the code, and trust this server once.'),
    ...(embedded.length > 0
      ? [`Embedded: ${embedded.join(', ')}`]
      : [`Database: ${database}`, `Objects: ${objects}`, `Premium: ${premium}`]),
    notConfigured.length > 0 &&
      `Not configured: ${notConfigured.join(', ')} (docs/configuration.md)`,
    firstStep !== null && firstStep,
  ]
  return lines.flatMap((line) => (line === false ? [] : wrap(line, columns)))
}

/** Two rows of modules per line. */
function drawCode(link: string): string[] {
  // Upper case fits a smaller code.
  const { data } = encode(link.toUpperCase(), { ecc: 'L', border: 0 })
  const width = data.length + 2 * border.side
  const light = Array<boolean>(width).fill(false)
  const side = Array<boolean>(border.side).fill(false)
  const rows = [
    ...Array<boolean[]>(border.top).fill(light),
    ...data.map((row) => [...side, ...row, ...side]),
    ...Array<boolean[]>(border.bottom).fill(light),
  ]
  return Array.from({ length: Math.ceil(rows.length / 2) }, (_, line) =>
    light
      .map((_, x) => block(rows[2 * line]?.[x] ?? false, rows[2 * line + 1]?.[x] ?? false))
      .join(''),
  )
}

function block(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀'
  return lower ? '▄' : ' '
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines
}
