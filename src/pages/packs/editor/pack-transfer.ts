import { type Draft, packOfDraft } from '#domain/builder/draft.ts'
import { promptsInText } from '#domain/builder/prompt-lines.ts'
import { type CustomPrompt, type PackMetadata, writePackFile } from '#domain/packs/custom-pack.ts'
import { readPack } from '#domain/packs/read-pack.ts'

export type FileKind = 'json' | 'csv'

/** What a file gave: prompts, and a cover where it has one. */
export type Imported = { prompts: CustomPrompt[]; cover: PackMetadata | null }

/** A table program takes a cell that starts so for a formula, unless a quote stands before it. */
const formula = /^[=+\-@\t\r]/
const quotedFormula = /^'(?=[=+\-@\t\r])/

/** The pack as a file of that kind. */
export async function writeTransfer(draft: Draft, kind: FileKind, nowMs: number): Promise<string> {
  const pack = packOfDraft(draft, nowMs)
  if (kind === 'json') return writePackFile(pack)
  const { csvFormatRows } = await import('d3-dsv')
  const rows = pack.prompts.map(({ text, kind: of }) => [text.replace(formula, "'$&"), of ?? ''])
  return csvFormatRows([['text', 'kind'], ...rows])
}

/** Reads a file by what is in it, whatever its name; null when there is no prompt in it. */
export async function readTransfer(text: string): Promise<Imported | null> {
  const imported = readJson(text) ?? (await readTable(text))
  return imported.prompts.length > 0 ? imported : null
}

function readJson(text: string): Imported | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  // A bare list of prompts is a pack without a cover.
  const wrapped = Array.isArray(value) ? { metadata: {}, prompts: value } : value
  const reading = readPack(wrapped)
  if ('problem' in reading) return { prompts: [], cover: null }
  return { prompts: reading.pack.prompts, cover: reading.pack.metadata }
}

async function readTable(text: string): Promise<Imported> {
  const { dsvFormat } = await import('d3-dsv')
  const plain = text.replace(/^\uFEFF/, '')
  const [head = [], ...rows] = dsvFormat(delimiterOf(plain)).parseRows(plain)
  const names = head.map((cell) => cell.trim().toLowerCase())
  const textAt = names.findIndex((name) => name === 'text' || name === 'prompt')
  // Without a heading it is no table but lines, in which a comma is a comma.
  if (textAt === -1) return { prompts: linesOf(plain), cover: null }
  const kindAt = names.indexOf('kind')
  const prompts = rows.flatMap((row): CustomPrompt[] => {
    const words = (row[textAt] ?? '').replace(quotedFormula, '').trim()
    if (words === '') return []
    return [row[kindAt] === 'dare' ? { text: words, kind: 'dare' } : { text: words }]
  })
  return { prompts, cover: null }
}

/** By its heading: table programs use semicolons where a comma parts whole numbers from the rest. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r|\n/, 1)
  return [';', '\t'].find((mark) => heading.includes(mark)) ?? ','
}

function linesOf(text: string): CustomPrompt[] {
  return promptsInText(text).map((words) => ({ text: words }))
}
