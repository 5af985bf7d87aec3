import fs from 'node:fs/promises'
import os from 'node:os'
import { expect, test } from 'vitest'
import { deleteFile, receiveFile } from '../files.ts'
import { openApart } from './apart.ts'

const named = async () =>
  (await fs.readdir(os.tmpdir())).filter((name) => name.startsWith('logis-') && name.length > 40)

test('a stored file is read at any place, and nothing of it is left, though its reader never closes it', async () => {
  const before = await named()
  const { storage_key } = await receiveFile([Buffer.from('de la cave '), Buffer.from('au grenier')])
  const file = await openApart(storage_key)
  await deleteFile(storage_key)
  const { buffer } = await file.read(Buffer.alloc(7), 0, 7, 14)
  expect(buffer.toString()).toBe('grenier')
  expect(await named()).toEqual(before)
  await file.close()
})

test('what is not stored leaves nothing either', async () => {
  const before = await named()
  await expect(openApart('00/absent')).rejects.toThrow()
  expect(await named()).toEqual(before)
})
