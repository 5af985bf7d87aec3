import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readSettings } from './config.ts'

const ipBehind = async (TRUST_PROXY: string | undefined, forwarded: string): Promise<string> => {
  const { TRUST_PROXY: trustProxy } = readSettings({ DATABASE_URL: 'postgres://db', TRUST_PROXY })
  const server = Fastify({ trustProxy })
  server.get('/', async ({ ip }) => ip)
  const { body } = await server.inject({
    url: '/',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwarded },
  })
  return body
}

test.each([
  // What the sender writes stands before what the proxies add.
  ['true', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['false', '203.0.113.7', '10.0.0.1'],
  [undefined, '203.0.113.7', '10.0.0.1'],
])('TRUST_PROXY=%s: of %j the sender is %s', async (setting, forwarded, ip) => {
  expect(await ipBehind(setting, forwarded)).toBe(ip)
})

test('a number of proxies that is none is refused', () => {
  expect(() => readSettings({ DATABASE_URL: 'postgres://db', TRUST_PROXY: 'all' })).toThrow('TRUST_PROXY')
})

test.each(['PORT', 'INTERNAL_PORT', 'DATABASE_POOL', 'PTG_DEFAULT_QUOTA', 'SESSION_HOURS', 'OTEL_TRACES_SAMPLER_ARG'])(
  'an empty %s is refused, and no 0',
  (name) => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://db', [name]: '' })).toThrow(name)
  },
)

const read = (changed: Record<string, string>) => () => readSettings({ DATABASE_URL: 'postgres://db', ...changed })

test.each([
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'postgres://logis:tres#or@db/logis'],
  ['DATABASE_URL', 'postgres://logis:tres/or@db/logis'],
  ['DATABASE_READ_ONLY_URL', 'postgres://logis:tres#or@db/logis'],
  ['SMTP_URL', 'relay:25'],
  ['SMTP_URL', 'smtp://logis:tres%or@relay'],
  ['SMTP_URL', 'smtp://logis:tres#or@relay'],
  ['MAIL_FROM', 'Logis'],
  ['DNS_SERVERS', '9.9.9.9,resolver.example'],
  ['TRUST_PROXY', 'yes'],
])('%s=%s is refused, by what it should be and without what it is', (name, value) => {
  expect(read({ [name]: value })).toThrow(new RegExp(`^wrong settings in the environment:\n  ${name}: [^\n]+$`))
  expect(read({ [name]: value })).not.toThrow(/tres|Invalid/)
})

test.each([
  ['DATABASE_URL', 'postgres:///logis?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgresql://logis:tres%23or@db:5432/logis?sslmode=require'],
  ['SMTP_URL', 'smtps://logis:tres%25or@relay:465'],
  ['MAIL_FROM', 'Logis <ne-pas-repondre@logis.example>'],
  ['DNS_SERVERS', '9.9.9.9,[2620:fe::fe]:53'],
])('%s=%s is taken', (name, value) => expect(read({ [name]: value })).not.toThrow())
