const monthSeconds = 30 * 24 * 60 * 60
const userId = /^[\w-]{1,64}$/

/** Keeps `?invite=<userId>` until sign-up; null without an invite. */
export function inviteCookie(url: string, origin: string | null): string | null {
  const invite = new URL(url).searchParams.get('invite')
  if (invite === null || !userId.test(invite)) return null
  const secure = origin?.startsWith('https:') ? '; Secure' : ''
  return `invite=${invite}; Path=/; Max-Age=${monthSeconds}; SameSite=Lax; HttpOnly${secure}`
}
