import type { ServerContext } from '#server/context.ts'
import type { Auth } from '../accounts/create-auth.ts'
import type { OpenApiDocument } from './document.ts'

/** The document, written when somebody first asks for it, and kept. */
export function openDocument(
  { env }: Pick<ServerContext, 'env'>,
  loadAuth: () => Promise<Auth>,
): () => Promise<OpenApiDocument> {
  let writing: Promise<OpenApiDocument> | null = null
  return () => {
    writing ??= write(env, loadAuth)
    return writing
  }
}

async function write(
  env: ServerContext['env'],
  loadAuth: () => Promise<Auth>,
): Promise<OpenApiDocument> {
  const [{ areas }, { writeDocument }, auth] = await Promise.all([
    import('./areas.ts'),
    import('./write-document.ts'),
    loadAuth(),
  ])
  return writeDocument(areas(auth), env)
}
