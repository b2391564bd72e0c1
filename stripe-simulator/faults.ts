/** What goes wrong on purpose; tests change the fields while the simulator runs. */
export type Faults = {
  /** Every event arrives this many times more. */
  duplicate: number
  /** Deliveries that wait together leave in an order drawn from this seed. */
  shuffle: number | null
  /** Deliveries wait until this is false again. */
  hold: boolean
  /** Deliveries fail without leaving, and are tried again later. */
  dropWebhooks: boolean
  /**
   * `down` closes the connection and `error500` answers, both before anything is done; the two
   * with `After` do the work first; `rubbish` answers 200 with something that is not JSON.
   */
  api: 'ok' | 'down' | 'error500' | 'rubbish' | 'error500After' | 'dropAfter' | { slowMs: number }
  /** The fault of `api` is over after this many calls; null: it stays. */
  times: number | null
  /** After this many more calls the interface is down; null: never. */
  dieAfter: number | null
  /**
   * Money that a checkout page asks for comes, or is refused, so much later, as bank debits do; cards
   * that are declined at once stay so. 0: at once.
   */
  paymentsTakeSeconds: number
}

const none: Faults = {
  duplicate: 0,
  shuffle: null,
  hold: false,
  dropWebhooks: false,
  api: 'ok',
  times: null,
  dieAfter: null,
  paymentsTakeSeconds: 0,
}

/** The same object, with the fields that it lacks. */
export function fillFaults(faults: Partial<Faults>): Faults {
  return Object.assign(faults, { ...none, ...faults })
}

/** The fault of this call; counts it. */
export function takeApiFault(faults: Faults): Faults['api'] {
  if (faults.dieAfter !== null && faults.dieAfter-- <= 0) {
    faults.dieAfter = null
    faults.api = 'down'
    faults.times = null
  }
  const fault = faults.api
  if (fault !== 'ok' && faults.times !== null && --faults.times <= 0) {
    faults.api = 'ok'
    faults.times = null
  }
  return fault
}

/** A fault is only ever set by name: anything else is refused, and nothing is changed. */
export function changeFaults(faults: Faults, changes: unknown): boolean {
  if (typeof changes !== 'object' || changes === null) return false
  if (!Object.keys(changes).every((name) => Object.hasOwn(none, name))) return false
  Object.assign(faults, changes)
  return true
}
