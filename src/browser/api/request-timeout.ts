export const requestTimeoutMs = 15_000
