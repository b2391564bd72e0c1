import type { RequestListener } from 'node:http'
import type { Services } from './services.ts'

export { openServices } from './services.ts'

/** What answers all that is no static file; slow to load, so the first answers do not wait for it. */
export async function loadListener(services: Services): Promise<RequestListener> {
  const [{ getRequestListener }, { createApp }, { expressProfile }] = await Promise.all([
    import('@hono/node-server'),
    import('./create-app.ts'),
    import('./profile/express-profile.ts'),
  ])
  const app = createApp(services, async () => (await import('./pages.ts')).pages)
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return expressProfile(services, answer)
}
