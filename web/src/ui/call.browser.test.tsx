import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
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
