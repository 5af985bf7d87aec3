import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipOfFiles } from '#platform/testing/zip.ts'
import { unzip } from './unzip.ts'

const limits = { files: 10, bytes: 1024 }
const text = 'dix octets de plus'
const archive = () => zipOfFiles([['plan.txt', Buffer.from(text)]])
const readOne = async (zip: Buffer) => buffer((await unzip(zip, limits)).get('plan.txt')!.open())

/** The same length under another sum: what a disk or a hand has turned on the way. */
const directory = Buffer.from('PK\u0001\u0002')
const withSum = (zip: Buffer, turn: number) => {
  const at = zip.indexOf(directory) + 16
  zip.writeUInt32LE((zip.readUInt32LE(at) ^ turn) >>> 0, at)
  return zip
}

test('a file of an archive is given whole where its sum is the one that is told, and is damaged where it is another', async () => {
  expect((await readOne(archive())).toString()).toBe(text)
  await expect(readOne(withSum(archive(), 1))).rejects.toThrow('cut')
  await expect(readOne(withSum(archive(), 0x80000000))).rejects.toThrow('cut')
})
