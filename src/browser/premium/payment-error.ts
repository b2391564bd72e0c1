type Circumstance = {
  /** The status of the answer; 0 where none came that could be read. */
  status: number
  code?: string
  cause?: unknown
}

/** Why a payment call came to nothing, in a sentence for whoever made it. */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly status: number
  /** The server's own word for it, where its answer had one. */
  readonly code: string | null

  constructor(message: string, { status, code, cause }: Circumstance) {
    super(message, { cause })
    this.status = status
    this.code = code ?? null
  }
}
