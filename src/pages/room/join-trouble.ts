export type JoinTrouble = { message: string; reason?: string }
