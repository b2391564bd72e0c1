import { screens } from '#games/shell/table-screens.ts'
import { Credits } from './credits.tsx'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'

export const parts = { ...screens, Credits, messages, Play, rules }
