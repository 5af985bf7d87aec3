import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    template: string
  }
}

/** Makes the database that every test file copies: migrated, with its job queue and the demo world. */
export default async function prepareTemplate(project: TestProject) {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is missing: run the tests with npm test')
  const template = `logis_template_${process.pid}`
  await administrate(adminUrl, [`drop database if exists ${template} with (force)`, `create database ${template}`])

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logis-template-'))
  fs.mkdirSync(path.join(folder, 'files'))
  const seeded = { STORAGE_FOLDER: path.join(folder, 'files'), MAIL_FOLDER: path.join(folder, 'mail') }
  Object.assign(process.env, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: urlOf(adminUrl, template),
    ...seeded,
  })
  const { prepare } = await import('./template.ts')
  await prepare()

  project.provide('adminUrl', adminUrl)
  project.provide('template', template)
  return async () => {
    await administrate(adminUrl, [`drop database if exists ${template} with (force)`])
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

export const urlOf = (adminUrl: string, database: string) => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

export const administrate = async (adminUrl: string, statements: string[]) => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
