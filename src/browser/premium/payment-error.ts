import { ShownError } from '../api/shown-error.ts'

type Circumstance = {
  /** The status of the answer; 0 where none came that could be read. */
  status: number
  cause?: unknown
}

/** Why a payment call came to nothing, in a sentence for whoever made it. */
export class PaymentError extends ShownError {
  override name = 'PaymentError'
  readonly status: number

  constructor(message: string, { status, cause }: Circumstance) {
    super(message, { cause })
    this.status = status
  }
}
