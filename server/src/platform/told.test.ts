import { once } from 'node:events'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { libpqEnvironment } from './backups/connection.ts'
import { settings } from './config.ts'
import { db } from './db.ts'
import { buildInternalServer } from './internal.ts'
import { loggedError } from './log.ts'
import { as } from './testing/client.ts'
import { startServer } from './testing/process.ts'
import { head, openSocket } from './testing/socket.ts'
import { world } from './testing/world.ts'

// What the log and the figures tell those who run the portal.

let server: Awaited<ReturnType<typeof startServer>> | undefined
afterEach(() => server?.child.kill('SIGKILL'))

type Line = { msg: string; request_id?: string; url?: string; status?: number; broken_off?: true; err?: Error }
const linesOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
const started = async () => {
  const running = await startServer({ LOG_LEVEL: 'info', ROLE: 'web' })
  server = running
  return { ...running, lines: () => linesOf(running.output()) }
}

test('an error of the database is told without the row that it speaks of', async () => {
  await sql`alter table users add constraint told_in_no_list check (first_name <> 'Réfractaire') not valid`.execute(db)
  const refused = await db
    .updateTable('users')
    .set({ first_name: 'Réfractaire' })
    .where('username', '=', 'karim@renovest.example')
    .execute()
    .catch((error: unknown) => error)
  await sql`alter table users drop constraint told_in_no_list`.execute(db)
  expect(refused).toHaveProperty('detail', expect.stringContaining('karim@renovest.example'))
  const told = loggedError(refused)
  expect(told).toMatchObject({ code: '23514', constraint: 'told_in_no_list', stack: expect.any(String) })
  expect(JSON.stringify(told)).not.toMatch(/karim|argon2/)
})

test('a request that no operation takes is found in the log by the number of its answer', async () => {
  const { url, lines } = await started()
  const asked = [
    ['POST', '/v2/portal', 405],
    ['GET', '/v2/nowhere', 404],
    ['GET', '/v2/%zz', 400],
  ] as const
  for (const [method, address, status] of asked) {
    const answer = await fetch(`${url}${address}`, { method })
    expect(answer.status).toBe(status)
    const { request_id } = (await answer.json()) as { request_id: string }
    await expect.poll(lines).toContainEqual(expect.objectContaining({ request_id, status }))
  }
})

/** A document of some size, and who may read it. */
const largeDocument = async () => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  const bytes = Buffer.alloc(24_000_000, 'a')
  const name = `Relevé ${Math.random()}.txt`
  const { data } = await hugo.upload('documents.uploadDocument', { residence_id }, {}, [{ name, bytes }])
  const { id } = data as { id: number }
  const { storage_key } = await db
    .selectFrom('documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.stored_file_id')
    .select('f.storage_key')
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    residence_id,
    authorization: `Bearer ${hugo.token}`,
    file: path.join(settings.STORAGE_FOLDER, storage_key),
  }
}

test('a download that its reader breaks off has its line in the log', async () => {
  const { id, authorization } = await largeDocument()
  const { url, lines } = await started()
  const raw = await openSocket(url)
  raw.send(head(`GET /v2/documents/${id}/download`, { authorization }))
  await once(raw.socket, 'data')
  raw.close()
  await expect
    .poll(lines)
    .toContainEqual(expect.objectContaining({ url: `/v2/documents/${id}/download`, status: 200, broken_off: true }))
})

test('an archive that lacks a file of its home breaks off, and the log says which', async () => {
  const { residence_id, authorization, file } = await largeDocument()
  const { url, lines } = await started()
  await fs.rename(file, `${file}.away`)
  const read = async () => {
    const answer = await fetch(`${url}/v2/residences/${residence_id}/documents/download`, {
      headers: { authorization },
    })
    return answer.arrayBuffer()
  }
  await expect(read()).rejects.toThrow()
  await fs.rename(`${file}.away`, file)
  await expect.poll(lines).toContainEqual(
    expect.objectContaining({
      msg: 'an answer broke off',
      request_id: expect.any(String),
      err: expect.objectContaining({ message: expect.stringContaining(path.basename(file)) }),
    }),
  )
})

test('a request that had begun when the server is told to stop has its answer, with the envelope of any other', async () => {
  const { url, child, lines } = await started()
  const raw = await openSocket(url)
  const [begun, rest] = [head('GET /v2/user').slice(0, -4), '\r\n\r\n']
  raw.send(begun)
  await pause(200)
  child.kill('SIGTERM')
  await expect.poll(lines).toContainEqual(expect.objectContaining({ msg: 'stopping' }))
  await pause(400)
  const answer = await raw.ask(rest)
  expect(answer).toMatchObject({ status: 401, body: { error_reason: 'UNAUTHORIZED_TOKEN_INVALID' } })
})

test('the figures are told also while the jobs cannot be counted', async () => {
  const internal = buildInternalServer()
  const address = await internal.listen({ host: '127.0.0.1', port: 0 })
  await sql`alter table pgboss.job rename to job_away`.execute(db)
  const answer = await fetch(`${address}/metrics`)
  await sql`alter table pgboss.job_away rename to job`.execute(db)
  await internal.close()
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/^logis_jobs_lag_seconds nan$/im)
})

test('PostgreSQL’s own tools are told all that an address says of TLS, in their words', () => {
  const before = settings.DATABASE_DIRECT_URL
  const told = (parameters: string) => {
    settings.DATABASE_DIRECT_URL = `postgres://logis:secret@db.example/logis?${parameters}`
    const { PGSSLMODE, PGSSLROOTCERT, PGSSLCERT, PGSSLKEY } = libpqEnvironment()
    settings.DATABASE_DIRECT_URL = before
    return [PGSSLMODE, PGSSLROOTCERT, PGSSLCERT, PGSSLKEY]
  }
  expect(told('sslmode=no-verify')).toEqual(['require', undefined, undefined, undefined])
  expect(told('')).toEqual([undefined, undefined, undefined, undefined])
})
