import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changesOf, useChanges } from './changes.ts'
import { DialogForm } from './DialogForm.tsx'
import { callAnswering, refusal, show } from './testing.tsx'

test('what is as it was is left out; what was emptied, and a list that changed, are there whole', () => {
  const before = {
    name: 'Roux',
    note: 'Le matin.',
    jobs: [{ id: 1 }, { id: 2 }],
    emails: [{ email: 'a@b.fr' }],
    day: null,
  }
  expect(changesOf(before, structuredClone(before))).toEqual({})
  expect(changesOf<object>(before, { ...before, note: null, jobs: [{ id: 2 }], emails: [] })).toEqual({
    note: null,
    jobs: [{ id: 2 }],
    emails: [],
  })
})

test('fields that mean something only together are sent together, or not at all', () => {
  const before = { from: '2026-01-01', to: '2026-12-31', quantity: 3 }
  expect(changesOf(before, { ...before, quantity: 4 }, ['from', 'to'])).toEqual({ quantity: 4 })
  expect(changesOf(before, { ...before, to: '2027-12-31' }, ['from', 'to'])).toEqual({
    from: '2026-01-01',
    to: '2027-12-31',
  })
})

type Home = { name: string; note: string }
type Props = { call: ReturnType<typeof callAnswering<Partial<Home>, string>> }

/** A form of a page that is read again once its call was refused. */
function HomeDialog({ call }: Props) {
  const [home, setHome] = useState<Home>({ name: 'Lilas', note: '' })
  const changes = useChanges(home)
  const form = useForm({ initialValues: home, transformValues: (values: Home) => ({ id: 9, ...changes(values) }) })
  const refused = { ...call, mutateAsync: (input: Partial<Home>) => call.mutateAsync(input).finally(readAgain) }
  const readAgain = () => setHome({ name: 'Lilas blancs', note: 'Portail bleu' })
  return (
    <DialogForm title={home.name} form={form} call={refused} fieldOf={{}} onDone={vi.fn()} onClose={vi.fn()}>
      <TextInput label="Nom" {...form.getInputProps('name')} />
      <TextInput label="Note" {...form.getInputProps('note')} />
    </DialogForm>
  )
}

test('changes are those since the form was opened: read again behind it, and after a refusal, they are the same', async () => {
  const call = callAnswering<Partial<Home>, string>('fait', refusal('SERVICE_UNAVAILABLE', 'Service indisponible.'))
  await show(<HomeDialog call={call} />)
  await page.getByLabelText('Note').fill('Portail à gauche')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Service indisponible.')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Lilas blancs' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => call.mutateAsync.mock.calls.length).toBe(2)
  for (const [input] of call.mutateAsync.mock.calls) expect(input).toEqual({ id: 9, note: 'Portail à gauche' })
})
