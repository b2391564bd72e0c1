import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'

export const parts = { messages, Play, rules }
