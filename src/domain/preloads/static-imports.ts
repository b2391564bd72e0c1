/** Without an example in this comment: a build that keeps comments would fetch it. */
const staticImport = /\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g

/** What a game's page loads late, but always. */
const tableImport = /\bimport\("\.\/((?:table|venue-table|players)-[\w.-]+\.js)"\)/g

export function staticImports(script: string): string[] {
  const found = [...script.matchAll(staticImport), ...script.matchAll(tableImport)]
  return [...new Set(found.map(([, file = '']) => file))]
}
