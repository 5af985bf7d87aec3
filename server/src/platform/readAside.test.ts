import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db, readAside } from './db.ts'

const read = (signal: AbortSignal, ms: number) =>
  readAside(signal, () => sql`select pg_sleep(${ms / 1000})`.execute(db)).then(
    () => 'read',
    ({ code }: { code?: string }) => code ?? 'left',
  )

test('whoever leaves a big read as it ends stops nobody else: what it was read on is not lent again', async () => {
  const innocent: string[] = []
  for (let round = 0; round < 300; round += 1) {
    const gone = new AbortController()
    const left = read(gone.signal, 4)
    void pause(3 + (round % 8) / 4).then(() => gone.abort(new Error('left')))
    await left
    innocent.push(await read(new AbortController().signal, 3))
  }
  expect(innocent.filter((each) => each !== 'read')).toEqual([])
})
