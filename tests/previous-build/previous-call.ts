/** A call as the browser of a released build makes it. */
export type PreviousCall = {
  /** Method and path; `{name}` is filled with what the test has prepared. */
  call: string
  /** Sent as JSON, or as it is where it is a text; `{name}` is filled in here too. */
  body?: unknown
  headers?: Record<string, string>
  /** Whoever asks is signed in, unless this says otherwise. */
  isAnonymous?: true
  /**
   * The code of a refusal that says the call was understood: what it asked for is not to be had in
   * the test.
   */
  refusal?: string
}
