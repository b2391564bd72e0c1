import { screens } from '#games/shell/table-screens.ts'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { Settling } from './settling.tsx'

export const parts = { ...screens, messages, Play, rules, After: Settling }
