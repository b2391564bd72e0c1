import { OneMoment } from './one-moment.tsx'

/** For the moment between two versions. */
export function NewVersion() {
  return <OneMoment>A new version is coming. Every seat and every score is kept.</OneMoment>
}
