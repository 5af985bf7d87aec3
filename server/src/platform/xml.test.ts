import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readXml, type Bytes } from './xml.ts'

const reader = { open: () => undefined, text: () => undefined, close: () => undefined }
const read = (bytes: Bytes, maxMilliseconds: number) =>
  readXml(bytes, reader, { maxBytes: 1_000_000, maxDepth: 9, maxMilliseconds })
const document = Buffer.from(`<a>${'<b>texte</b>'.repeat(20_000)}</a>`)

/** As over a line that is slower than the reading may be. */
async function* slowly() {
  for (let at = 0; at < document.length; at += 100_000) {
    await pause(60)
    yield document.subarray(at, at + 100_000)
  }
}

test('what takes more work to read than it may is refused', async () => {
  await expect(read([document], 0)).rejects.toMatchObject({ fault: 'time' })
})

test('what is long on its way is read', async () => {
  const begun = performance.now()
  await expect(read(slowly(), 150)).resolves.toBeUndefined()
  expect(performance.now() - begun).toBeGreaterThan(150)
})
