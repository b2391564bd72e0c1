import { twentyNames } from '#tests/support/games/many-names.ts'
import { takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { test } from './fixtures.ts'
import { expectWholeNames } from './name-faults.ts'
import { openRoom, startScreen } from './room-actions.ts'

test('a TV hangs up every name whole, however many come', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const [first = '', ...others] = twentyNames.slice(0, 16)
  const code = await openRoom(host, first)
  const tv = await startScreen({ browser, baseUrl }, code)
  for (const [place, name] of others.entries()) {
    await takeSeatAt(baseUrl, code, name)
    await tv.getByText(name, { exact: true }).waitFor()
    if ([5, 10, 14].includes(place))
      await expectWholeNames(tv, [first, ...others.slice(0, place + 1)])
  }
  await tv.context().close()
})
