/** An icon in the Iconify format: SVG elements, and the square they are drawn in. */
export type IconData = { body: string; width: number; height: number }

/** What `GET /api/_nuxt_icon/{collection}.json?icons=a,b` answers. */
export type IconAnswer = {
  prefix: string
  icons: Record<string, { body: string }>
  width: number
  height: number
  /** Names that the collection does not have. */
  not_found?: string[]
}

export const maxIconsPerRequest = 64
