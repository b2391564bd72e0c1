import type { PackMenu } from './pack-menu.ts'

const noMenu = {
  ...{ packs: [], active: [], lists: () => [], toggle: () => false },
  open() {},
  countPlays() {},
}
const nothing = () => null

/** Of games without packs. */
export const noPacks: PackMenu = { useMenu: () => noMenu, Sheet: nothing, Credits: nothing }
