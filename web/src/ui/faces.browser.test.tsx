import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { Avatar } from './Avatar.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import { ResidencePicture } from './ResidencePicture.tsx'
import { show } from './testing.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'
const boxOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

beforeEach(cleanup)

test.each([
  ['line', [44, 34]],
  ['row', [56, 42]],
  ['head', [304, 190]],
] as const)('a home in a %s has its box before its photo, with it and without one', async (size, box) => {
  await show(
    <>
      <ResidencePicture path={null} type="HOUSE" size={size} />
      <ResidencePicture path={pixel} type="HOUSE" size={size} />
      <ResidencePicture path="/v2/pictures/none" type="HOUSE" size={size} />
    </>,
  )
  const faces = () => [...document.querySelectorAll(`[data-size="${size}"]`)]
  expect(faces().map(boxOf)).toEqual([box, box, box])
  // What does not load gives way to the drawing.
  await expect.poll(() => faces().map(({ tagName }) => tagName)).toEqual(['SPAN', 'IMG', 'SPAN'])
  expect(faces().map(boxOf)).toEqual([box, box, box])
})

test('a photo is asked for in the size of its place, later where it is out of sight', async () => {
  await show(
    <>
      <ResidencePicture path="/v2/pictures/k" type="FLAT" />
      <ResidencePicture path="/v2/pictures/k" type="FLAT" size="head" alt="Photo de A12" />
    </>,
  )
  const [row, head] = [...document.querySelectorAll('img')]
  expect([row?.getAttribute('src'), row?.loading, row?.alt]).toEqual(['/v2/pictures/k?size=small', 'lazy', ''])
  expect([head?.getAttribute('src'), head?.loading, head?.alt]).toEqual([
    '/v2/pictures/k?size=medium',
    'eager',
    'Photo de A12',
  ])
})

test('every type of home has a drawing of its own', async () => {
  const types = ['HOUSE', 'TWIN_HOUSE', 'BUILDING', 'FLAT', 'DUPLEX'] as const
  await show(types.map((type) => <ResidencePicture key={type} path={null} type={type} alt={type} />))
  const drawings = types.map((type) => {
    const element = page.getByRole('img', { name: type, exact: true }).element()
    return getComputedStyle(element, '::before').maskImage
  })
  expect(new Set(drawings).size).toBe(types.length)
})

test('people and companies without a picture have their initials; a person has the same colour everywhere', async () => {
  await show(
    <>
      <Avatar id={7} name="Hugo Bernard" />
      <Avatar id={7} name="hugo@clairiere.example" size={40} />
      <Avatar id={8} name="Maud Le Goff" />
      <CompanyLogo name="L’Atelier Clairière" path={null} />
      <CompanyLogo name="Groupe Horizon" path={pixel} size={56} />
    </>,
  )
  const [hugo, again, maud] = [...document.querySelectorAll<HTMLElement>('[data-initials]')]
  expect([hugo, again, maud].map((face) => face?.dataset['initials'])).toEqual(['HB', 'HC', 'ML'])
  expect(hugo?.dataset['tone']).toBe(again?.dataset['tone'])
  expect(hugo?.dataset['tone']).not.toBe(maud?.dataset['tone'])
  await expect.element(page.getByText('LA', { exact: true })).toBeVisible()
  expect(boxOf(document.querySelector('img')!)).toEqual([56, 56])
})

test('a picture of a person or of a company that does not come gives way to the initials', async () => {
  await show(
    <>
      <Avatar id={7} name="Hugo Bernard" path="/v2/pictures/none" />
      <CompanyLogo name="Groupe Horizon" path="/v2/pictures/none" size={56} />
    </>,
  )
  await expect.element(page.getByText('GH', { exact: true })).toBeVisible()
  await expect.poll(() => document.querySelector<HTMLElement>('[data-initials]')?.dataset['initials']).toBe('HB')
  expect(document.querySelectorAll('img')).toHaveLength(0)
})
