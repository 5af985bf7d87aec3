import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from './config.ts'
import { freePort } from './ports.ts'
import { spawnServer } from './testing/process.ts'

const at = (change: (url: URL) => void): string => {
  const url = new URL(settings.DATABASE_URL)
  change(url)
  return url.href
}

const startWith = async (environment: Record<string, string>) => {
  const ports = { PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) }
  const { ended, output } = spawnServer({ ...ports, ...environment })
  const code = await ended()
  return { code, said: output().trim() }
}

test('a database that nobody reaches, or that is not there, is told in one sentence', async () => {
  const port = String(await freePort())
  expect(await startWith({ DATABASE_URL: `postgres://logis:tresor@127.0.0.1:${port}/logis` })).toEqual({
    code: 1,
    said: `Logis cannot start: the database cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): see DATABASE_URL.`,
  })
  expect(await startWith({ DATABASE_URL: at((url) => (url.pathname = '/elsewhere')) })).toEqual({
    code: 1,
    said: 'Logis cannot start: the database is not there (database "elsewhere" does not exist): see DATABASE_URL.',
  })
})

test('an account that the database does not know is told in one sentence, without its password', async () => {
  const { code, said } = await startWith({
    DATABASE_URL: at((url) => Object.assign(url, { username: 'personne', password: 'tresor' })),
  })
  expect(code).toBe(1)
  expect(said).toBe(
    'Logis cannot start: the database does not let this account in (role "personne" does not exist): see DATABASE_URL.',
  )
})

test('a folder that cannot be written to is told by its setting', async () => {
  const folder = path.join(import.meta.filename, 'within a file')
  for (const setting of ['STORAGE_FOLDER', 'MAIL_FOLDER']) {
    const { code, said } = await startWith({ [setting]: folder })
    expect(code).toBe(1)
    expect(said).toMatch(`Logis cannot start: nothing can be written to the folder of ${setting} (ENOTDIR`)
    expect(said.split('\n')).toHaveLength(1)
  }
})

test('a wrong setting is told without a trace', async () => {
  expect(await startWith({ MAIL_FROM: 'Logis' })).toEqual({
    code: 1,
    said: 'Logis cannot start: wrong settings in the environment:\n  MAIL_FROM: a mail address, or Name <address>',
  })
})
