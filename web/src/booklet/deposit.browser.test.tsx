import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { endSession } from '../platform/session.ts'
import { writeOfTab } from '../platform/storage.ts'
import { openPortal, serve } from '../platform/testing.tsx'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
  sessionStorage.clear()
})

const asked = {
  company: 'Maisons Clairière',
  asker: 'Hugo Bertin',
  home: 'Maison Les Érables',
  city: 'Rezé',
  item: 'Notices',
  part: 'Chauffage',
  device: null,
  message: '',
  files_count: 0,
  files_left: 20,
  file_limit: 3_072,
}
const choose = (name: string, size = 1) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, new File(['x'.repeat(size)], name))

test('what has come stays told while more is sent, and where that is refused', async () => {
  serve({ 'POST /booklet-asks/opened': { body: { data: asked } } })
  catchUploads({ data: { ...asked, files_count: 1, files_left: 19 } })
  writeOfTab('deposit_token', 'jeton')
  await openPortal('/depot', { signedIn: false })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await choose('notice.pdf')
  const send = page.getByRole('button', { name: /^Envoyer/ })
  await expect.element(send).toBeVisible()
  ;(send.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const brought = page.getByText('1 fichier bien reçu. Merci !')
  await expect.element(brought).toBeVisible()
  // What sent them is gone with them.
  await expect.element(page.getByRole('button', { name: 'Choisir des fichiers' })).toHaveFocus()
  const way = Promise.withResolvers<void>()
  const message = 'L’espace de stockage de ce projet est épuisé.'
  catchUploads({ error_reason: 'STORAGE_LIMIT_REACHED', error_message: message }, 409, way.promise)
  await choose('plan.pdf')
  await send.click()
  await expect.element(brought).toBeVisible()
  way.resolve()
  await expect.element(page.getByRole('alert')).toMatchTextContent(message)
  await expect.element(brought).toBeVisible()
})

test('a file that is larger than the portal takes is told, and nothing leaves until it is taken out', async () => {
  serve({ 'POST /booklet-asks/opened': { body: { data: asked } } })
  const uploads = catchUploads({ data: { ...asked, files_count: 1, files_left: 19 } })
  writeOfTab('deposit_token', 'jeton')
  await openPortal('/depot', { signedIn: false })
  await expect.element(page.getByText(/3\sKo au plus chacun/)).toBeVisible()
  await choose('plan.pdf', 3_073)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/«\splan\.pdf\s» dépasse 3\sKo/)
  const send = page.getByRole('button', { name: /^Envoyer/ })
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await choose('notice.pdf', 3_072)
  await page.getByRole('button', { name: 'Retirer plan.pdf' }).click()
  await send.click()
  await expect.poll(() => uploads).toHaveLength(1)
})
