import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { redactPersonalData } from './redact-personal-data.ts'

/** Every line is redacted, whatever is logged. */
export function openLog(
  options: Pick<LoggerOptions, 'level' | 'mixin'>,
  destination: DestinationStream,
): Logger {
  return pino({ ...options, base: null, hooks: { streamWrite: redactPersonalData } }, destination)
}
