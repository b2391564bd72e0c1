import type { RouterContextProvider } from 'react-router'
import { requestContext, type SignInOptions } from '#server/pages/request-context.ts'

/** Who runs this site, as far as they say. */
export type OperatorContact = { name: string | null; email: string | null }

export type Visitor = {
  signIn: SignInOptions
  /** Null for somebody signed out. */
  username: string | null
  /** As it is confirmed; null for somebody signed out, or with only a phone. */
  email: string | null
  /** Who lets people in where no e-mail can. */
  operator: OperatorContact
}

const noOptions: SignInOptions = {
  hasGoogle: false,
  oidcHost: null,
  sendsMail: true,
  sendsSms: false,
  isSignUpOpen: true,
  origin: null,
}

/** What the pages of accounts know of the house and of whoever asks for them. */
export async function readVisitor(context: Readonly<RouterContextProvider>): Promise<Visitor> {
  const requestDeps = context.get(requestContext)
  const viewer = (await requestDeps?.readViewer()) ?? null
  return {
    signIn: requestDeps?.signIn ?? noOptions,
    username: viewer?.profile.username ?? null,
    email: viewer?.email ?? null,
    operator: {
      name: requestDeps?.operator.name ?? null,
      email: requestDeps?.supportEmail ?? null,
    },
  }
}
