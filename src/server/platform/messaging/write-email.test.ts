import { expect, test } from 'vitest'
import { writeEmail } from './write-email.ts'

const email = {
  to: 'ase@home.example',
  name: 'Åse',
  subject: 'Come in',
  before: ['The door is open.'],
  link: { label: 'Enter', url: 'https://party.example/door?key=a&back=%2F' },
  after: ['Mind the step.'],
}

test('the text says it all', () => {
  const { text, ...others } = writeEmail(email)
  expect(text).toBe(
    'Hello Åse,\n\nThe door is open.\n\nEnter:\nhttps://party.example/door?key=a&back=%2F\n\n' +
      'Mind the step.\n\nParty Dojo',
  )
  expect(others).toMatchObject({
    channel: 'mail',
    to: 'ase@home.example',
    subject: 'Come in',
    hint: 'https://party.example/door?key=a&back=%2F',
  })
})

test('so does the HTML, with one link', () => {
  const { html } = writeEmail(email)
  for (const sentence of ['Hello Åse,', 'The door is open.', 'Mind the step.', 'Party Dojo']) {
    expect(html).toContain(`>${sentence}</p>`)
  }
  expect(html.match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
    '<a href="https://party.example/door?key=a&amp;back=%2F">Enter</a>',
  ])
  expect(html).not.toMatch(/<(table|img|script|style)/)
})

test('an optional email ends with its reason and an unsubscribe link', () => {
  const unsubscribeUrl = 'https://party.example/info/unsubscribe?u=a&s=b'
  const { text, html, ...others } = writeEmail({
    ...email,
    footer: { why: 'You left the door open.', unsubscribeUrl },
  })
  expect(text).toMatch(
    /Party Dojo\n\nYou left the door open\.\nNo more of these letters:\nhttps:\S+u=a&s=b$/,
  )
  expect(html).toContain('<a href="https://party.example/info/unsubscribe?u=a&amp;s=b">')
  expect(others).toMatchObject({ unsubscribeUrl, hint: email.link.url })
  expect(writeEmail(email)).not.toHaveProperty('unsubscribeUrl')
})

test('nothing that it is given becomes markup', () => {
  const evil = `"><script>alert('x')</script>`
  const { html, text } = writeEmail({
    ...email,
    name: evil,
    subject: evil,
    before: [evil],
    link: { label: evil, url: `https://party.example/${evil}` },
    after: [evil],
  })
  expect(html).not.toContain('<script')
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(5)
  expect(html).toContain('href="https://party.example/&quot;&gt;&lt;script')
  expect(text).toContain(evil)
})
