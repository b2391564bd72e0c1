/** What waits for `opened` goes on once `open` is called. */
export function openGate() {
  const gate = { open: () => {}, opened: Promise.resolve() }
  gate.opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  return gate
}
