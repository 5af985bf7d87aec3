import { expect, test } from 'vitest'
import { readSettings } from './config.ts'
import { startWarnings } from './startWarnings.ts'

const given = { DATABASE_URL: 'postgres://logis@127.0.0.1/logis' }
const refusalOf = (environment: Record<string, string>) => {
  try {
    readSettings({ ...given, ...environment })
  } catch (error) {
    return (error as Error).message
  }
  return null
}

test('the address of the database is all that has to be given', () => {
  expect(readSettings(given)).toMatchObject({ PORT: 3000, PORTAL_URL: 'http://127.0.0.1:3000', STORAGE: 'local' })
  expect(() => readSettings({})).toThrow('DATABASE_URL')
})

test('the portal’s own address follows its port; an empty setting is one that was not given', () => {
  expect(readSettings({ ...given, PORT: '4000', SMTP_URL: '' })).toMatchObject({
    PORTAL_URL: 'http://127.0.0.1:4000',
    SMTP_URL: undefined,
  })
})

test('in production, links that lead to the machine itself are warned of, and a portal that is not built', () => {
  const warnings = (more: Record<string, string>, hasPortal = true) =>
    startWarnings(readSettings({ ...given, NODE_ENV: 'production', SECOND_FACTOR: 'offered', ...more }), hasPortal)
  expect(warnings({})).toEqual([expect.stringContaining('PORTAL_URL')])
  expect(warnings({ PORTAL_URL: 'https://portail.example.fr' })).toEqual([])
  expect(warnings({ NODE_ENV: 'development' })).toEqual([])
  expect(warnings({ PORTAL_URL: 'https://portail.example.fr' }, false)).toEqual([expect.stringContaining('WEB_FOLDER')])
  expect(warnings({ PORTAL_URL: 'https://portail.example.fr', ROLE: 'worker' }, false)).toEqual([])
})

test.each([
  ['DATABASE_URL', 'mysql://root:motdepasse@db/logis', 'a postgres:// address'],
  ['PORT', '70000', '65535'],
  ['PORT', 'http', 'number'],
  ['PORTAL_URL', 'ftp://motdepasse.example', 'URL'],
  ['SMTP_URL', 'motdepasse', 'an smtp:// or smtps:// address'],
  ['STORAGE', 's3', 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  ['STORAGE', 'tape', 'local'],
  ['ROLE', 'motdepasse', 'worker'],
  ['RATE_LIMITS', 'yes', 'true'],
  ['PICTURE_SECRET', 'motdepasse', '16'],
  ['UPLOAD_MAX_BYTES', '-1', '0'],
])(
  'a wrong %s (%s) is refused with its name and what it should be, and its value is not repeated',
  (name, value, due) => {
    const refusal = refusalOf({ [name]: value })
    expect(refusal).toContain(`  ${name}: `)
    expect(refusal).toContain(due)
    expect(refusal).not.toContain('motdepasse')
  },
)

test('all that is wrong is said at once', () => {
  const refusal = refusalOf({ PORT: '-1', ROLE: 'x', LOG_LEVEL: 'loud' })
  for (const name of ['PORT', 'ROLE', 'LOG_LEVEL']) expect(refusal).toContain(`  ${name}: `)
})

test('credentials in addresses are not opened in production by one setting alone', () => {
  const production = { NODE_ENV: 'production', SECOND_FACTOR: 'offered', AUTH_ALLOW_QUERY_CREDENTIALS: 'true' }
  expect(refusalOf(production)).toContain('AUTH_ALLOW_QUERY_CREDENTIALS_I_KNOW=true')
  expect(refusalOf({ ...production, AUTH_ALLOW_QUERY_CREDENTIALS_I_KNOW: 'true' })).toBeNull()
})
