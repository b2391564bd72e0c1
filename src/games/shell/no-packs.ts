import type { PackMenu } from './pack-menu.ts'

const noMenu = {
  packs: [],
  active: [],
  sober: false,
  lists: () => [],
  toggle: () => false,
  open() {},
  countPlays() {},
}
/** Of games without packs. */
export const noPacks: PackMenu = { useMenu: () => noMenu }
