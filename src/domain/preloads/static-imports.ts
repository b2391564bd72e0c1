/** As the build writes them: `from"./house-1234567.js"` or, for its effects alone, `import"./…"`. */
const staticImport = /\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g

/** The files beside it that a built script needs before it runs; not those it loads late. */
export function staticImports(script: string): string[] {
  return [...new Set([...script.matchAll(staticImport)].map(([, file = '']) => file))]
}
