import { createContext } from 'react-router'

/** What a rendered page may know of the server and of its request. */
export type RequestContext = {
  requestId: string
  /** The content security policy lets only scripts with this nonce run. */
  nonce: string
  supportEmail: string | null
  reportError: (error: unknown) => void
}

/** The pages' only door to the server; null while the build prerenders. */
export const requestContext = createContext<RequestContext | null>(null)
