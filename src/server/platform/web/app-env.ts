import type { HttpBindings } from '@hono/node-server'

/** What Hono's context carries from one middleware to the next. */
export type AppEnv = {
  /** Missing where a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Whoever sent the request, once somebody has looked. */
    userId?: string
  }
}
