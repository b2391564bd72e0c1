import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Seen without colours. */
const mark = /text-decoration|box-shadow|border-width|\bwidth:|font-size/
const pressedRule = /\[aria-pressed="true"\][^{}]*\{([^}]*)\}/g
/** A sign, or words, that come with the state itself. */
const signs = [/<Eye\b/, /<EyeSwitch\b/, /icon-eyeon/]

/** How a component says that a button is pressed, beside its colour; null for by nothing. */
export function pressedMark(path: string): 'sign' | 'style' | null {
  const source = readFileSync(path, 'utf8')
  if (signs.some((sign) => sign.test(source))) return 'sign'
  const sheets = [...source.matchAll(/from '([^']+\.module\.css)'/g)]
  const rules = sheets.flatMap(([, sheet = '']) => pressedRules(resolve(path, sheet)))
  return rules.some((rule) => mark.test(rule)) ? 'style' : null
}

/** Also of what it composes. */
function pressedRules(sheet: string): string[] {
  const text = readFileSync(sheet, 'utf8')
  const composed = [...text.matchAll(/composes: [\w ]+ from "([^"]+)"/g)]
  return [
    ...[...text.matchAll(pressedRule)].map(([, rule = '']) => rule),
    ...composed.flatMap(([, other = '']) => pressedRules(resolve(sheet, other))),
  ]
}

function resolve(from: string, path: string): string {
  return path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(from), path)
}
