import { UserFacingError } from '../api/user-facing-error.ts'

type ErrorDetails = {
  /** The status of the answer; 0 where none came that could be read. */
  status: number
  cause?: unknown
}

/** Why a payment call came to nothing, in a sentence for whoever made it. */
export class PaymentError extends UserFacingError {
  override name = 'PaymentError'
  readonly status: number

  constructor(message: string, { status, cause }: ErrorDetails) {
    super(message, { cause })
    this.status = status
  }
}
