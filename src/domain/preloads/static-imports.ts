/** As the build writes them: `from"./name-1234567.js"` or, for side effects only, `import"./…"`. */
const staticImport = /\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g

export function staticImports(script: string): string[] {
  return [...new Set([...script.matchAll(staticImport)].map(([, file = '']) => file))]
}
