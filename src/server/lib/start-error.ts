/** Something the person who starts the server can put right; each line of the message stands alone. */
export class StartError extends Error {
  override name = 'StartError'
}
