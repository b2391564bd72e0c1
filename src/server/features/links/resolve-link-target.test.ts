import { expect, test } from 'vitest'
import { publicPages } from '#site/public-pages.ts'
import { resolveLinkTarget } from './resolve-link-target.ts'

const paths = new Set(publicPages.map(({ path }) => path))

test.each(publicPages)('$path leads there', ({ path }) => {
  expect(resolveLinkTarget(path, paths)).toEqual({ path, countedAs: path })
})

test.each([
  ['nothing', undefined, '/', '/'],
  ['home', '/', '/', '/'],
  ['a pack, counted with all the others', '/game/pk_0-Z9', '/game/pk_0-Z9', '/game'],
  ['a bar’s table, counted with all the others', '/t/BBBBB', '/t/BBBBB', '/t'],
  ['a query is dropped', '/games/meyer?next=//evil.example', '/games/meyer', '/games/meyer'],
  ['a hash is dropped', '/games/meyer#/../..', '/games/meyer', '/games/meyer'],
  ['a pack’s query is dropped', '/game/p1?x#y', '/game/p1', '/game'],
])('%s: %s leads to %s', (_, to, path, countedAs) => {
  expect(resolveLinkTarget(to, paths)).toEqual({ path, countedAs })
})

test.each([
  ['nothing at all', ''],
  ['a foreign address', 'https://evil.example'],
  ['a foreign address with a path of ours', 'https://evil.example/games/meyer'],
  ['our own, but whole', 'https://party.example/games/meyer'],
  ['without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a slash encoded twice', '/%2fevil.example'],
  ['a backslash encoded twice', '/%5cevil.example'],
  ['a path encoded twice', '%2Fgames%2Fmeyer'],
  ['a letter encoded twice', '/games/%6deyer'],
  ['user info', 'https://party.example@evil.example/'],
  ['user info without a scheme', '//party.example@evil.example/games/meyer'],
  ['a scheme that runs', 'javascript:alert(1)'],
  ['a scheme behind a slash', '/javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['relative', 'games/meyer'],
  ['upwards', '../'],
  ['upwards in the middle', '/games/../games/meyer'],
  ['upwards through a pack', '/game/../../evil'],
  ['a dot', '/games/./meyer'],
  ['a slash too many', '/games/meyer/'],
  ['another spelling', '/Games/Meyer'],
  ['a space before', ' /games/meyer'],
  ['a space behind', '/games/meyer '],
  ['a tab', '/games/\tmeyer'],
  ['a new line', '/games/meyer\r\nset-cookie: a=b'],
  ['a new line in a pack', '/game/p1\r\nlocation: https://evil.example'],
  ['a zero byte', '/games/meyer\u0000'],
  ['another slash of Unicode', '／games／meyer'],
  ['a letter that looks alike', '/games/mеyer'],
  ['very long', `/games/${'m'.repeat(10_000)}`],
  ['a pack with a long name', `/game/${'p'.repeat(65)}`],
  ['a pack without a name', '/game/'],
  ['below a pack', '/game/p1/picture.png'],
  ['the API', '/api/users/x'],
  ['this very path', '/go?to=/go'],
  ['a page that is not there', '/games/nope'],
  ['a property that objects have', 'constructor'],
])('%s is not ours: home, and not counted', (_, to) => {
  expect(resolveLinkTarget(to, paths)).toEqual({ path: '/', countedAs: null })
})
