import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, me, openPortal, refusal, serve, type Answer } from './platform/testing.tsx'
import { lilas, startAfresh } from './projects/testing.ts'
import './home/HomePage.tsx'
import './orders/HomePapersPage.tsx'
import './partners/PartnerPage.tsx'
import './passports/PassportPage.tsx'
import './residents/MyHomesPage.tsx'
import './residents/dwelling/HomeFrame.tsx'

beforeEach(startAfresh)

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const as = {
  builder: answersFor('RESIDENCE_BUILDER'),
  installer: answersFor('INSTALLER'),
  administrator: { ...answersFor(), 'GET /user': administrator },
  resident: answersFor('COMPANY_MANAGER', 'resident'),
}
const headings = () =>
  page
    .getByRole('heading', { level: 1 })
    .elements()
    .map((heading) => heading.textContent)

test.each([
  ['/project/1/9', 'builder', 'GET /residences/9', 'Le projet n’a pas pu être chargé'],
  ['/ptg/1/9', 'installer', 'GET /residences/9', 'Le PTG n’a pas pu être chargé'],
  ['/company/2', 'administrator', 'GET /companies/2', 'Votre société n’a pas pu être chargée'],
  ['/admin/companies/5', 'administrator', 'GET /admin/companies/5', 'La société n’a pas pu être chargée'],
  ['/admin/residences/9', 'administrator', 'GET /residences/9', 'Le projet n’a pas pu être chargé'],
  ['/logement', 'resident', 'GET /users/7/residences', 'Vos logements n’ont pas pu être chargés'],
  ['/logement/9', 'resident', 'GET /users/7/residences/9', 'Votre logement n’a pas pu être chargé'],
] as const)('%s has one heading and a way out also while what it shows is refused', async (path, who, call, told) => {
  serve({ ...as[who], [call]: refusal(500, 'INTERNAL_ERROR', 'Une panne.') })
  await openPortal(path)
  const alert = page.getByRole('main').getByRole('alert')
  await expect.element(alert).toMatchTextContent(/Une panne\./)
  expect(headings()).toEqual([told])
  await expect.element(alert.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('a project that no server answers for has one heading; asked again, it is there with its own', async () => {
  const { answers } = serve({ ...as.builder, 'GET /residences/9': 'no answer' })
  await openPortal('/project/1/9')
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(headings()).toEqual(['Le projet n’a pas pu être chargé'])
  answers['GET /residences/9'] = { body: { data: lilas } }
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(headings).toEqual(['Maison Les Lilas'])
})
