import { expect, test } from 'vitest'
import { idsOf, tagsOf, textsOf } from '../app/read-html.ts'
import { serveListener } from '../storage/official-storage.ts'
import { crawlSite } from './crawl-site.ts'

const back = '<a href="/">Home</a>'
const server: Record<string, string> = {
  '/': `<a href="/good#yes">Good</a> <a href="/good#no">Worse</a> <a href="/gone">Gone</a>
    <a href="/lost">Lost</a> <a href="/step">Step</a> <a href="/moved">Moved</a> <a href="mailto:us@party.example">Us</a>
    <a href="https://friend.example/">Friend</a> <a href="//stranger.example/">Stranger</a>
    <a href="https://:0/">Nowhere</a>`,
  '/good': `<p id="yes">${back}</p> <img src="/gone.png" srcset="/small.png 1x, /large.png 2x">
    <form action="/search"><input></form> <form method="post" action="/written"></form>
    <form><input></form> <svg><use href="/signs.svg#cup"/><use href="/signs.svg#jug"/></svg>
    <script>const html = '<a href="/never">'</script> <!-- <a href="/never"> -->
    <link rel="stylesheet" href="/look.css"><link rel="manifest" href="/app.webmanifest">
    <meta property="og:image" content="/card.png"> <meta name="description" content="/never">
    <img src="/QR/standard/placemat.svg"> <img src="/QR/slusen/placemat/games/meyer.svg">
    <img src="/pictures/games/a.png"> <img src="/pictures/games/b.png">`,
  '/lost': '<p>There is no way out of here.</p>',
  '/step': '<a href="/good">Back</a>',
  '/search': back,
  '/end': back,
}
const files: Record<string, [type: string, body: string]> = {
  '/signs.svg': ['image/svg+xml', '<svg><symbol id="cup"/></svg>'],
  '/look.css': ['text/css', 'a { background: url("/paper.png") }'],
  '/app.webmanifest': ['application/manifest+json', '{"icons":[{"src":"/icon.png"}]}'],
}

test('a crawl finds what is broken, and nothing else', async () => {
  const asked: string[] = []
  const served = await serveListener((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const [type, body] = files[path] ?? ['text/html; charset=utf-8', server[path]]
    if (path === '/moved') response.writeHead(302, { location: '/end' }).end()
    else if (/^\/(QR|pictures)\//.test(path)) response.writeHead(200).end()
    else if (body === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type }).end(body)
  })
  const crawl = await crawlSite(served.url, ['friend.example'], (path) =>
    path === '/step' ? '/good' : '/',
  )
  await served.close()
  expect(crawl.faults.sort()).toEqual([
    '//stranger.example/, on /, leads away',
    '/card.png, on /good, is 404',
    '/gone, on /, is 404',
    '/gone.png, on /good, is 404',
    '/good#no, on /, is not there',
    '/icon.png, on /app.webmanifest, is 404',
    '/large.png, on /good, is 404',
    '/lost, on /, has no way back to /',
    '/paper.png, on /look.css, is 404',
    '/signs.svg#jug, on /good, is not there',
    '/small.png, on /good, is 404',
    'https://:0/, on /, is no address',
  ])
  expect(crawl.pages).toEqual(['/', '/good', '/lost', '/step', '/search', '/end'])
  expect(asked).toHaveLength(new Set(asked).size)
  expect(asked.filter((path) => /^\/(QR|pictures)/.test(path))).toEqual([
    '/QR/standard/placemat.svg',
    '/pictures/games/a.png',
  ])
  expect(asked.sort()).toEqual(crawl.requested.sort())
})

test('tags are read with their attributes, whatever their quotes', () => {
  const html = `<p ID=a class='b c' title="1 &gt; 0 &amp; &#x27;2&#39;"><br/><input disabled>`
  expect(tagsOf(html)).toEqual([
    { name: 'p', attributes: { id: 'a', class: 'b c', title: "1 > 0 & '2'" } },
    { name: 'br', attributes: {} },
    { name: 'input', attributes: { disabled: '' } },
  ])
  expect([...idsOf(`${html}<i id="é">`)]).toEqual(['a', 'é'])
})

test('texts are read without the tags inside them', () => {
  const html =
    '<h1>One <b>of</b>\n two</h1><h12>not me</h12><h1></h1><script><h1>nor me</h1></script>'
  expect(textsOf(html, 'h1')).toEqual(['One of two', ''])
})
