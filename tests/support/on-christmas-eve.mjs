// Started with --import: this process lives on Christmas Eve, when every door of the calendar is
// open. Its clock runs, so that codes and sessions end as they would.
const RealDate = Date
const now = RealDate.now()
const aheadMs = RealDate.UTC(new RealDate(now).getUTCFullYear(), 11, 24, 6) - now

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}
