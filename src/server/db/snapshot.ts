export type ColumnShape = { name: string; kind: 'text' | 'integer' }

export type TableShape = { name: string; columns: readonly ColumnShape[] }

/** A whole database as it stood at one moment. */
export type Snapshot = {
  /** The names of the migrations that were applied to it. */
  migrations: readonly string[]
  /**
   * Every row of a table, many at a time: a line of JSON each, the array of its values in the order of
   * its columns. One table at a time.
   */
  lines: (shape: TableShape) => AsyncIterable<string[]>
  close: () => Promise<void>
}
