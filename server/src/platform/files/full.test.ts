import { spawnSync } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../config.ts'
import { db } from '../db.ts'
import { fileStore } from '../files.ts'
import { as, type Client, type Part } from '../testing/client.ts'
import { bracketed } from '../testing/forms.ts'
import { authorise } from '../testing/people.ts'
import { world } from '../testing/world.ts'

const megabyte = 1_048_576
const room = 4 * megabyte
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** The bytes of all files of the folder. */
const weigh = async (): Promise<number> => {
  const entries = await fs.readdir(settings.STORAGE_FOLDER, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await fs.stat(path.join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

let isMounted = false
let hugo: Client
let residence_id: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  residence_id = await world.project('Maison Les Lilas')
  // Some megabytes of disk; who may not mount any has a folder that writes no more than so much.
  isMounted =
    process.getuid?.() === 0 && run('mount', '-t', 'tmpfs', '-o', `size=${room}`, 'tmpfs', settings.STORAGE_FOLDER)
  if (isMounted) return
  const { put } = fileStore
  await Promise.all(
    (await fs.readdir(settings.STORAGE_FOLDER)).map((name) =>
      fs.rm(path.join(settings.STORAGE_FOLDER, name), { recursive: true }),
    ),
  )
  fileStore.put = async (key, bytes) => {
    async function* bounded() {
      let left = room - (await weigh())
      for await (const chunk of bytes) {
        left -= chunk.length
        if (left < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        yield chunk
      }
    }
    await put(key, bounded())
  }
})
afterAll(() => {
  if (isMounted) run('umount', '--lazy', settings.STORAGE_FOLDER)
})

const text = (size: number, name: string): Part => ({ name, type: 'text/plain', bytes: Buffer.alloc(size, 'a') })
const upload = (size: number, name: string) =>
  hugo.upload('documents.uploadDocument', { residence_id }, { name }, [text(size, name)])
const state = async () => {
  const { data } = await hugo.call('projects.getProject', { residence_id })
  const rows = await db.selectFrom('stored_files').select('id').orderBy('id').execute()
  return { count: data.documents_count, rows: rows.length, bytes: await weigh() }
}
const full = { status: 507, error_reason: 'STORAGE_FULL', error_message: expect.stringContaining('plus de place') }

let before: Awaited<ReturnType<typeof state>>
beforeEach(async () => void (before = await state()))

test('507 STORAGE_FULL: a file that no room is left for leaves nothing; the next that fits is kept', async () => {
  const refused = await upload(6 * megabyte, 'long.txt')
  expect(refused).toMatchObject(full)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await state()).toEqual(before)
  expect((await upload(0.5 * megabyte, 'short.txt')).status).toBe(201)
})

test('507 STORAGE_FULL: of several files none is kept, and room that is made is used at once', async () => {
  const yann = await as('yann@lenoir.example')
  const company_id = await world.company('Chauffage Lenoir')
  const fields = bracketed({
    residence: { id: await world.project('Maison Les Lilas') },
    intervention: { type: 'MAINTENANCE', status: 'IN_PROGRESS' },
  })
  const pdf = (size: number, name: string): Part => ({
    field: 'intervention[ptg_others][]',
    name,
    type: 'application/pdf',
    bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size)]),
  })
  await authorise('Maisons Clairière', 'Chauffage Lenoir')
  const filler = path.join(settings.STORAGE_FOLDER, 'filler')
  await fs.writeFile(filler, Buffer.alloc(2 * megabyte))
  before = await state()
  const files = [pdf(megabyte, 'one.pdf'), pdf(megabyte, 'two.pdf')]
  const answer = await yann.upload('interventions.createIntervention', { company_id }, fields, files)
  expect(answer).toMatchObject(full)
  expect(await state()).toEqual(before)

  await fs.rm(filler)
  expect(await yann.upload('interventions.createIntervention', { company_id }, fields, files)).toMatchObject({
    status: 201,
  })
})

test('507 STORAGE_FULL: the disk of the database is full; no file is left without its row', async () => {
  await sql`create function fill() returns trigger language plpgsql
    as $$ begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`.execute(
    db,
  )
  await sql`create trigger fill before insert on documents for each statement execute function fill()`.execute(db)
  expect(await upload(1_000, 'unkept.txt')).toMatchObject(full)
  expect(await state()).toEqual(before)
  await sql`drop trigger fill on documents`.execute(db)
  expect((await upload(1_000, 'kept.txt')).status).toBe(201)
})
