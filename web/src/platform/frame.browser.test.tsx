import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawFrame } from './frame.ts'
import { changeLocale } from './i18n.ts'
import { keepIdentity, openSession } from './session.ts'
import { answersFor, listOf, me, openPortal, serve, startTexts } from './testing.tsx'

const at = (pathname: string) => ({ pathname }) as Location
const frame = () => document.getElementById('frame')
const title = () => frame()?.querySelector('[data-part="title"]')?.textContent
const company = { id: 1, name: 'Groupe Horizon', type: 'COMPANY_MANAGER', picture_path: null } as const

beforeEach(async () => {
  localStorage.clear()
  openSession('tok', 3600)
  keepIdentity({ user: me, company })
  await startTexts()
})
afterEach(() => {
  frame()?.remove()
  document.getElementById('root')?.remove()
})

test('the frame says at once what the page’s heading will: the list’s in either language, of a home page one’s own company', async () => {
  serve({ ...answersFor(), 'GET /companies/1/residences': listOf([]) })
  await openPortal('/projects/1')
  for (const locale of ['fr-FR', 'en-UK'] as const) {
    await changeLocale(locale)
    expect(drawFrame(null, at('/projects/1'))).toBe(true)
    await expect.element(page.getByRole('heading', { level: 1, name: title()! })).toBeVisible()
    frame()!.remove()
  }
  await changeLocale('fr-FR')
  drawFrame(null, at('/company/1'))
  expect(title()).toBe('Groupe Horizon')
  frame()!.remove()
  drawFrame(null, at('/company/2'))
  expect(title()).toBe('')
})

test('a resident’s frame bears the portal’s name, as the bar of their pages does', async () => {
  serve({ ...answersFor('COMPANY_MANAGER', 'resident'), 'GET /users/7/residences': listOf([]) })
  await openPortal('/logement')
  drawFrame(null, at('/logement/9'))
  expect(frame()!.dataset['kind']).toBe('dwelling')
  await expect.element(page.getByRole('link', { name: title()!, exact: true })).toBeVisible()
})

test('a project’s frame has its name and its face as soon as they are known, and nothing of an answer that is none', async () => {
  const face = () => frame()?.querySelector('img')?.getAttribute('src')
  drawFrame(Promise.resolve(null), at('/project/1/9'))
  await Promise.resolve()
  expect([face(), title()]).toEqual([undefined, ''])
  frame()!.remove()
  drawFrame(Promise.reject(new Error('lost')), at('/project/1/9'))
  await Promise.resolve()
  expect(face()).toBeUndefined()
  frame()!.remove()
  drawFrame(Promise.resolve({ data: { name: 'Maison Roux', picture_path: '/v2/pictures/9' } }), at('/project/1/9'))
  await expect.poll(face).toBe('/v2/pictures/9?size=medium')
  expect(frame()!.textContent).toContain('Maison Roux')
})

test('a resident’s frame has the photo of their home as soon as it is known, and gives way to the page, not to its skeleton', async () => {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  drawFrame(Promise.resolve({ data: { pictures: [] } }), at('/logement/9'))
  await Promise.resolve()
  expect(frame()!.querySelector('img')).toBeNull()
  frame()!.remove()
  drawFrame(Promise.resolve({ data: { pictures: [{ picture_path: '/v2/pictures/3' }] } }), at('/logement/9'))
  await expect.poll(() => frame()?.querySelector('img')?.getAttribute('src')).toBe('/v2/pictures/3')
  root.innerHTML = '<main><p role="status">…</p></main>'
  await new Promise(requestAnimationFrame)
  expect(frame()).not.toBeNull()
  root.querySelector('main')!.innerHTML = '<h1>Maison Roux</h1>'
  await expect.poll(frame).toBeNull()
})

test('it is for the eye alone, is gone once the page has something to read, and is not drawn for whoever is not signed in', async () => {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  drawFrame(null, at('/projects/1'))
  expect(frame()?.getAttribute('aria-hidden')).toBe('true')
  root.innerHTML = '<main></main>'
  await new Promise(requestAnimationFrame)
  expect(frame()).not.toBeNull()
  root.querySelector('main')!.innerHTML = '<h1>Mes projets</h1>'
  await expect.poll(frame).toBeNull()
  expect(drawFrame(null, at('/settings/1'))).toBe(false)
  openSession('tok', -1)
  expect(drawFrame(null, at('/projects/1'))).toBe(false)
  expect(frame()).toBeNull()
})
