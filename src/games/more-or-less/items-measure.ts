/**
 * One kind of number and its source: `label value`, and `@source` where it differs. Only settled
 * figures that can be looked up; items whose sources differ much are left out. `items`: what
 * everybody knows, what most tables know, what is for a quiz night.
 */
export type Measure = {
  unit: string
  source: string
  year: number
  isPub?: true
  items: readonly [string, string, string]
}
