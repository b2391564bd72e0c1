import { AppError } from './errors.ts'

/** Answers 405 after the routes of a path. */
export function onlyMethods(...allowed: string[]) {
  return (): never => {
    const allow = allowed.join(', ')
    throw new AppError('method_not_allowed', `Only ${allow} may be used here.`, { allow })
  }
}
