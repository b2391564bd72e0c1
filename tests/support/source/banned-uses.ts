import { isNode, type ParsedSource, type SyntaxNode } from './parse-source.ts'

const bans = [
  {
    uses: ['process.env', 'import node:process'],
    why: 'only src/server/compose.ts reads the environment',
    applies: (path: string) => path !== 'src/server/compose.ts',
  },
  {
    uses: ['localStorage', 'sessionStorage'],
    why: 'only src/browser touches what the device keeps',
    applies: (path: string) => !path.startsWith('src/browser/'),
  },
  {
    uses: ['Date.now', 'new Date()', 'Math.random', 'fetch'],
    why: 'time and chance are arguments of rules, and rules call nobody',
    applies: (path: string) =>
      path.startsWith('src/domain/') || /^src\/games\/[^/]+\/rules(-[a-z-]+)?\.ts$/.test(path),
  },
]

/** Uses of the environment, of storage, of clock, chance and network where they are banned. */
export function findBannedUses(path: string, { nodes, imports }: ParsedSource): string[] {
  if (/\.test\.tsx?$/.test(path)) return []
  const found = new Set(nodes.flatMap(({ node, parent }) => namesUsed(node, parent)))
  if (imports.some((name) => /^(node:)?process$/.test(name))) found.add('import node:process')
  return bans
    .filter(({ applies }) => applies(path))
    .flatMap(({ uses, why }) =>
      uses.filter((use) => found.has(use)).map((use) => `${path} uses ${use}: ${why}`),
    )
}

function namesUsed(node: SyntaxNode, parent: SyntaxNode | null): string[] {
  if (node.type === 'Identifier') return isKey(node, parent) ? [] : [String(node.name)]
  if (node.type === 'MemberExpression') return memberNames(node)
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date') {
    return (node.arguments as unknown[]).length === 0 ? ['new Date()'] : []
  }
  if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern') {
    const keys = (node.id.properties as SyntaxNode[]).map(({ key }) => nameOf(key))
    return keys.flatMap((key) => [`${nameOf(node.init)}.${key}`, ...globalName(node.init, key)])
  }
  return []
}

function memberNames({ object, property }: SyntaxNode): string[] {
  const name = nameOf(property)
  return [`${nameOf(object)}.${name}`, ...globalName(object, name)]
}

function globalName(object: unknown, name: string): string[] {
  return ['window', 'globalThis', 'self'].includes(nameOf(object)) ? [name] : []
}

/** `process` of `process` and of `globalThis.process`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return String(node.name ?? node.value ?? '')
}

/** A name after a dot or before a colon is no use of the global of that name. */
function isKey(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (!parent || parent.computed) return false
  return parent.property === node || parent.key === node
}
