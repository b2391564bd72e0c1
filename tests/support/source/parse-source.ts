import { parseSync } from 'vite'
import type { SourceFile } from './import-table.ts'

/** A node of the syntax tree, seen only as far as the rules look. */
export type SyntaxNode = { type: string; [field: string]: unknown }

export type ParsedSource = {
  imports: string[]
  /** Nothing but imports and re-exports. */
  isBarrel: boolean
  nodes: { node: SyntaxNode; parent: SyntaxNode | null }[]
}

/** Reads a TypeScript file; throws where it does not parse. */
export function parseSource({ path, text }: SourceFile): ParsedSource {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const nodes = [...walk(program as unknown as SyntaxNode, null)]
  const statements = program.body.filter(({ type }) => type !== 'ImportDeclaration')
  return {
    nodes,
    imports: nodes.flatMap(({ node }) => findSpecifiers(node)),
    isBarrel: statements.length > 0 && statements.every(isReExport),
  }
}

function* walk(
  node: SyntaxNode,
  parent: SyntaxNode | null,
): Generator<ParsedSource['nodes'][number]> {
  yield { node, parent }
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) yield* walk(child, node)
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isReExport(statement: object): boolean {
  return 'source' in statement && Boolean(statement.source)
}

function findSpecifiers(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return isNode(node.source) ? [textOf(node.source)] : []
    case 'CallExpression':
      return isGlob(node) ? (node.arguments as SyntaxNode[]).slice(0, 1).flatMap(textsOf) : []
    default:
      return []
  }
}

/** `import.meta.glob(…)` imports every file it matches. */
function isGlob({ callee }: SyntaxNode): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  const { object, property } = callee
  return (
    isNode(object) && object.type === 'MetaProperty' && isNode(property) && property.name === 'glob'
  )
}

function textsOf(node: SyntaxNode): string[] {
  return node.type === 'ArrayExpression'
    ? (node.elements as SyntaxNode[]).map(textOf)
    : [textOf(node)]
}

/** The text of a literal, a template's parts with `*` between, or a name no rule allows. */
function textOf(node: SyntaxNode): string {
  if (typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return './../(computed)'
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('*')
}
