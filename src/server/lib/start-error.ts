/** An error that the person who starts the server can fix; each line of the message reads alone. */
export class StartError extends Error {
  override name = 'StartError'
}
