import type {
  AlterTableNode,
  ColumnDefinitionNode,
  CompiledQuery,
  CreateIndexNode,
  CreateTableNode,
  TableNode,
} from 'kysely'

/**
 * What in these statements could trip a version that does not know them; null when they only add.
 * Rows may be written to tables that are made along with them.
 */
export function findSubtraction(statements: readonly CompiledQuery[]): string | null {
  const made = new Set<string>()
  for (const { query, sql } of statements) {
    if (!canStay(query as KnownNode, made)) return sql
  }
  return null
}

type KnownNode =
  | CreateTableNode
  | CreateIndexNode
  | AlterTableNode
  | { kind: 'InsertQueryNode'; into?: TableNode }
  | { kind: 'other' }

function canStay(node: KnownNode, made: Set<string>): boolean {
  switch (node.kind) {
    case 'CreateTableNode':
      made.add(nameOf(node.table))
      return node.columns.every((column) => lets(column, made)) && !node.constraints?.length
    case 'CreateIndexNode':
      return !node.unique || (node.table !== undefined && made.has(nameOf(node.table)))
    case 'AlterTableNode':
      return made.has(nameOf(node.table)) || onlyAddsColumns(node, made)
    case 'InsertQueryNode':
      return node.into !== undefined && made.has(nameOf(node.into))
    default:
      return false
  }
}

function onlyAddsColumns(
  { kind: _, table: __, columnAlterations = [], ...rest }: AlterTableNode,
  made: ReadonlySet<string>,
): boolean {
  const isAllElseUnset = Object.values(rest).every((value) => value === undefined)
  return (
    isAllElseUnset &&
    columnAlterations.every(
      (change) =>
        change.kind === 'AddColumnNode' &&
        (!change.column.notNull || change.column.defaultTo !== undefined) &&
        !change.column.unique &&
        lets(change.column, made),
    )
  )
}

/** A reference must not keep a version that does not know it from deleting. */
function lets({ references }: ColumnDefinitionNode, made: ReadonlySet<string>): boolean {
  if (!references) return true
  return made.has(nameOf(references.table)) || goesAlong.has(references.onDelete ?? '')
}

const goesAlong: ReadonlySet<string> = new Set(['cascade', 'set null'])

function nameOf({ table }: TableNode): string {
  return table.identifier.name
}
