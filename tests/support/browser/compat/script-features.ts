import { isNode, type ParsedSource, type SyntaxNode } from '../../source/parse-source.ts'
import { type Feature, featureAt, isMissing } from './read-compat.ts'

/** What a page calls them, and what they are instances of. */
const instances: Record<string, string> = {
  window: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  screen: 'Screen',
}

/**
 * Finds what a script uses that a supported browser does not have, or that is absent by another
 * rule: globals, their members, attributes of elements, and methods of the language whose name
 * nothing older has. Methods of `Atomics` have no instance: they are found by their owner.
 */
export function scriptFeatures(
  compat: Feature,
  isAbsent = isMissing,
): (source: ParsedSource) => string[] {
  const { Atomics: _, ...builtIns } = featureAt(compat, ['javascript', 'builtins']) ?? {}
  const newMethods = newNames([...children(builtIns), ...children(builtIns.Intl)], isAbsent)
  const { elements = {}, global_attributes: everywhere = {} } = compat.html ?? {}
  const newAttributes = newNames([...children(elements), everywhere], isAbsent)

  /** Undefined where none of the paths leads to anything. */
  function isNew(paths: string[][]): boolean | undefined {
    const known = paths.flatMap((path) => featureAt(compat, path) ?? []).filter((f) => f.__compat)
    return known.length === 0 ? undefined : known.every(isAbsent)
  }

  function memberUse({ object, property }: SyntaxNode, parent: SyntaxNode | null): string[] {
    const member = isNode(property) ? String(property.name) : ''
    const owner = isNode(object) ? String(object.name ?? '') : ''
    const isOwnNew = isNew([
      ['api', owner, `${member}_static`],
      ['javascript', 'builtins', owner, member],
      ['api', instances[owner] ?? owner, member],
    ])
    if (isOwnNew !== undefined) return isOwnNew ? [`${owner}.${member}`] : []
    const isCalled = parent?.type === 'CallExpression'
    return isCalled && newMethods.has(member) ? [`.${member}()`] : []
  }

  function uses(node: SyntaxNode, parent: SyntaxNode | null): string[] {
    if (node.type === 'Identifier' && isCalledOrOwner(node, parent)) {
      const name = String(node.name)
      const paths = [
        ['api', name],
        ['javascript', 'builtins', name],
        ['api', 'Window', name],
      ]
      return isNew(paths) ? [name] : []
    }
    if (node.type === 'MemberExpression' && !node.computed) return memberUse(node, parent)
    if (node.type === 'JSXAttribute' && isNode(node.name) && isOfElement(parent)) {
      const attribute = String(node.name.name).toLowerCase()
      return newAttributes.has(attribute) ? [`<${attribute}>`] : []
    }
    return []
  }

  return ({ nodes }) => [...new Set(nodes.flatMap(({ node, parent }) => uses(node, parent)))]
}

/** The features in one, without what is said of itself. */
export function children(feature: Feature = {}): Feature[] {
  const { __compat, ...inner } = feature
  return Object.values(inner as Record<string, Feature>)
}

/** Names of features all of which a supported browser lacks. */
export function newNames(owners: readonly Feature[], isAbsent = isMissing): Set<string> {
  const seen = new Map<string, boolean>()
  for (const [name, feature] of owners.flatMap((owner) =>
    Object.entries(owner as Record<string, Feature>),
  )) {
    if (name === '__compat' || !feature.__compat) continue
    seen.set(name, (seen.get(name) ?? true) && isAbsent(feature))
  }
  return new Set([...seen].flatMap(([name, isNew]) => (isNew ? name : [])))
}

/** `Name(…)`, `new Name(…)` and `Name.member`: a use at run time, of a global if it has that name. */
function isCalledOrOwner(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node
  return ['NewExpression', 'CallExpression'].includes(parent?.type ?? '') && parent?.callee === node
}

/** The attributes of components are their own. */
function isOfElement(parent: SyntaxNode | null): boolean {
  return isNode(parent?.name) && /^[a-z]/.test(String(parent.name.name))
}
