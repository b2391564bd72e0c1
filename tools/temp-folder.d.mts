export function makeTempFolder(): string
