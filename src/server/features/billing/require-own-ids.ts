import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findCustomer } from './billing-repository.ts'

type ClaimedIds = {
  userId: string
  email?: string | null | undefined
  customerId?: string | null | undefined
}

/** Ids in a payment call must be the session's own, else 403 (spec §11); empty ones are ignored. */
export async function requireOwnIds(
  { database: { db } }: Pick<ServerContext, 'database'>,
  userId: string,
  claimed: ClaimedIds,
): Promise<void> {
  if (claimed.userId !== userId) refuse('userId')
  if (claimed.email) {
    const user = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (user?.email.toLowerCase() !== claimed.email.toLowerCase()) refuse('e-mail')
  }
  if (claimed.customerId) {
    const customer = await findCustomer(db, userId)
    if (customer?.customer_id !== claimed.customerId) refuse('customerId')
  }
}

function refuse(field: string): never {
  throw new AppError('forbidden', `This ${field} is somebody else’s.`)
}
