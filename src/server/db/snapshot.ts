export type ColumnShape = { name: string; kind: 'text' | 'integer' }

export type TableShape = { name: string; columns: readonly ColumnShape[] }

export type Snapshot = {
  /** Names of the applied migrations. */
  migrations: readonly string[]
  /** Batches of rows, each a JSON array in the order of the columns. One table at a time. */
  lines: (shape: TableShape) => AsyncIterable<string[]>
  close: () => Promise<void>
}
