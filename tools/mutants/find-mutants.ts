import { parseSync } from 'vite'

/** One change of one place of a source. */
export type Mutant = {
  path: string
  line: number
  /** The line as it was, without its indent. */
  code: string
  before: string
  after: string
  /** The whole file with the change. */
  text: string
}

type Node = { type: string; start: number; end: number; [field: string]: unknown }

const swappedOperators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** Fields of the tree that hold no running code. */
const passedOver = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType'])

/** Attributes that change how a page looks, never what it says or does. */
const unseenAttributes = new Set(['className', 'style', 'viewBox', 'd', 'fill', 'stroke'])

/** Every change that can be made in a TypeScript source: operators, literals, conditions, entries. */
export function findMutants(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return [...walk(program as unknown as Node)].flatMap((node) =>
    changesOf(node, text).map(({ start, end, after }) => ({
      path,
      line: text.slice(0, start).split('\n').length,
      code: lineAt(text, start),
      before: text.slice(start, end),
      after,
      text: text.slice(0, start) + after + text.slice(end),
    })),
  )
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end).trim()
}

type Change = { start: number; end: number; after: string }

function changesOf(node: Node, text: string): Change[] {
  const { start, end } = node
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const after = swappedOperators[String(node.operator)]
    const { end: from } = node.left as Node
    const { start: to } = node.right as Node
    const at = text.slice(from, to).indexOf(String(node.operator)) + from
    return after ? [{ start: at, end: at + String(node.operator).length, after }] : []
  }
  if (node.type === 'Literal' && typeof node.value === 'number') {
    return [{ start, end, after: String(node.value + 1) }]
  }
  if (node.type === 'Literal' && typeof node.value === 'boolean') {
    return [{ start, end, after: String(!node.value) }]
  }
  if (node.type === 'Literal' && typeof node.value === 'string' && node.value !== '') {
    return [{ start, end, after: "''" }]
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    const test = node.test as Node
    return ['true', 'false'].map((after) => ({ start: test.start, end: test.end, after }))
  }
  if (node.type === 'ArrayExpression') return withoutOne(node.elements as (Node | null)[], text)
  if (node.type === 'ObjectExpression') return withoutOne(node.properties as Node[], text)
  return []
}

/** A list without one of its entries, comma and all. */
function withoutOne(entries: readonly (Node | null)[], text: string): Change[] {
  return entries.flatMap((entry) => {
    if (entry === null) return []
    const comma = /^\s*,/.exec(text.slice(entry.end))?.[0] ?? ''
    return [{ start: entry.start, end: entry.end + comma.length, after: '' }]
  })
}

function* walk(node: Node): Generator<Node> {
  if (/^(Import|Export(All|Named)Declaration$|TS)/.test(node.type) && !('declaration' in node))
    return
  if (node.type === 'JSXAttribute' && unseenAttributes.has(String((node.name as Node).name))) return
  yield node
  for (const [field, value] of Object.entries(node)) {
    if (passedOver.has(field)) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && 'type' in child) yield* walk(child as Node)
    }
  }
}
