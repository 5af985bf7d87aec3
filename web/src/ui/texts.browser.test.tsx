import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textOf } from './table/texts.ts'
import { plain, show } from './testing.tsx'
import { addTexts, speak, t, useTranslation } from './texts.ts'

const say = (key: string, values?: object) => plain(textOf(t, `trial.${key}`, values))

addTexts('fr', {
  trial: {
    greeting: 'Bonjour {{name}}, {{name}} !',
    price: '{{price, number}} €',
    homes_zero: 'Aucun logement',
    homes_one: '{{count, number}} logement',
    homes_other: '{{count, number}} logements',
    only: { french: 'Seulement en français' },
  },
})
addTexts('en', {
  trial: { homes_one: '{{count, number}} home', homes_other: '{{count, number}} homes', greeting: 'Hello {{name}}' },
})

test('a text names and counts as its language does', () => {
  speak('fr')
  expect(say('greeting', { name: '$& <b>' })).toBe('Bonjour $& <b>, $& <b> !')
  expect(say('greeting')).toBe('Bonjour ,  !')
  expect(say('price', { price: 1234.5 })).toBe('1 234,5 €')
  expect([0, 1, 1.5, 2, 1_000_000].map((count) => say('homes', { count }))).toEqual([
    'Aucun logement',
    '1 logement',
    '1,5 logement',
    '2 logements',
    '1 000 000 logements',
  ])
  speak('en')
  expect([0, 1, 1.5].map((count) => say('homes', { count }))).toEqual(['0 homes', '1 home', '1.5 homes'])
})

test('what a language lacks is said in French, what nobody says by its key or as asked', () => {
  speak('en')
  expect(say('only.french')).toBe('Seulement en français')
  expect(say('only')).toBe('trial.only')
  expect(say('constructor')).toBe('trial.constructor')
  expect(say('missing', { defaultValue: 'As the server said' })).toBe('As the server said')
  addTexts('en', { trial: { late: 'Came later' } })
  expect(say('late')).toBe('Came later')
  expect(say('greeting', { name: 'Marie' })).toBe('Hello Marie')
})

test('what is drawn is drawn anew in another language', async () => {
  const Homes = () => <p>{textOf(useTranslation().t, 'trial.homes', { count: 3 })}</p>
  await show(<Homes />)
  await expect.element(page.getByText('3 logements')).toBeVisible()
  speak('en')
  await expect.element(page.getByText('3 homes')).toBeVisible()
  speak('fr')
})
