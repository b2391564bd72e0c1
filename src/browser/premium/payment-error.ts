import { UserFacingError } from '../api/user-facing-error.ts'

type ErrorDetails = {
  /** 0 when no readable answer came. */
  status: number
  cause?: unknown
}

/** Why a payment call failed, as a message for players. */
export class PaymentError extends UserFacingError {
  override name = 'PaymentError'
  readonly status: number

  constructor(message: string, { status, cause }: ErrorDetails) {
    super(message, { cause })
    this.status = status
  }
}
