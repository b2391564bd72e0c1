type Exposition = {
  /** The value of each series, by its name with its labels as they stand in the text. */
  values: Map<string, number>
  /** The kind of each metric that is described. */
  kinds: Map<string, string>
}

const sample = /^([a-zA-Z_:][\w:]*)(\{(?:\w+="(?:[^"\\\n]|\\[\\"n])*",?)*\})? (\S+)$/
const parts = /_(bucket|sum|count)$/

/** Reads Prometheus’ text format; throws at the first line that Prometheus would not take. */
export function readExposition(text: string): Exposition {
  const values = new Map<string, number>()
  const kinds = new Map<string, string>()
  const helped = new Set<string>()
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  for (const line of text.split('\n')) {
    const [, about, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
    if (about === 'HELP') helped.add(name)
    else if (about === 'TYPE') {
      if (kinds.has(name)) throw new Error(`described twice: ${name}`)
      kinds.set(name, rest)
    } else if (line !== '') readSample(line)
  }
  for (const name of kinds.keys()) if (!helped.has(name)) throw new Error(`no help for ${name}`)
  return { values, kinds }

  function readSample(line: string): void {
    const [, name = '', labels = '', value = ''] = sample.exec(line) ?? []
    const number = Number(value)
    if (name === '' || (Number.isNaN(number) && !/^nan$/i.test(value)))
      throw new Error(`no line: ${line}`)
    const isPart = kinds.get(name.replace(parts, '')) === 'histogram'
    if (!kinds.has(name) && !isPart) throw new Error(`before its type: ${line}`)
    if (values.has(name + labels)) throw new Error(`twice: ${line}`)
    values.set(name + labels, number)
  }
}
