import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Card } from './Card.tsx'
import { refusal, show } from './testing.tsx'

const card = (props: Partial<Parameters<typeof Card>[0]>) => (
  <Card title="Documents" actions={<button>Ajouter</button>} {...props}>
    <p>Notice.pdf</p>
    <button>Renommer</button>
  </Card>
)
const button = (name: string) => page.getByRole('button', { name })

test('PRJ-24/disabled: a disabled card stays readable, says why, and none of its acts can be taken', async () => {
  await show(card({ disabled: 'Le projet est annulé.' }))
  await expect.element(page.getByText('Le projet est annulé.')).toBeVisible()
  await expect.element(page.getByText('Notice.pdf')).toBeVisible()
  for (const name of ['Ajouter', 'Renommer']) await expect.element(button(name)).toBeDisabled()
})

test('a card is open unless told otherwise', async () => {
  await show(card({}))
  for (const name of ['Ajouter', 'Renommer']) await expect.element(button(name)).toBeEnabled()
})

test('a card that failed says so in place of what it holds', async () => {
  await show(card({ error: refusal('SERVICE_UNAVAILABLE', 'Indisponible.'), onRetry: () => undefined }))
  await expect.element(page.getByText('Indisponible.')).toBeVisible()
  expect(page.getByText('Notice.pdf').elements()).toHaveLength(0)
})
