/**
 * One kind of number and its source: `label value`, and `@source` where it differs. Only settled
 * figures that can be looked up; items whose sources differ much are left out.
 */
export type Measure = { unit: string; source: string; year: number; isPub?: true; items: string }
