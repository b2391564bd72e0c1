export const nodePackages: Record<string, string>
export function findBundledNode(root: string): string | null
