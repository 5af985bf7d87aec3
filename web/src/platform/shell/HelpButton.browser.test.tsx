import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { CompanyType } from '@logis/contract/companies.rules'
import { endSession } from '../session.ts'
import { answersFor, openPortal, refusal, serve, type Answer } from '../testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 700)
  await cleanup()
  endSession('left')
  localStorage.clear()
})

const thanks: Answer = { status: 201, body: { data: { id: 1 }, message: 'Merci, votre message a bien été transmis.' } }
const links = { site: null, terms: null, privacy: null, accessibility: null, faq: 'https://logis.example/aide' }
const open = async (type: CompanyType = 'RESIDENCE_BUILDER', answer: Answer = thanks) => {
  const wire = serve({
    ...answersFor(type),
    'GET /portal': { body: { data: { links, finds_addresses: false } } },
    'POST /satisfactions': answer,
  })
  await openPortal('/account/1')
  await expect.element(page.getByRole('main')).toBeInTheDocument()
  return wire
}
const button = () => page.getByRole('button', { name: 'Aide' })
const card = () => page.getByRole('dialog', { name: 'Aide' })
const field = () => card().getByRole('textbox', { name: 'Votre avis sur le portail' })
const send = () => card().getByRole('button', { name: 'Envoyer mon avis' })

test('SHELL-30 SHELL-32 SHELL-33/typed: at the bottom right, the questions and answers, and a message that is sent with the page it is about', async () => {
  const { calls } = await open()
  const box = button().element().getBoundingClientRect()
  expect([innerWidth - box.right < 40, innerHeight - box.bottom < 40]).toEqual([true, true])
  expect(getComputedStyle(button().element()).position).toBe('fixed')
  await button().click()
  const faq = card().getByRole('link', { name: /Aide|questions/i })
  await expect.element(faq).toHaveAttribute('href', 'https://logis.example/aide')
  await expect.element(faq).toHaveAttribute('target', '_blank')
  await expect.element(send()).toBeDisabled()
  await field().fill('Très clair')
  await send().click()
  await expect.element(page.getByText('Merci, votre message a bien été transmis.')).toBeVisible()
  await expect.element(card()).not.toBeInTheDocument()
  const sent = calls.find(({ name }) => name === 'POST /satisfactions')
  expect(JSON.parse(sent!.body)).toEqual({
    satisfied: true,
    message: 'Très clair',
    platform: 'PARTNER_PORTAL',
    page_uri: '/account/1',
  })
})

test('SHELL-33/cancel: cancelling empties the card and closes it; Esc closes it and the button has the focus again', async () => {
  await open()
  await button().click()
  await field().fill('Non')
  await card().getByRole('button', { name: 'Annuler' }).click()
  await expect.element(card()).not.toBeInTheDocument()
  await button().click()
  await expect.element(field()).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(card()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

test('a refusal is said in the card and nothing typed is lost', async () => {
  await open('RESIDENCE_BUILDER', refusal(429, 'TOO_MANY_REQUESTS', 'Trop de demandes.'))
  await button().click()
  await field().fill('Encore')
  await send().click()
  await expect.element(card().getByText('Trop de demandes.')).toBeVisible()
  await expect.element(field()).toHaveValue('Encore')
})

test.each([
  ['INSTALLER', false],
  ['RESIDENCE_BUILDER', true],
  ['COMPANY_MANAGER', true],
  ['SOCIAL_LANDLORD', true],
  ['MANUFACTURER', true],
  ['RENOVATION', true],
  ['DEVELOPER', true],
] as [CompanyType, boolean][])('SHELL-31: for %s the help button is there: %s', async (type, there) => {
  await open(type)
  expect(button().elements()).toHaveLength(there ? 1 : 0)
})
