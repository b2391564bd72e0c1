/** `prefix`: how its paths begin. */
export type Language = { code: string; prefix: string }

/** The first is the default. */
export const languages: readonly [Language, ...Language[]] = [{ code: 'en-GB', prefix: '' }]

export function alternatesOf(
  path: string,
  origin: string,
  all: readonly [Language, ...Language[]] = languages,
): { code: string; href: string }[] {
  const hrefOf = ({ prefix }: Language) =>
    origin + (path === '/' && prefix !== '' ? prefix : prefix + path)
  return [
    ...all.map((language) => ({ code: language.code, href: hrefOf(language) })),
    { code: 'x-default', href: hrefOf(all[0]) },
  ]
}
