/** The body of Stripe's errors, below `error`. */
export type ErrorFields = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
  charge?: string
  payment_intent?: object
}

/** What a call answers instead of an object. */
export class ApiError extends Error {
  status: number
  fields: ErrorFields
  /** The id that names nothing, where that is the error. */
  missingId: string | null

  constructor(status: number, fields: ErrorFields, missingId: string | null = null) {
    super(fields.message)
    this.status = status
    this.fields = fields
    this.missingId = missingId
  }
}

/** 400: the request itself is wrong. */
export function badRequest(message: string, code?: string, param?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && {
      code,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    }),
    ...(param && { param }),
  })
}

export function missingParam(param: string): ApiError {
  return badRequest(`Missing required param: ${param}.`, 'parameter_missing', param)
}

/** An id that names nothing: 404 in the address of a call, 400 in its parameters. */
export function noSuch(noun: string, id: string, param: string): ApiError {
  const fields: ErrorFields = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: `No such ${noun}: '${id}'`,
    param,
  }
  return new ApiError(404, fields, id)
}

/** 402: the bank said no. */
export function cardError(
  message: string,
  code: string,
  more: Pick<ErrorFields, 'decline_code' | 'charge' | 'payment_intent'> = {},
): ApiError {
  return new ApiError(402, { type: 'card_error', message, code, ...more })
}
