import { expect, test } from 'vitest'
import { knownVariables, loadEnv } from './config/env.ts'

/** No variable may hold it. */
const wrong = '\u0001'

function complaintAbout(name: string): string {
  try {
    loadEnv({ [name]: wrong })
    return `${name} may be anything`
  } catch (error) {
    return (error as Error).message
  }
}

test('what is said of every variable that is wrong', async () => {
  const said = knownVariables.filter((name) => !name.endsWith('_FILE')).map(complaintAbout)
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('approved-settings.txt')
})
