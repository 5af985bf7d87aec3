import { expect, test, vi } from 'vitest'
import { forgetDraftFiles, readDraftFiles, writeDraftFiles } from './draftFiles.ts'
import { endSession, openSession } from './session.ts'

const photo = () => new File(['bytes of a photo'], 'plaque.jpg', { type: 'image/jpeg' })
type Files = { others: File[] }

test('files are found again as they were chosen, until they are sent', async () => {
  await writeDraftFiles('a', { others: [photo()] })
  const [found] = (await readDraftFiles<Files>('a'))!.others
  expect([found?.name, found?.type, await found?.text()]).toEqual(['plaque.jpg', 'image/jpeg', 'bytes of a photo'])
  expect(await readDraftFiles('b')).toBeNull()
  await forgetDraftFiles('a')
  expect(await readDraftFiles('a')).toBeNull()
})

test('files go with the session', async () => {
  openSession('tok', 3600)
  await writeDraftFiles('a', { others: [photo()] })
  endSession('left')
  await expect.poll(() => readDraftFiles('a')).toBeNull()
})

test('what a closed tab left behind is gone after a day', async () => {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 86_400_001)
  await writeDraftFiles('old', { others: [photo()] })
  clock.mockRestore()
  await writeDraftFiles('new', { others: [photo()] })
  await readDraftFiles('another')
  await expect.poll(() => readDraftFiles('old')).toBeNull()
  expect(await readDraftFiles('new')).not.toBeNull()
})

test('a browser without a database keeps nothing, and breaks nothing', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  await writeDraftFiles('a', { others: [photo()] })
  expect(await readDraftFiles('a')).toBeNull()
  open.mockRestore()
})
