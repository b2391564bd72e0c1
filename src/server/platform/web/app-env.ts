import type { HttpBindings } from '@hono/node-server'

export type AppEnv = {
  /** Missing in tests without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Set by the first lookup of the session. */
    userId?: string
  }
}
