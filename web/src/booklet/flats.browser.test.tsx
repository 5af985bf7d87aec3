import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import { listOf } from '../platform/testing.tsx'

beforeEach(startAfresh)

test.each([
  [0, '0 complet sur 16'],
  [1, '1 complet sur 16'],
  [2, '2 complets sur 16'],
])('of the booklets of a building %i are complete: « %s »', async (complete_count, said) => {
  const flat = { id: 21, name: '1', progress: { done: 0, total: 9 }, items: [] }
  await openProject(
    { ...lilas, type: 'BUILDING', cards: ['booklet'] },
    {
      'GET /buildings/9/booklets': listOf([flat], {
        columns: [],
        flats_count: 16,
        complete_count,
        cannot: { fill: null },
      }),
    },
  )
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
})
