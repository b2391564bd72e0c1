export const sheetFormats = ['svg', 'pdf', 'png'] as const
export type SheetFormat = (typeof sheetFormats)[number]
