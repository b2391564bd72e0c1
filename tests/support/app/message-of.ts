/** How a use-case refused, by its code and its words; `no refusal` when it did not. */
export async function messageOf(asked: Promise<unknown>): Promise<string> {
  return await asked.then(
    () => 'no refusal',
    ({ code, message }) => `${code} ${message}`,
  )
}
