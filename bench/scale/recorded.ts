import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Statement = {
  text: string
  /** Of one that Postgres plans once for a connection; null for one that it plans every time. */
  name: string | null
  values: unknown[]
}

const recorder = new URL('record-statements.mjs', import.meta.url).href
const isStatement = /^\s*(select|insert|update|delete|with)\b/i

/** A file for a process' statements, and the settings that make it write them. */
export function openRecording() {
  const file = join(tmpdir(), `party-dojo-statements-${process.pid}`)
  writeFileSync(file, '')
  return {
    env: { NODE_OPTIONS: `--import ${recorder}`, RECORD_STATEMENTS: file },
    /** What was sent since it was asked last, each statement once, as it was first filled in. */
    take: (): Statement[] => {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      writeFileSync(file, '')
      const all = lines.map((line) => JSON.parse(line) as Statement)
      const known = new Map(all.toReversed().map((statement) => [statement.text, statement]))
      return [...known.values()].toReversed().filter(({ text }) => isStatement.test(text))
    },
    close: () => rmSync(file, { force: true }),
  }
}
