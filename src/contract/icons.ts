export type IconData = { body: string; width: number; height: number }

export type IconAnswer = {
  prefix: string
  icons: Record<string, { body: string }>
  width: number
  height: number
  not_found?: string[]
}

export const maxIconsPerRequest = 64
