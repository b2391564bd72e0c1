import { authClient } from './auth-client.ts'
import { callAuthClient } from './call-auth-client.ts'
import { type AuthError, type Problem, problemFor } from './sign-in-errors.ts'

/** Requests a code by email; returns the id for signing in, or a problem. */
export async function sendEmailCode(email: string): Promise<{ id: string } | Problem> {
  let id = ''
  const problem = await callAuthClient(async () => {
    const { data, error } = await post<{ id: string }>('/email-code/send', { email })
    if (data) id = data.id
    return { error }
  })
  return problem ?? (id === '' ? problemFor('') : { id })
}

export async function signInByEmailCode(id: string, code: string): Promise<Problem | null> {
  return await callAuthClient(() => post('/sign-in/email-code', { id, code }))
}

async function post<Data>(
  path: string,
  body: Record<string, string>,
): Promise<{ data: Data | null; error: AuthError | null }> {
  return await authClient.$fetch<Data>(path, { method: 'POST', body })
}
