import type { SharedBooklet } from '@logis/contract/booklet.shares'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { writeOfTab } from '../platform/storage.ts'
import { openPortal, serve } from '../platform/testing.tsx'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
  sessionStorage.clear()
})

const shared: SharedBooklet = {
  home: 'Maison Les Érables',
  city: 'Rezé',
  company: 'Maisons Clairière',
  label: 'Maître Dupont',
  expires_at: '2099-03-12T10:00:00Z',
  is_whole: true,
  files: [
    { id: 1, name: 'Plan de masse.pdf', size: 90_000, kind: 'FOLDER', folder: 'Plans', devices: [] },
    { id: 2, name: 'Divers.pdf', size: 90_000, kind: 'ROOT', folder: null, devices: [] },
    { id: 3, name: 'Notice.pdf', size: 90_000, kind: 'NOTICES', folder: null, devices: ['Vitodens 200-W'] },
  ],
}
const answer = (opened: object | null) => ({ body: { data: { needs: 'PASSWORD', opened } } })

/** As after a reload: the token of the link is the tab's. */
const follow = () => {
  writeOfTab('share_token', 'jeton')
  return openPortal('/partage')
}

test('a link shows nothing before its password, then the files by folder', async () => {
  serve({ 'POST /booklet-shares/opened': answer(null) })
  await follow()
  await expect.element(page.getByRole('heading', { name: 'Un carnet vous est partagé' })).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir le carnet' }).click()
  const password = page.getByLabelText('Mot de passe')
  await expect.element(password).toHaveFocus()
  serve({ 'POST /booklet-shares/opened': answer({ pass: 'laissez-passer', shared }) })
  await password.fill('Notaire-2026')
  await page.getByRole('button', { name: 'Ouvrir le carnet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Maison Les Érables, Rezé/ })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Plans' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Télécharger Divers.pdf' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Télécharger Notice.pdf, Vitodens 200-W' })).toBeVisible()
})

test('a link that is over says so', async () => {
  serve({
    'POST /booklet-shares/opened': {
      status: 404,
      body: { error_reason: 'BOOKLET_LINK_OVER', error_message: 'Ce lien n’est plus valable.', request_id: 'x' },
    },
  })
  await follow()
  await page.getByRole('button', { name: 'Ouvrir le carnet' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
})

test('loaded again, the page sends along what its first opening gave, for its own link alone', async () => {
  serve({ 'POST /booklet-shares/opened': answer({ pass: 'laissez-passer', shared }) })
  writeOfTab('share_pass', { token: 'autre-jeton', pass: 'autre-passe' })
  await follow()
  await page.getByRole('button', { name: 'Ouvrir le carnet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Maison Les Érables/ })).toBeVisible()
  await cleanup()
  const { calls } = serve({ 'POST /booklet-shares/opened': answer({ pass: 'laissez-passer', shared }) })
  await follow()
  await page.getByRole('button', { name: 'Ouvrir le carnet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Maison Les Érables/ })).toBeVisible()
  expect(JSON.parse(calls.find(({ name }) => name.endsWith('/opened'))?.body ?? '')).toEqual({
    token: 'jeton',
    pass: 'laissez-passer',
  })
})
