import { expect, test } from 'vitest'
import { type InstallMethod, installMethodFor } from './install-method.ts'

const iPhone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)${rest}`
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) '
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

test.each<[string, string, number, boolean, InstallMethod | null]>([
  ['Chrome that offers it', `${android}Chrome/153.0.0.0 Mobile Safari/537.36`, 5, true, 'prompt'],
  ['Chrome that does not', `${android}Chrome/153.0.0.0 Mobile Safari/537.36`, 5, false, null],
  ['Firefox on Android', firefox, 5, false, null],
  [
    'Safari on an iPhone',
    iPhone('18_6', ' Version/26.0 Mobile/15E148 Safari/604.1'),
    5,
    false,
    'share',
  ],
  ['an old one too', iPhone('12_5', ' Version/12.1 Mobile/15E148 Safari/604.1'), 5, false, 'share'],
  ['an iPad, which says Macintosh', mac, 5, false, 'share'],
  ['a Macintosh', mac, 0, false, null],
  [
    'Chrome on an iPhone',
    iPhone('17_5', ' CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'),
    5,
    false,
    'share',
  ],
  [
    'Chrome on iOS 16.3',
    iPhone('16_3', ' CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'),
    5,
    false,
    null,
  ],
  [
    'Firefox on iOS 16.4',
    iPhone('16_4', ' FxiOS/128.0 Mobile/15E148 Safari/605.1.15'),
    5,
    false,
    'share',
  ],
  [
    'Instagram',
    iPhone('17_5', ' Mobile/21F79 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5)'),
    5,
    false,
    'safari',
  ],
  [
    'Facebook',
    iPhone('17_5', ' Mobile/21F79 [FBAN/FBIOS;FBAV/470.1.0.43.103;FBDV/iPhone14,5]'),
    5,
    false,
    'safari',
  ],
  ['an app that says nothing of itself', iPhone('17_5', ' Mobile/15E148'), 5, false, null],
  ['Google’s app', iPhone('17_5', ' GSA/322.0.6 Mobile/15E148 Safari/604.1'), 5, false, null],
  [
    'a browser with a name of its own behind Safari’s',
    iPhone('17_5', ' Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5'),
    5,
    false,
    null,
  ],
  ['nothing at all', '', 0, false, null],
])('%s', (_, userAgent, touchPoints, isOffered, way) => {
  expect(installMethodFor({ userAgent, touchPoints, isOffered })).toBe(way)
})
