/**
 * What one kind of number is of, and who says so: `label value`, and `@source` where it is another.
 * Only settled figures that can be looked up: where sources differ much, a thing is left out.
 */
export type Measure = { unit: string; source: string; year: number; isPub?: true; items: string }
