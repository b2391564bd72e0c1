import { type ESTree, parseSync } from 'vite'
import {
  bindTypes,
  findType,
  pathOf,
  publicScope,
  type Scope,
  type TypeNode,
  type TypeRef,
} from './read-types.ts'

export type Field = { optional: boolean; type: TypeRef }

export type ObjectShape = {
  kind: 'object'
  /** The declared name, empty for an object written in place. */
  name: string
  fields: Map<string, Field>
  /** What every other key must hold; null where no other key is allowed. */
  others: TypeRef | null
}

/** What a type asks of a JSON value. */
export type Shape =
  | { kind: 'anything' | 'nothing' | 'string' | 'number' | 'boolean' }
  /** Any string beside listed ones: the list may grow. */
  | { kind: 'open' }
  /** Classes in a program, strings on the way to it. */
  | { kind: 'decimal' | 'bigint' }
  | { kind: 'literal'; value: unknown }
  | { kind: 'list'; item: TypeRef }
  | { kind: 'union'; options: Shape[] }
  | ObjectShape

const shapes = new WeakMap<Scope, Map<TypeNode, Shape>>()
const named = new Map<string, Shape>()

const keywords: Record<string, Shape> = {
  TSAnyKeyword: { kind: 'anything' },
  TSUnknownKeyword: { kind: 'anything' },
  TSVoidKeyword: { kind: 'nothing' },
  TSUndefinedKeyword: { kind: 'nothing' },
  TSNeverKeyword: { kind: 'nothing' },
  TSStringKeyword: { kind: 'string' },
  TSNumberKeyword: { kind: 'number' },
  TSBooleanKeyword: { kind: 'boolean' },
  TSNullKeyword: { kind: 'literal', value: null },
  TSBigIntKeyword: { kind: 'bigint' },
}

/** The shape of a type written as in a program that uses the library: `ApiList<Customer>`. */
export function resolveNamed(typeName: string): Shape {
  const shape = named.get(typeName) ?? readNamed(typeName)
  named.set(typeName, shape)
  return shape
}

function readNamed(typeName: string): Shape {
  const { program, errors } = parseSync('type.d.ts', `type T = ${typeName}`)
  const [alias, ...more] = program.body
  if (errors.length || more.length || alias?.type !== 'TSTypeAliasDeclaration') {
    throw new Error(`${typeName} is no type`)
  }
  return resolveType({ node: alias.typeAnnotation, scope: publicScope() })
}

/** Throws for a type that no JSON value can have, such as a function or a class. */
export function resolveType({ node, scope }: TypeRef): Shape {
  const ofScope = shapes.get(scope) ?? new Map<TypeNode, Shape>()
  shapes.set(scope, ofScope)
  const shape = ofScope.get(node) ?? readShape(node, scope)
  ofScope.set(node, shape)
  return shape
}

function readShape(node: TypeNode, scope: Scope): Shape {
  switch (node.type) {
    case 'TSParenthesizedType':
    case 'TSTypeAliasDeclaration':
      return resolveType({ node: node.typeAnnotation, scope })
    case 'TSLiteralType':
      if (node.literal.type !== 'Literal') break
      return { kind: 'literal', value: node.literal.value }
    case 'TSArrayType':
      return { kind: 'list', item: { node: node.elementType, scope } }
    case 'TSUnionType':
      return joinOptions(resolveAll(node.types, scope))
    case 'TSIntersectionType':
      return mergeObjects('', resolveAll(node.types, scope))
    case 'TSTypeLiteral':
      return readObject('', node.members, scope)
    case 'TSInterfaceDeclaration': {
      const name = scope.name ? `${scope.name}.${node.id.name}` : node.id.name
      const bases = node.extends.map(({ expression, typeArguments }) =>
        readReference(pathOf(expression), typeArguments?.params ?? [], scope),
      )
      return mergeObjects(name, [...bases, readObject(name, node.body.body, scope)])
    }
    case 'TSTypeReference':
      return readReference(pathOf(node.typeName), node.typeArguments?.params ?? [], scope)
  }
  const keyword = keywords[node.type]
  if (!keyword) throw new Error(`${scope.file}: cannot read a ${node.type}`)
  return keyword
}

function resolveAll(types: ESTree.TSType[], scope: Scope): Shape[] {
  return types.map((node) => resolveType({ node, scope }))
}

function readReference(path: string[], args: ESTree.TSType[], scope: Scope): Shape {
  const name = path.join('.')
  const types = args.map((node) => ({ node, scope }))
  const found = findType(scope, path)
  if (!found) return readGlobal(name, types, scope)

  const { node } = found
  if (found.scope.file === 'shared.d.ts' && name === 'OtherString') return { kind: 'open' }
  if (found.scope.file === 'Decimal.d.ts' && name === 'Decimal') return { kind: 'decimal' }
  if (found.scope.file === 'lib.d.ts' && name === 'Response' && types[0]) {
    // The client adds `lastResponse`; the server never sends it.
    return resolveType(types[0])
  }
  if (!('typeParameters' in node) || !node.typeParameters) return resolveType(found)
  const bound = node.typeParameters.params.map(({ name }, index): [string, TypeRef] => {
    const type = types[index]
    if (!type) throw new Error(`${path.join('.')} needs a type for ${name.name}`)
    return [name.name, type]
  })
  return resolveType({ node, scope: bindTypes(found.scope, bound) })
}

/** The few types that TypeScript itself brings and the library uses. */
function readGlobal(name: string, [first, second]: TypeRef[], scope: Scope): Shape {
  if (name === 'Array' && first) return { kind: 'list', item: first }
  if (name === 'Record' && second) {
    return { kind: 'object', name: '', fields: new Map(), others: second }
  }
  if (name === 'Partial' && first) {
    return mapObjects(resolveType(first), (fields) =>
      fields.map(([key, { type }]) => [key, { type, optional: true }]),
    )
  }
  if (name === 'Omit' && first && second) {
    const keys = resolveType(second)
    const options = keys.kind === 'union' ? keys.options : [keys]
    const omitted = new Set(options.map((key) => (key.kind === 'literal' ? key.value : null)))
    return mapObjects(resolveType(first), (fields) => fields.filter(([key]) => !omitted.has(key)))
  }
  throw new Error(`${scope.file}: there is no JSON type ${name}`)
}

function readObject(name: string, members: ESTree.TSSignature[], scope: Scope): ObjectShape {
  const fields = new Map<string, Field>()
  let others: TypeRef | null = null
  for (const member of members) {
    if (member.type === 'TSIndexSignature') {
      others = { node: member.typeAnnotation.typeAnnotation, scope }
    } else if (member.type === 'TSPropertySignature' && member.typeAnnotation) {
      const key = member.key.type === 'Literal' ? String(member.key.value) : keyOf(member.key)
      const type = { node: member.typeAnnotation.typeAnnotation, scope }
      fields.set(key, { optional: member.optional, type })
    }
  }
  return { kind: 'object', name, fields, others }
}

function keyOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  throw new Error(`Cannot read a field’s name from ${key.type}`)
}

/** Later parts win, as an interface wins over what it extends. */
function mergeObjects(name: string, parts: Shape[]): Shape {
  const merged: ObjectShape = { kind: 'object', name, fields: new Map(), others: null }
  for (const part of parts) {
    if (part.kind !== 'object') throw new Error(`Cannot join a ${part.kind} with an object`)
    merged.others = part.others ?? merged.others
    for (const [key, field] of part.fields) merged.fields.set(key, field)
  }
  return merged
}

function mapObjects(shape: Shape, change: (fields: [string, Field][]) => [string, Field][]): Shape {
  if (shape.kind === 'union') {
    return { kind: 'union', options: shape.options.map((option) => mapObjects(option, change)) }
  }
  if (shape.kind !== 'object') return shape
  return { ...shape, fields: new Map(change([...shape.fields])) }
}

/**
 * A flat union. Where the library lists values and leaves the list open for those to come, only the
 * listed ones count: an unknown value is taken for a typing error.
 */
function joinOptions(options: Shape[]): Shape {
  const flat = options.flatMap((option) => (option.kind === 'union' ? option.options : [option]))
  const isListed = flat.some(
    (option) => option.kind === 'literal' && typeof option.value === 'string',
  )
  return { kind: 'union', options: flat.filter(({ kind }) => !(isListed && kind === 'open')) }
}
