/** In a room’s address: this phone watches, also after a reload. */
export const watchHash = '#watch'

export function watchPath(code: string): string {
  return `/r/${code}${watchHash}`
}
