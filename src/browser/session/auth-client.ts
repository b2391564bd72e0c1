import { passkeyClient } from '@better-auth/passkey/client'
import { createAuthClient } from 'better-auth/client'
import { oauthPopupClient, phoneNumberClient } from 'better-auth/client/plugins'
import { fetchWithBody } from '../api/fetch-with-body.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'

/** Only account pages may import it: it is large. */
export const authClient = createAuthClient({
  // Its default plugin navigates after a sign-in; we do that.
  disableDefaultFetchPlugins: true,
  fetchOptions: { timeout: requestTimeoutMs, customFetchImpl: fetchWithBody },
  plugins: [phoneNumberClient(), passkeyClient(), oauthPopupClient()],
})
