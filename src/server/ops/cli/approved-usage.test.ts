import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { usageOf, usageOfCommand } from './usage.ts'

test('what the commands say of themselves', async () => {
  const helps = commands.map((command) => {
    const { names, options = {} } = command
    const taken = Object.entries(options).map(([name, { type, short }]) =>
      [`--${name}`, type, ...(short === undefined ? [] : [`-${short}`])].join(' '),
    )
    return [`# ${names.join(', ')}`, ...usageOfCommand(command), ...taken].join('\n')
  })
  const whole = [usageOf(commands).join('\n'), ...helps].join('\n\n')
  await expect(`${whole}\n`).toMatchFileSnapshot('approved-usage.txt')
})
