export const reportReasons = {
  hateful: 'It is hateful or bullies somebody',
  private: 'It names or shames a real person',
  dangerous: 'It asks for something dangerous',
  explicit: 'It is explicit and does not say so',
  copied: 'It is copied from somebody',
  spam: 'It is spam',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons

export const reportReasonIds = Object.keys(reportReasons) as ReportReason[]

export const maxReportLength = 500

export const hideAfterReports = 5
