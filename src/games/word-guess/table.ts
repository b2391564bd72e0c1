import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { dealWords } from './words.ts'

export const parts = { messages, Play, rules, dealWords }
