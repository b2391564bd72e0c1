import { type ApiResult, callApi } from '#browser/api/call-api.ts'
import { problemIn } from '#browser/session/sign-in-errors.ts'

/** Calls the sign-in library's routes, with our messages. */
export async function callAuth<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<ApiResult<T>> {
  const answer = await callApi<T>(method, `/api/auth${path}`, body)
  if (answer.ok || answer.status === 'offline') return answer
  const { code, message, status } = answer
  return { ...answer, message: problemIn({ code, message, status }).sentence }
}
