import { passkeyClient } from '@better-auth/passkey/client'
import { createAuthClient } from 'better-auth/client'
import { oauthPopupClient, phoneNumberClient } from 'better-auth/client/plugins'
import { fetchWithBody } from '../api/fetch-with-body.ts'

const timeoutMs = 15_000

/** The sign-in library's own client; only the pages of accounts may load it. */
export const authClient = createAuthClient({
  // Its one default plugin leaves the page after a sign-in: where to go is ours to say.
  disableDefaultFetchPlugins: true,
  fetchOptions: { timeout: timeoutMs, customFetchImpl: fetchWithBody },
  plugins: [phoneNumberClient(), passkeyClient(), oauthPopupClient()],
})
