import oneEye from './daruma-one-eye.svg?url'
import sad from './daruma-sad.svg?url'
import won from './daruma-won.svg?url'

const faces = { 'one-eye': oneEye, sad, won }

/** The house's daruma; its second eye is filled when somebody wins. */
export function Daruma({ face, className }: { face: keyof typeof faces; className?: string }) {
  return <img src={faces[face]} alt="" width="200" height="214" className={className} />
}
