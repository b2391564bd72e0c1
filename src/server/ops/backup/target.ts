import type { LoadInput, LoadResult } from '#server/db/load-rows.ts'

export type Target = {
  place: string
  /** Throws a `StartError` unless it is empty. */
  requireEmpty: () => Promise<void>
  /**
   * Creates the tables at these migrations, loads the rows and applies later migrations: all or
   * nothing.
   */
  fill: (
    migrations: readonly string[],
    filling: LoadInput,
  ) => Promise<LoadResult & { unbalanced: number }>
  close: () => Promise<void>
}
