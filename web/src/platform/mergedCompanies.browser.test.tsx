import { expect, test } from 'vitest'
import { startAfresh } from '../projects/testing.ts'
import type { Identity } from './session.ts'
import { answersFor, me, openPortal, serve } from './testing.tsx'

const former_companies = [
  { id: 7, became_id: 1 },
  { id: 4, became_id: 1 },
]
const builder = { id: 1, name: 'Groupe Horizon', type: 'RESIDENCE_BUILDER', role: 'COMPANY_ADMIN' } as const

/** What the browser kept of the reader is of before the merger, where it is given. */
const openFormer = async (address: string, told: Partial<Identity['user']>, kept?: Identity) => {
  await startAfresh()
  serve({ ...answersFor('RESIDENCE_BUILDER'), 'GET /user': { body: { data: { ...me, ...told } } } })
  return openPortal(address, { kept })
}

test.each([
  ['/project/import/7?sheet=3&step=check', '/project/import/1?sheet=3&step=check'],
  ['/project/files/7', '/project/files/1'],
  ['/projects/4?search=lilas', '/projects/1?search=lilas'],
  ['/project/7/9#documents', '/project/1/9#documents'],
  ['/invitations/7/7', '/invitations/1/7'],
])('the address %s of a company that was merged away leads to %s of the one that took it over', async (from, to) => {
  const { path } = await openFormer(from, { companies: [builder], former_companies })
  await expect.poll(path).toBe(to)
})

test('a colleague of the other company, of whom the browser knows nothing of the merger yet, is led there too', async () => {
  const { role: _, ...company } = builder
  const kept: Identity = { user: { ...me, companies: [builder] }, company: { ...company, picture_path: null } }
  const { path } = await openFormer('/projects/7', { companies: [builder], former_companies }, kept)
  await expect.poll(path).toBe('/projects/1')
})

test('whoever belongs to neither is led home, as from any other company', async () => {
  const { path } = await openFormer('/projects/7', { companies: [builder] })
  await expect.poll(path).toBe('/company/1')
})
