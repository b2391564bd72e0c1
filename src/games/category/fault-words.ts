import type { Fault } from './card-state.ts'

/** Before the name of who pays. */
export const faultLeads: Record<Fault, string> = {
  timeout: 'Out of time:',
  bomb: 'Boom. Holding it:',
  repeat: 'Said already:',
  rejected: 'Does not count:',
  upheld: 'Doubted for nothing:',
}
