// Loaded before the product (node --import): writes down every statement that it sends to Postgres,
// a line of JSON each, into the file of RECORD_STATEMENTS.
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.RECORD_STATEMENTS
const send = pg.Client.prototype.query

pg.Client.prototype.query = function query(...args) {
  const [first, values] = args
  const asked = typeof first === 'string' ? { text: first, values } : first
  if (file && typeof asked?.text === 'string') {
    const { text, name = null, values: its = [] } = asked
    appendFileSync(file, `${JSON.stringify({ text, name, values: its ?? [] })}\n`)
  }
  return send.apply(this, args)
}
