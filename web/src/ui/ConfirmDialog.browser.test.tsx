import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { callAnswering, refusal, show } from './testing.tsx'

const open = async (call: ReturnType<typeof callAnswering<{ id: number }, string>>, typed?: string) => {
  const onDone = vi.fn<(answer: string) => void>()
  const onClose = vi.fn<() => void>()
  await show(
    <ConfirmDialog
      title="Supprimer le dossier"
      text="Le dossier et ses 12 fichiers seront supprimés."
      call={call}
      input={{ id: 7 }}
      typed={typed}
      {...{ onDone, onClose }}
    />,
  )
  return { onDone, onClose }
}

const act = () => page.getByRole('button', { name: 'Supprimer le dossier' })

test('the focus is on Annuler, and the act is done only when asked for', async () => {
  const call = callAnswering<{ id: number }, string>('fait')
  const { onDone } = await open(call)
  await expect.element(page.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  expect(call.mutateAsync).not.toHaveBeenCalled()
  await act().click()
  expect(call.mutateAsync.mock.calls[0]![0]).toEqual({ id: 7 })
  expect(onDone).toHaveBeenCalledWith('fait')
})

test('SHELL-45: the refusal takes the place of the text and turns the act off; the dialog stays', async () => {
  const { onDone, onClose } = await open(callAnswering('', refusal('IN_USE', 'Cet élément est utilisé.')))
  await act().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Cet élément est utilisé\./)
  await expect.element(page.getByText('Le dossier et ses 12 fichiers seront supprimés.')).not.toBeInTheDocument()
  await expect.element(act()).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  expect([onDone.mock.calls, onClose.mock.calls]).toEqual([[], []])
})

test('what cannot be repaired is typed first', async () => {
  await open(callAnswering(''), 'Les Lilas')
  await expect.element(act()).toBeDisabled()
  await page.getByRole('textbox').fill('les lilas')
  await expect.element(act()).toBeDisabled()
  await page.getByRole('textbox').fill('Les Lilas')
  await expect.element(act()).toBeEnabled()
})
