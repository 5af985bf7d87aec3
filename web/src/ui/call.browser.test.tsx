import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { run, type Call } from './call.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { show } from './testing.tsx'

/** A row that the refresh after its own removal takes off the screen, with the dialog that asked. */
function Row({ onDone }: { onDone: () => void }) {
  const [shown, setShown] = useState(true)
  return shown ? <Removal refresh={() => setShown(false)} onDone={onDone} /> : <p>Aucun modèle</p>
}

function Removal({ refresh, onDone }: { refresh: () => void; onDone: () => void }) {
  const remove = useMutation({
    mutationFn: async (id: number) => id,
    onSuccess: async () => {
      refresh()
      await expect.element(page.getByText('Aucun modèle')).toBeVisible()
    },
  })
  const onClose = () => undefined
  return <ConfirmDialog title="Supprimer le modèle" text="" call={remove} input={7} {...{ onDone, onClose }} />
}

test('success is told although the refreshed page no longer shows the dialog that asked', async () => {
  const onDone = vi.fn<() => void>()
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Row onDone={onDone} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Supprimer le modèle' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(7))
})

/** The screen does not hear of a call within the turn in which it is pressed twice. */
function Twice({ send, inputs }: { send: (input: object) => Promise<object>; inputs: [object, object] }) {
  const call = useMutation({ mutationFn: send })
  return <button onClick={() => inputs.forEach((input) => run(call, input, {}))}>Envoyer</button>
}
const press = async (inputs: [object, object], send = vi.fn<(input: object) => Promise<object>>()) => {
  send.mockImplementation(async (input) => input)
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Twice send={send} inputs={inputs} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Envoyer' }).click()
  return send
}
const plan = new File(['plan'], 'plan.pdf')

test('a second press that comes before the screen has heard of the first sends nothing', async () => {
  const send = await press([
    { body: 'Bonjour', files: [plan], jobs: [{ id: 3 }] },
    { body: 'Bonjour', files: [plan], jobs: [{ id: 3 }] },
  ])
  expect(send).toHaveBeenCalledOnce()
  // Once it has ended the same may be sent again.
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test.each([
  ['of two rows', [{ id: 3 }, { id: 4 }]],
  ['of two files, though of one name', [{ file: plan }, { file: new File(['plan'], 'plan.pdf', { lastModified: 1 }) }]],
] as [string, [object, object]][])('two acts of one call at the same time, %s, are both sent', async (_, inputs) => {
  expect(await press(inputs)).toHaveBeenCalledTimes(2)
})

test('what was refused may be sent again, although nothing on the screen has changed', async () => {
  const mutateAsync = vi.fn<Call<object, object>['mutateAsync']>().mockRejectedValue(new Error('Refusé'))
  const call = { isPending: false, mutateAsync }
  const told = vi.fn<() => void>()
  for (const _ of [1, 2]) {
    run(call, { id: 3 }, { onError: told })
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(mutateAsync.mock.calls.length))
  }
  expect(mutateAsync).toHaveBeenCalledTimes(2)
})
