import { beforeEach, expect, test } from 'vitest'
import { askAhead } from './ahead.ts'
import { asked } from './asked.ts'
import { client } from './client.ts'
import { keepLocale } from './locale.ts'
import { openSession } from './session.ts'
import { answersFor, listOf, refusal, serve } from './testing.tsx'

const first = ['PATCH /personal-access-token', 'GET /user', 'GET /companies/1/residences']
const answers = { ...answersFor(), 'GET /companies/1/residences': listOf([]) }
const at = (pathname: string, search = '') => ({ pathname, search }) as Location

beforeEach(() => {
  localStorage.clear()
  asked.forget?.()
  keepLocale('fr-FR')
  openSession('tok', 3600)
})

test('what a page asks first is asked at once, as its calls will; each answer is taken by the call that it is of, once', async () => {
  const { calls } = serve(answers)
  await askAhead(at('/projects/1'))
  expect(calls.map(({ name }) => name)).toEqual(first)
  for (const { headers } of calls) {
    expect(headers.get('authorization')).toBe('Bearer tok')
    expect(headers.get('accept-language')).toBe('fr-FR')
  }
  const asking = { company_id: 1, page: 1, page_size: 10 }
  await Promise.all([client.accounts.refreshSession(), client.accounts.getMe(), client.projects.listProjects(asking)])
  expect(calls).toHaveLength(3)
  await client.projects.listProjects(asking)
  expect(calls).toHaveLength(4)
})

test('a project is told to whoever draws it sooner, and is its page’s all the same', async () => {
  const { calls } = serve({ ...answersFor(), 'GET /companies/1': answersFor('INSTALLER')['GET /companies/1']! })
  expect(await askAhead(at('/company/1'))).toMatchObject({ data: { name: 'Groupe Horizon', type: 'INSTALLER' } })
  expect((await client.companies.getCompany({ company_id: 1 })).data).toMatchObject({ type: 'INSTALLER' })
  expect(calls.filter(({ name }) => name === 'GET /companies/1')).toHaveLength(1)
})

test('of a resident the session is asked, and of their home its photos, which decide how high its head is, then itself', async () => {
  const pictures = {
    body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
  }
  const { calls } = serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /residences/5/pictures': pictures,
    'GET /users/7/residences/5': refusal(404, 'RESIDENCE_NOT_FOUND'),
  })
  expect(askAhead(at('/logement'))).toBeNull()
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(['PATCH /personal-access-token', 'GET /user'])
  await askAhead(at('/logement/5'))
  const asked = () => calls.map(({ name }) => name).slice(4)
  await expect.poll(asked).toEqual(['GET /residences/5/pictures', 'GET /users/7/residences/5'])
  expect((await client.pictures.listPictures({ residence_id: 5 })).data.pictures).toEqual([])
  await expect(client.residents.getHome({ user_id: 7, residence_id: 5 })).rejects.toThrow()
  expect(calls).toHaveLength(6)
})

test('whose session has ended before it was known who asks is asked nothing more', async () => {
  const { calls } = serve(answersFor('COMPANY_MANAGER', 'resident'))
  const pictures = askAhead(at('/logement/5'))
  localStorage.clear()
  await pictures
  await client.accounts.getMe().catch(() => {})
  expect(calls.map(({ name }) => name)).not.toContain('GET /users/7/residences/5')
})

test('nothing is asked ahead without a session, for another page, or where the address says more', async () => {
  const { calls } = serve(answers)
  expect(askAhead(at('/projects/1', '?q=rezé'))).toBeNull()
  expect(askAhead(at('/settings/1'))).toBeNull()
  openSession('tok', -1)
  expect(askAhead(at('/projects/1'))).toBeNull()
  localStorage.clear()
  expect(askAhead(at('/projects/1'))).toBeNull()
  expect(calls).toEqual([])
})

test('what was asked for somebody else, in another language or in a session that has ended is asked again', async () => {
  const { calls } = serve(answers)
  const askedAnew = async (change: () => void) => {
    await askAhead(at('/projects/1'))
    change()
    const before = calls.length
    await client.accounts.getMe()
    return calls.length - before
  }
  expect(await askedAnew(() => {})).toBe(0)
  expect(await askedAnew(() => openSession('other', 3600))).toBe(1)
  expect(await askedAnew(() => keepLocale('en-UK'))).toBe(1)
  expect(await askedAnew(() => asked.forget?.())).toBe(1)
})

test('one that the network lost is asked again by the call', async () => {
  const { calls } = serve({ ...answers, 'GET /user': 'no answer' })
  await askAhead(at('/projects/1'))
  const { calls: again } = serve(answers)
  expect((await client.accounts.getMe()).data).toMatchObject({ id: 7 })
  expect([calls.length, again.length]).toEqual([3, 1])
})
