import { type Plugin, parseSync } from 'vite'
import { type UnusedPart, unusedParts } from './unused-parts.ts'

/** Leaves out of the first script what React and its router keep for others. */
export function leaveOutUnused(): Plugin {
  const met = new Set<UnusedPart>()
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const parts = unusedParts.filter(({ file }) => file.test(id))
      for (const part of parts) met.add(part)
      const whole = parts.find(({ left }) => typeof left === 'string')
      if (whole) return String(whole.left)
      return parts.length > 0 ? leaveOut(code, new Set(parts.flatMap(({ left }) => left))) : null
    },
    buildEnd(error) {
      const moved = unusedParts.filter((part) => !met.has(part)).map(({ what }) => what)
      if (!error && moved.length > 0) this.error(`Elsewhere now: ${moved.join(', ')}. Look again.`)
    },
  }
}

/** The script with these functions empty, these constants undefined and nothing put on either. */
export function leaveOut(code: string, names: ReadonlySet<string>): string {
  const cuts = findCuts(parseSync('script.js', code).program as unknown as Node, names)
  const missing = [...names].filter((name) => !cuts.some((cut) => cut.name === name))
  if (missing.length > 0) throw new Error(`Elsewhere now: ${missing.join(', ')}. Look again.`)
  return cuts.reduceRight(
    (text, { start, end, left }) => text.slice(0, start) + left + text.slice(end),
    code,
  )
}

type Node = { type: string; start: number; end: number; [field: string]: unknown }
type Cut = { name: string; start: number; end: number; left: string }

/** In the order of the text. */
function findCuts(node: Node, names: ReadonlySet<string>): Cut[] {
  const cut = cutOf(node)
  if (cut && names.has(cut.name)) return [cut]
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => findCuts(child, names))
}

function cutOf(node: Node): Cut | null {
  const { type, id, body, init, left } = node
  if (type === 'FunctionDeclaration' && isNode(id) && isNode(body))
    return { name: rootOf(id), start: body.start, end: body.end, left: '{}' }
  if (type === 'VariableDeclarator' && isNode(id) && isNode(init))
    return { name: rootOf(id), start: init.start, end: init.end, left: 'undefined' }
  if (type === 'AssignmentExpression' && isNode(left) && left.type === 'MemberExpression')
    return { name: rootOf(left), start: node.start, end: node.end, left: '0' }
  return null
}

/** `Name` of `Name.prototype.focus`. */
function rootOf(node: Node): string {
  return isNode(node.object) ? rootOf(node.object) : String(node.name)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
