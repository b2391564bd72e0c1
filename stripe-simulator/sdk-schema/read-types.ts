import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** What a name can mean once every import and alias is followed. */
export type TypeNode = ESTree.TSType | ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration

/** A file, a namespace, or the type arguments of one use of a generic type. */
export type Scope = {
  /** Path from the library's folder, such as `resources/Customers.d.ts`. */
  file: string
  /** The namespaces around it, such as `Customer.InvoiceSettings`; empty for a file. */
  name: string
  parent: Scope | null
  names: Map<string, Declaration[]>
}

export type TypeRef = { node: TypeNode; scope: Scope }

type Declaration =
  | ({ kind: 'type' } & TypeRef)
  | { kind: 'namespace'; scope: Scope }
  | { kind: 'import'; file: string; name: string }
  | { kind: 'alias'; path: string[]; scope: Scope }

type Wanted = 'type' | 'namespace'
type Found<W extends Wanted> = Extract<Declaration, { kind: W }>

const library = join(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm')
/** What `import * as …` asks a file for. */
const wholeFile = '*'

const files = new Map<string, Scope>()

/** The scope of the library's public names: `Customer`, `Checkout.Session`. */
export function publicScope(): Scope {
  const stripe = findMember(readTypes('stripe.core.d.ts'), 'Stripe', 'namespace')
  if (!stripe) throw new Error('stripe.core.d.ts declares no namespace Stripe')
  return stripe.scope
}

/** The type that a dotted name means in this place, by the rules of TypeScript; null for none. */
export function findType(scope: Scope, path: string[]): TypeRef | null {
  return findPath(scope, path, 'type')
}

/** A scope in which each name means the type given with it. */
export function bindTypes(scope: Scope, bound: [name: string, type: TypeRef][]): Scope {
  const names = new Map<string, Declaration[]>(
    bound.map(([name, type]) => [name, [{ kind: 'type', ...type }]]),
  )
  return { file: scope.file, name: scope.name, parent: scope, names }
}

function readTypes(file: string): Scope {
  const known = files.get(file)
  if (known) return known
  const { program, errors } = parseSync(file, readFileSync(join(library, file), 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const scope: Scope = { file, name: '', parent: null, names: new Map() }
  files.set(file, scope)
  for (const statement of program.body) declare(scope, statement)
  return scope
}

function declare(scope: Scope, statement: ESTree.Statement | ESTree.Directive) {
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers) {
        const file = besides(scope.file, statement.source.value)
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : wholeFile
        add(scope, specifier.local.name, { kind: 'import', file, name })
      }
      return
    case 'ExportNamedDeclaration':
      if (statement.declaration) declare(scope, statement.declaration)
      else reExport(scope, statement)
      return
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      add(scope, statement.id.name, { kind: 'type', node: statement, scope })
      return
    case 'TSModuleDeclaration':
      if (statement.id.type !== 'Identifier' || !statement.body) return
      for (const inner of statement.body.body)
        declare(openNamespace(scope, statement.id.name), inner)
      return
    case 'TSImportEqualsDeclaration':
      if (statement.moduleReference.type === 'TSExternalModuleReference') return
      add(scope, statement.id.name, {
        kind: 'alias',
        path: pathOf(statement.moduleReference),
        scope,
      })
  }
}

function reExport(scope: Scope, { specifiers, source }: ESTree.ExportNamedDeclaration) {
  for (const specifier of specifiers) {
    const [name, local] = [nameOf(specifier.exported), nameOf(specifier.local)]
    if (source) {
      add(scope, name, { kind: 'import', file: besides(scope.file, source.value), name: local })
    } else if (name !== local || scope.parent) {
      // What a namespace exports under its own name can only come from around it.
      const from = name === local && scope.parent ? scope.parent : scope
      add(scope, name, { kind: 'alias', path: [local], scope: from })
    }
  }
}

/** The same namespace may be written in several parts. */
function openNamespace(scope: Scope, name: string): Scope {
  const open = scope.names.get(name)?.find((each) => each.kind === 'namespace')
  if (open) return open.scope
  const inner: Scope = {
    file: scope.file,
    name: scope.name ? `${scope.name}.${name}` : name,
    parent: scope,
    names: new Map(),
  }
  add(scope, name, { kind: 'namespace', scope: inner })
  return inner
}

function add(scope: Scope, name: string, declaration: Declaration) {
  scope.names.set(name, [...(scope.names.get(name) ?? []), declaration])
}

function findPath<W extends Wanted>(scope: Scope, path: string[], wanted: W): Found<W> | null {
  const [first = '', ...rest] = path
  const last = rest.pop()
  for (let at: Scope | null = scope; at; at = at.parent) {
    if (last === undefined) {
      const found = findMember(at, first, wanted)
      if (found) return found
      continue
    }
    let inner = findMember(at, first, 'namespace')
    for (const name of rest) inner = inner && findMember(inner.scope, name, 'namespace')
    if (inner) return findMember(inner.scope, last, wanted)
  }
  return null
}

function findMember<W extends Wanted>(scope: Scope, name: string, wanted: W): Found<W> | null {
  for (const declaration of scope.names.get(name) ?? []) {
    const found = follow(declaration, wanted)
    if (found) return found
  }
  return null
}

function follow<W extends Wanted>(declaration: Declaration, wanted: W): Found<W> | null {
  switch (declaration.kind) {
    case 'import':
      if (declaration.name !== wholeFile) {
        return findMember(readTypes(declaration.file), declaration.name, wanted)
      }
      return follow({ kind: 'namespace', scope: readTypes(declaration.file) }, wanted)
    case 'alias':
      return findPath(declaration.scope, declaration.path, wanted)
    default:
      return declaration.kind === wanted ? (declaration as Found<W>) : null
  }
}

/** `A.B.C` as `['A', 'B', 'C']`. */
export function pathOf(name: ESTree.TSTypeName | ESTree.Expression): string[] {
  if (name.type === 'Identifier') return [name.name]
  if (name.type === 'TSQualifiedName') return [...pathOf(name.left), name.right.name]
  if (name.type === 'MemberExpression' && name.property.type === 'Identifier') {
    return [...pathOf(name.object), name.property.name]
  }
  throw new Error(`Cannot read a name from ${name.type}`)
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

/** `../shared.js`, seen from a file of the library, is `shared.d.ts`. */
function besides(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier.replace(/\.js$/, '.d.ts'))
}
