import { passkeyClient } from '@better-auth/passkey/client'
import { createAuthClient } from 'better-auth/client'
import { oauthPopupClient, phoneNumberClient } from 'better-auth/client/plugins'
import { fetchWithBody } from '../api/fetch-with-body.ts'

const timeoutMs = 15_000

/** Only account pages may import it: it is large. */
export const authClient = createAuthClient({
  // Its default plugin navigates after a sign-in; we do that.
  disableDefaultFetchPlugins: true,
  fetchOptions: { timeout: timeoutMs, customFetchImpl: fetchWithBody },
  plugins: [phoneNumberClient(), passkeyClient(), oauthPopupClient()],
})
