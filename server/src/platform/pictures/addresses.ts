import { createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from '../config.ts'
import { db } from '../db.ts'
import { memory } from '../memory.ts'

const dayMs = 86_400_000
const today = () => Math.floor(Date.now() / dayMs)

const secrets = memory<string>(1)

/** The key of the setting or, without one, the key that all servers of this database share. */
const sharedSecret = async (): Promise<string> =>
  secrets.get('pictures') ?? secrets.keep('pictures', await findSecret())

const findSecret = async (): Promise<string> =>
  settings.PICTURE_SECRET ??
  (await db.selectFrom('shared_secrets').select('value').where('name', '=', 'pictures').executeTakeFirstOrThrow()).value

const sign = (key: string, fileId: number, lastDay: number): Buffer =>
  createHmac('sha256', key).update(`picture ${fileId} ${lastDay}`).digest().subarray(0, 18)

/**
 * How pictures are addressed: whoever was given the address may look, until the end of tomorrow. A page shows pictures
 * by `<img>`, which sends no token; the address stays the same for a day, so that browsers keep what they fetched.
 */
export const picturePaths = async (): Promise<(fileId: number | null) => string | null> => {
  const key = await sharedSecret()
  const lastDay = today() + 1
  return (fileId) =>
    fileId === null ? null : `/v2/pictures/${fileId}-${lastDay}-${sign(key, fileId, lastDay).toString('base64url')}`
}

/** The file that an address opens, or null when nobody was given it or its days are over. */
export const pictureFileOf = async (pictureKey: string): Promise<number | null> => {
  const parts = /^(\d{1,15})-(\d{1,6})-([\w-]{24})$/.exec(pictureKey)
  if (!parts) return null
  const [fileId, lastDay, signature] = [Number(parts[1]), Number(parts[2]), Buffer.from(parts[3]!, 'base64url')]
  const expected = sign(await sharedSecret(), fileId, lastDay)
  return timingSafeEqual(signature, expected) && lastDay >= today() ? fileId : null
}
