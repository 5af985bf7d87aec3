import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    template: string
    templateFiles: string
  }
}

/** Hands every file of tests the database to copy. */
export default async function provideTemplate(project: TestProject) {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is missing: run the tests with npm test')
  const { template, templateFiles, remove } = await (prepared ??= prepareTemplate(adminUrl))
  project.provide('adminUrl', adminUrl)
  project.provide('template', template)
  project.provide('templateFiles', templateFiles)
  return remove
}

/** One for all projects of tests. */
let prepared: ReturnType<typeof prepareTemplate> | undefined

/** Makes a database: migrated, with its job queue and the demo world. */
const prepareTemplate = async (adminUrl: string) => {
  const template = `logis_template_${process.pid}`
  const dropTemplate = `drop database if exists ${template} with (force)`
  await administrate(adminUrl, [dropTemplate, `create database ${template}`])
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logis-template-'))
  const templateFiles = path.join(folder, 'files')
  fs.mkdirSync(templateFiles)
  Object.assign(process.env, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: urlOf(adminUrl, template),
    STORAGE_FOLDER: templateFiles,
    MAIL_FOLDER: path.join(folder, 'mail'),
  })
  const { prepare } = await import('./template.ts')
  await prepare()
  const remove = async () => {
    await administrate(adminUrl, [dropTemplate])
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { template, templateFiles, remove }
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
