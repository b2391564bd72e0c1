import type { OperationGroup } from '#server/platform/web/operation.ts'
import { authOperations } from '../accounts/auth.operations.ts'
import { appCheckOperations } from '../app-check/app-check.operations.ts'
import { barTablesOperations } from '../bar-tables/bar-tables.operations.ts'
import { billingOperations } from '../billing/billing.operations.ts'
import { contactOperations } from '../contact/contact.operations.ts'
import { daresOperations } from '../dares/dares.operations.ts'
import { emailOperations } from '../emails/emails.operations.ts'
import { appOperations } from '../health/app.operations.ts'
import { iconsOperations } from '../icons/icons.operations.ts'
import { nightsOperations } from '../nights/nights.operations.ts'
import { storageOperations } from '../objects/storage.operations.ts'
import { packOwnerOperations } from '../packs/owner.operations.ts'
import { packsOperations } from '../packs/packs.operations.ts'
import { personOperations } from '../person/person.operations.ts'
import { printOperations } from '../print/print.operations.ts'
import { profileOperations } from '../profile/profile.operations.ts'
import { roomsOperations } from '../rooms/rooms.operations.ts'
import { seoOperations } from '../seo/seo.operations.ts'

/** In the order of the document. */
export function operationGroups(auth: { api: object }): readonly OperationGroup[] {
  return [
    {
      ...profileOperations,
      operations: [
        ...profileOperations.operations,
        ...personOperations,
        ...packOwnerOperations,
        ...emailOperations,
      ],
    },
    authOperations(auth),
    packsOperations,
    daresOperations,
    roomsOperations,
    nightsOperations,
    barTablesOperations,
    billingOperations,
    storageOperations,
    appCheckOperations,
    contactOperations,
    iconsOperations,
    printOperations,
    seoOperations,
    appOperations,
  ]
}
