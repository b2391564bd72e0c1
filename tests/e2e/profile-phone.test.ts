import { signIn, test } from './account-fixtures.ts'
import { openSetting } from './member.ts'

test('a phone number is added by its code', async ({ page, server, expectError }) => {
  expectError(/400/)
  const number = `+4791${String(Date.now()).slice(-6)}`
  await signIn(page, await server.makeAccount('Ase'))
  const sheet = await openSetting(page, 'Phone')
  await sheet.getByRole('textbox', { name: 'New number' }).fill('912 34 567')
  await sheet.getByRole('button', { name: 'Send a code' }).click()
  await sheet
    .getByText(/with its country/)
    .last()
    .waitFor()
  await sheet.getByRole('textbox', { name: 'New number' }).fill(number)
  await sheet.getByRole('button', { name: 'Send a code' }).click()
  const code = await server.codeTo(number)
  const field = sheet.getByRole('textbox', { name: /^The code/ })
  await sheet.getByRole('button', { name: 'This is it' }).click()
  await sheet.getByText('A code has six digits.').waitFor()
  await field.fill(code === '123456' ? '654321' : '123456')
  await sheet.getByText('This is not the code we sent.').waitFor()
  await field.fill(code)
  const list = page.getByRole('dialog', { name: 'Settings' })
  await list.getByText(`${number} is yours now.`).waitFor()
  await list.getByText(number, { exact: true }).waitFor()
})
