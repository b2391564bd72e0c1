/** From now on this process lives so far ahead; its clock runs, so that codes and sessions end as they would. */
export function shiftClock(aheadMs) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + aheadMs())
      else super(...parts)
    }

    static now() {
      return RealDate.now() + aheadMs()
    }
  }
}
