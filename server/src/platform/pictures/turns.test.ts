import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '../db.ts'
import { withoutMetadata } from '../files/photos.ts'
import { toPicture } from '../pictures.ts'
import { Refusal } from '../refuse.ts'
import { sharp } from './sharp.ts'

const photo = () =>
  sharp()({ create: { width: 8, height: 8, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer()
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a database that is away says nothing of a photo: only what cannot be drawn is refused for its type', async () => {
  const bytes = await photo()
  const cut = bytes.subarray(0, 200)
  expect(await faultOf(withoutMetadata(cut, 'image/jpeg', 1))).toMatchObject({ reason: 'FILE_TYPE_NOT_ALLOWED' })
  expect(await faultOf(toPicture(cut, 1))).toMatchObject({ reason: 'PICTURE_TYPE_NOT_ALLOWED' })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  await sql`alter table rate_limits rename to rate_limits_away`.execute(db)
  try {
    const kept = [() => withoutMetadata(bytes, 'image/jpeg', 1), () => toPicture(bytes, 1), () => toPicture(svg, 1)]
    for (const keep of kept) {
      const fault = await faultOf(keep())
      expect(fault).toBeInstanceOf(Error)
      expect(fault).not.toBeInstanceOf(Refusal)
    }
  } finally {
    await sql`alter table rate_limits_away rename to rate_limits`.execute(db)
  }
  expect(await faultOf(withoutMetadata(bytes, 'image/jpeg', 1))).toBeNull()
})
