export const iconStyles = [
  { id: 'fill', label: 'Filled' },
  { id: 'regular', label: 'Outline' },
  { id: 'bold', label: 'Bold' },
  { id: 'light', label: 'Light' },
  { id: 'thin', label: 'Thin' },
  { id: 'duotone', label: 'Two-tone' },
] as const

export type IconStyle = (typeof iconStyles)[number]['id']

export const iconStyleIds = iconStyles.map(({ id }) => id)

export const coverCollection = 'ph'

const stylePattern = /-(fill|bold|light|thin|duotone)$/
const iconPattern = /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/
const maxIconLength = 80

export function isIconName(text: string): boolean {
  return text.length <= maxIconLength && iconPattern.test(text)
}

/** The drawing without its style: `beer-stein` of `beer-stein-fill`. */
export function drawingOf(name: string): string {
  return name.replace(stylePattern, '')
}

export function styleOf(name: string): IconStyle {
  const ending = stylePattern.exec(name)?.[1]
  return iconStyleIds.find((id) => id === ending) ?? 'regular'
}

export function inStyle(name: string, style: IconStyle): string {
  const drawing = drawingOf(name)
  return style === 'regular' ? drawing : `${drawing}-${style}`
}

export function iconLabel(icon: string): string {
  const words = drawingOf(icon.slice(icon.indexOf(':') + 1)).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
