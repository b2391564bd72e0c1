/**
 * For browsers without `closedby` (Safari, Chrome below 134, Firefox below 141): closes on a tap
 * that begins and ends outside. Returns the undo function.
 */
export function closeOnBackdropClick(dialog: HTMLDialogElement): () => void {
  if ('closedBy' in HTMLDialogElement.prototype) return () => {}
  let beganOnBackdrop = false
  const onDown = (event: MouseEvent) => {
    beganOnBackdrop = isOnBackdrop(dialog, event)
  }
  const onClick = (event: MouseEvent) => {
    if (beganOnBackdrop && isOnBackdrop(dialog, event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', onDown)
  dialog.addEventListener('click', onClick)
  return () => {
    dialog.removeEventListener('pointerdown', onDown)
    dialog.removeEventListener('click', onClick)
  }
}

function isOnBackdrop(
  dialog: HTMLDialogElement,
  { target, clientX, clientY }: MouseEvent,
): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === dialog && !isInside
}
