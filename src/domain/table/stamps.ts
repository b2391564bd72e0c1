/** What a reveal is answered with. */
export const stamps = ['ha', 'oh', 'aww', 'bow'] as const
export type Stamp = (typeof stamps)[number]

/** How many sent each; never who. */
export type StampCounts = Readonly<Partial<Record<Stamp, number>>>
