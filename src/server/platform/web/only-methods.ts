import { AppError } from './errors.ts'

/** A handler that refuses whatever the routes before it left over. */
export function onlyMethods(...allowed: string[]) {
  return (): never => {
    const allow = allowed.join(', ')
    throw new AppError('method_not_allowed', `Only ${allow} may be used here.`, { allow })
  }
}
