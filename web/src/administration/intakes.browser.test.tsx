import type { AnyIntake } from '@logis/contract/administration.intakes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, me, openPortal, serve } from '../platform/testing.tsx'

beforeEach(async () => {
  await page.viewport(1440, 900)
  endSession('left')
  localStorage.clear()
})

const none = { NEW: 0, EXISTING: 0, FAULTY: 0, CREATED: 0, LEFT_OUT: 0, CANCELLED: 0, KEPT: 0 }
const intake = (id: number, more: Partial<AnyIntake> = {}): AnyIntake => ({
  id,
  file_name: 'maisons.xlsx',
  state: 'DONE',
  created_at: '2026-11-20T09:00:00Z',
  started_at: '2026-11-20T09:05:00Z',
  ended_at: '2026-11-20T09:06:00Z',
  undone_at: null,
  counts: { ...none, CREATED: 12, LEFT_OUT: 2 },
  total: 14,
  company: { id: 2, name: 'Maisons Clairière' },
  author: { id: 7, name: 'Hugo Martin' },
  impersonator: null,
  ...more,
})
const open = async (...intakes: AnyIntake[]) => {
  const wire = serve({
    ...answersFor(),
    'GET /user': { body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } } },
    'GET /admin/intakes': listOf(intakes),
  })
  return { ...wire, ...(await openPortal('/admin/imports?q.state=DONE')) }
}

test('imports are told with their company, author, lines and end, and lead to where their company has them', async () => {
  await open(
    intake(1),
    intake(2, { file_name: 'brouillon.csv', state: 'DRAFT', counts: { ...none, NEW: 1, FAULTY: 3 }, total: 4 }),
    intake(3, {
      file_name: 'defait.csv',
      state: 'UNDONE',
      undone_at: '2026-11-20T09:40:00Z',
      counts: { ...none, CANCELLED: 5, KEPT: 1 },
      total: 6,
      impersonator: { id: 9, name: 'Sacha Aide' },
    }),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Imports de projets' })).toBeVisible()
  const row = (hasText: string) => page.getByRole('row').filter({ hasText })
  await expect
    .element(row('maisons.xlsx'))
    .toMatchTextContent(/terminé le.*Maisons Clairière.*Hugo Martin.*14 lignes.*12 projets créés, 2 écartées.*Terminé/)
  await expect
    .element(page.getByRole('link', { name: 'maisons.xlsx' }))
    .toHaveAttribute('href', '/project/import/2?sheet=1')
  await expect
    .element(page.getByRole('link', { name: 'brouillon.csv' }))
    .toHaveAttribute('href', '/project/import/2?sheet=2&step=check')
  await expect.element(row('brouillon.csv')).toMatchTextContent(/4 lignes.*1 à créer, 3 à corriger.*Brouillon/)
  await expect
    .element(row('defait.csv'))
    .toMatchTextContent(/annulé le.*par l’assistance, Sacha Aide.*5 projets retirés, 1 projet conservé.*Annulé/)
})

test('the list is asked as its address says, narrowed by company, and leaves as a file', async () => {
  const { calls, path, names } = await open(intake(1))
  const last = () => calls.filter(({ name }) => name === 'GET /admin/intakes').at(-1)?.query
  await expect.poll(() => last()?.get('search[state]')).toBe('DONE')
  await page.getByRole('button', { name: /^Filtrer par.*Société$/ }).click()
  await page.getByRole('menuitem', { name: 'Maisons Clairière' }).click()
  await expect.poll(path).toContain('q.company_id=2')
  await expect.poll(() => last()?.get('search[company_id]')).toBe('2')
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
  await expect.poll(names).toContain('GET /admin/intakes/export')
})
