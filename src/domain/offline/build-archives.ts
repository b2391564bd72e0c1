/** The scripts and styles of a build by their paths: one answer, and together they compress better. */
export type FileArchive = Record<string, string>

/** The prerendered pages of a build by their paths, as the server that answers would send them. */
export type PageArchive = Record<string, { headers: [name: string, value: string][]; body: string }>

export function fileArchivePath(buildId: string): string {
  return `/builds/files/${buildId}.json`
}

export function pageArchivePath(buildId: string): string {
  return `/builds/pages/${buildId}.json`
}
