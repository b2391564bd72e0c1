export { messages } from './messages.ts'
export { Play } from './play.tsx'
export { rules } from './rules.ts'
export { Settling as After } from './settling.tsx'
