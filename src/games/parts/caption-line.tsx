import { caption } from '#browser/device/captions.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { Caption } from '#ui/caption.tsx'

/** On this phone: what is heard, in words. */
export function CaptionLine() {
  return <Caption words={useLiveState(caption, null)} />
}
