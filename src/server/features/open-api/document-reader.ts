import type { ServerContext } from '#server/context.ts'
import type { Auth } from '../accounts/create-auth.ts'
import type { OpenApiDocument } from './document.ts'

export function createDocumentReader(
  { env }: Pick<ServerContext, 'env'>,
  loadAuth: () => Promise<Auth>,
): () => Promise<OpenApiDocument> {
  let pending: Promise<OpenApiDocument> | null = null
  return () => {
    pending ??= write(env, loadAuth)
    return pending
  }
}

async function write(
  env: ServerContext['env'],
  loadAuth: () => Promise<Auth>,
): Promise<OpenApiDocument> {
  const [{ operationGroups }, { writeDocument }, auth] = await Promise.all([
    import('./operation-groups.ts'),
    import('./write-document.ts'),
    loadAuth(),
  ])
  return writeDocument(operationGroups(auth), env)
}
