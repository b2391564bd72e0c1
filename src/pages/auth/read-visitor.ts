import type { RouterContextProvider } from 'react-router'
import { requestContext, type SignInOptions } from '#server/pages/request-context.ts'

export type OperatorContact = { name: string | null; email: string | null }

export type Visitor = {
  signIn: SignInOptions
  username: string | null
  email: string | null
  /** Signs users in where no email can be sent. */
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

/** What account pages need: the site's sign-in options and the current user. */
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
