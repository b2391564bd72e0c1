/** The six ways in which every drawing of the collection comes; the order is the order of choice. */
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

/** Of this collection covers are made. */
export const coverCollection = 'ph'

const stylePattern = /-(fill|bold|light|thin|duotone)$/
const iconPattern = /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/
const maxIconLength = 80

/** Whether this is written as an icon is, `collection:name`; not whether there is one. */
export function isIconName(text: string): boolean {
  return text.length <= maxIconLength && iconPattern.test(text)
}

/** What is drawn, whatever the style: `beer-stein` of `beer-stein-fill`. */
export function drawingOf(name: string): string {
  return name.replace(stylePattern, '')
}

/** The style that a name, or an icon, ends with; one that names none is an outline. */
export function styleOf(name: string): IconStyle {
  const ending = stylePattern.exec(name)?.[1]
  return iconStyleIds.find((id) => id === ending) ?? 'regular'
}

/** The name of a drawing, or of an icon, in a style. */
export function inStyle(name: string, style: IconStyle): string {
  const drawing = drawingOf(name)
  return style === 'regular' ? drawing : `${drawing}-${style}`
}

/** How an icon is read out: `Beer stein` for `ph:beer-stein-fill`. */
export function iconLabel(icon: string): string {
  const words = drawingOf(icon.slice(icon.indexOf(':') + 1)).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
