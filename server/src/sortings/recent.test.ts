import { expect, test } from 'vitest'
import type { Sorting } from '@logis/contract/sortings'
import { db } from '#platform/db.ts'
import { sorter } from '#platform/testing/sorter.ts'

const { hugo, company_id, open, sendFile, content } = await sorter()

test('a draft is found again however many files were sorted after it; of what is over the last twenty', async () => {
  const opened = async (): Promise<Sorting> => {
    const sorting = await open()
    expect((await sendFile(sorting, 'dpe.txt', content())).status).toBe(201)
    return sorting
  }
  const end = ({ id }: Sorting) => db.updateTable('sortings').set({ state: 'DONE' }).where('id', '=', id).execute()
  const [over, draft] = [await opened(), await opened()]
  await end(over)
  for (let count = 0; count < 20; count += 1) await end(await opened())
  const { data } = await hugo.call('sortings.listSortings', { company_id })
  const ids = (data as Sorting[]).map(({ id }) => id)
  expect(ids).toHaveLength(21)
  expect(ids.at(-1)).toBe(draft.id)
  expect(ids).not.toContain(over.id)
})
