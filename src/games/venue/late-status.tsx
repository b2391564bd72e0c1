import { DockStatus } from '../parts/dock-status.tsx'

/** In the dock of who came late. */
export function LateStatus() {
  return <DockStatus title="You are in from the next card on.">Watch this one.</DockStatus>
}
