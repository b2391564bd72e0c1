import type { ClientBase } from 'pg'

const names = new Map<string, string>()

/** Named statements are parsed and planned once per connection, not once per call. */
export function nameStatement(sql: string): void {
  if (!names.has(sql)) names.set(sql, `party_dojo_${names.size + 1}`)
}

export function nameStatements(client: ClientBase): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest)
  }
  client.query = query as typeof client.query
}
