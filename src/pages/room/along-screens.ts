import { goAlong } from '#browser/room/along-game.ts'
import { GameIsHere } from './game-is-here.tsx'
import { KeepCopy } from './keep-copy.tsx'

/** What only a phone that hosts, or has hosted, needs. */
export const alongScreens = { GameIsHere, KeepCopy, goAlong }
