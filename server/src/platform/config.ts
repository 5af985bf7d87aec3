import { Resolver } from 'node:dns'
import path from 'node:path'
import { maxFileBytes } from '@logis/contract/documents.rules'
import { identityPresets } from '@logis/contract/identities.rules'
import { defaultQuota } from '@logis/contract/passports.rules'
import { z } from 'zod'
import { cannotStart } from './cannotStart.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false'])
    .default(byDefault ? 'true' : 'false')
    .transform((value) => value === 'true')
/** A number, written out: an empty one would be 0. */
const number = () => z.string().regex(/\S/, 'a number').pipe(z.coerce.number())
/**
 * How many proxies stand in front: `true` is one. Only what the nearest ones say of the sender is believed; what stands
 * before it in the header was written by the sender.
 */
const proxies = z
  .union(
    [
      z.literal('true').transform(() => 1),
      z.literal('false').transform(() => 0),
      number().pipe(z.int().min(0).max(10)),
    ],
    { error: 'true, false or how many proxies there are, 10 at most' },
  )
  .default(0)
  .transform((count) => (_address: string, hop: number) => hop < count)
const port = (byDefault: number) => number().pipe(z.int().min(0).max(65_535)).default(byDefault)
const databaseUrl = () =>
  z
    .string({ error: 'a postgres:// address' })
    .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value, 'postgres://base'), {
      message: 'a postgres:// address, # / ? and @ of its password written as %23 %2F %3F and %40',
    })
/** What it names is written in it as an address writes it. */
const mailUrl = z.string().refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value) && isWritten(value), {
  message: 'an smtp:// or smtps:// address, # / ? @ and % of its password written as %23 %2F %3F %40 and %25',
})
const isWritten = (value: string) => !/%(?![0-9a-f]{2})/i.test(value)
const resolvers = z
  .string()
  .default('')
  .transform((value) => value.split(',').filter(Boolean))
  .refine(areResolvers, { message: 'addresses of DNS servers, comma-separated' })
function areResolvers(servers: string[]): boolean {
  try {
    new Resolver().setServers(servers)
    return true
  } catch {
    return false
  }
}
const url = z.url({ protocol: /^https?$/ })
/** An address of a place, which is written into it. */
const placeUrl = url.refine((value) => ['{latitude}', '{longitude}'].every((part) => value.includes(part)), {
  message: 'an address with {latitude} and {longitude} in it',
})
/** An address that may be empty: there is no such page then. */
const link = (byDefault: string) => z.union([z.literal('').transform(() => null), url]).default(byDefault)
const folder = (byDefault: string) =>
  z
    .string()
    .min(1)
    .default(byDefault)
    .transform((value) => path.resolve(root, value))
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** `id:key` of 32 bytes in base64, the current one first. */
const sealingKeys = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [id = '', key = ''] = pair.trim().split(':', 2)
        return { id, bytes: Buffer.from(key, 'base64') }
      }),
  )
  .refine((keys) => keys.every(({ id, bytes }) => /^[a-z0-9_-]{1,20}$/.test(id) && bytes.length === 32), {
    message: 'id:key pairs, the key 32 bytes in base64',
  })

/** Every setting of the server: its name in the environment, its form and its default. `.env.example` explains them. */
const settingsSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    DATABASE_URL: databaseUrl(),
    DATABASE_DIRECT_URL: optional(databaseUrl()),
    DATABASE_READ_ONLY_URL: optional(databaseUrl()),
    DATABASE_POOL: number().pipe(z.int().min(2).max(200)).default(10),
    BIG_READS: number().pipe(z.int().min(1).max(50)).default(4),
    HOST: z.string().default('127.0.0.1'),
    PORT: port(3000),
    INTERNAL_HOST: z.string().default('127.0.0.1'),
    INTERNAL_PORT: port(3001),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    PORTAL_URL: optional(url),
    LINK_SITE: link('https://logis.example'),
    LINK_TERMS: link('https://logis.example/conditions'),
    LINK_PRIVACY: link('https://logis.example/donnees-personnelles'),
    LINK_ACCESSIBILITY: link('https://logis.example/accessibilite'),
    LINK_FAQ: link('https://logis.example/aide'),
    BAN_URL: optional(url),
    MAP_URL: optional(placeUrl),
    MAP_PAGE_URL: optional(placeUrl),
    STATUS_PAGE_URL: optional(url),
    STATUS_COMPONENTS: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter(Boolean)),
    TRUST_PROXY: proxies,
    WEB_FOLDER: folder('web/dist'),
    MIGRATE: z.enum(['auto', 'never']).default('auto'),
    SEED_DEMO: z.enum(['auto', 'always', 'never']).default('auto'),
    STORAGE: z.enum(['local', 's3']).default('local'),
    STORAGE_FOLDER: folder('.data/files'),
    S3_ENDPOINT: optional(url),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: optional(z.string().min(1)),
    S3_ACCESS_KEY_ID: optional(z.string().min(1)),
    S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
    UPLOAD_MAX_BYTES: number().pipe(z.int().positive()).default(maxFileBytes),
    ENFORCE_BOOKLET_LIMITS: flag(true),
    PTG_DEFAULT_QUOTA: number().pipe(z.int().min(0).max(100_000)).default(defaultQuota),
    SMTP_URL: optional(mailUrl),
    MAIL_FOLDER: folder('.data/mail'),
    MAIL_FROM: z
      .string()
      .regex(/[^\s<>@]@[^\s<>@]/, 'a mail address, or Name <address>')
      .default('Logis <ne-pas-repondre@logis.example>'),
    MAIL_WEBHOOK_SECRETS: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter(Boolean)),
    PICTURE_SECRET: optional(z.string().min(16)),
    SEALING_KEYS: sealingKeys,
    OIDC_1_NAME: optional(z.string().max(60)),
    OIDC_1_PRESET: z.enum(identityPresets).default('OTHER'),
    OIDC_1_ISSUER: optional(url),
    OIDC_1_CLIENT_ID: optional(z.string()),
    OIDC_1_CLIENT_SECRET: optional(z.string()),
    OIDC_1_SECOND_FACTOR: flag(false),
    OIDC_2_NAME: optional(z.string().max(60)),
    OIDC_2_PRESET: z.enum(identityPresets).default('OTHER'),
    OIDC_2_ISSUER: optional(url),
    OIDC_2_CLIENT_ID: optional(z.string()),
    OIDC_2_CLIENT_SECRET: optional(z.string()),
    OIDC_2_SECOND_FACTOR: flag(false),
    OIDC_PRIVATE_NETWORKS: flag(false),
    HELLO_WATT_URL: optional(url),
    HELLO_WATT_TOKEN: optional(z.string().min(1)),
    INVOICING_URL: optional(url),
    INVOICING_TOKEN: optional(z.string().min(1)),
    DNS_SERVERS: resolvers,
    AUTH_ALLOW_QUERY_CREDENTIALS: flag(false),
    AUTH_ALLOW_QUERY_CREDENTIALS_I_KNOW: flag(false),
    SECOND_FACTOR: optional(z.enum(['required', 'offered'])),
    SESSION_HOURS: number().pipe(z.number().positive().max(720)).default(8),
    SESSION_DAYS: number().pipe(z.number().positive().max(365)).default(30),
    RATE_LIMITS: flag(true),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter((pair) => pair.includes('='))),
    OTEL_SERVICE_NAME: z.string().min(1).default('logis'),
    OTEL_TRACES_SAMPLER_ARG: number().pipe(z.number().min(0).max(1)).default(1),
  })
  .refine((s) => s.STORAGE === 'local' || (s.S3_BUCKET && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY), {
    path: ['STORAGE'],
    message: 's3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .refine(
    (s) => !(s.AUTH_ALLOW_QUERY_CREDENTIALS && s.NODE_ENV === 'production' && !s.AUTH_ALLOW_QUERY_CREDENTIALS_I_KNOW),
    {
      path: ['AUTH_ALLOW_QUERY_CREDENTIALS'],
      message: 'not in production, unless AUTH_ALLOW_QUERY_CREDENTIALS_I_KNOW=true',
    },
  )
  .refine(
    (s) =>
      [s.OIDC_1_ISSUER, s.OIDC_1_NAME, s.OIDC_1_CLIENT_ID, s.OIDC_1_CLIENT_SECRET].every(Boolean) || !s.OIDC_1_ISSUER,
    {
      path: ['OIDC_1_ISSUER'],
      message: 'with OIDC_1_NAME, OIDC_1_CLIENT_ID and OIDC_1_CLIENT_SECRET',
    },
  )
  .refine(
    (s) =>
      [s.OIDC_2_ISSUER, s.OIDC_2_NAME, s.OIDC_2_CLIENT_ID, s.OIDC_2_CLIENT_SECRET].every(Boolean) || !s.OIDC_2_ISSUER,
    {
      path: ['OIDC_2_ISSUER'],
      message: 'with OIDC_2_NAME, OIDC_2_CLIENT_ID and OIDC_2_CLIENT_SECRET',
    },
  )
  .refine((s) => (s.HELLO_WATT_URL === undefined) === (s.HELLO_WATT_TOKEN === undefined), {
    path: ['HELLO_WATT_URL'],
    message: 'with HELLO_WATT_TOKEN, or neither',
  })
  .refine((s) => (s.INVOICING_URL === undefined) === (s.INVOICING_TOKEN === undefined), {
    path: ['INVOICING_URL'],
    message: 'with INVOICING_TOKEN, or neither',
  })
  .refine((s) => s.NODE_ENV !== 'production' || s.SEALING_KEYS.length > 0 || !(s.OIDC_1_ISSUER || s.OIDC_2_ISSUER), {
    path: ['SEALING_KEYS'],
    message: 'needed by OIDC_1_ISSUER and OIDC_2_ISSUER',
  })
  .refine((s) => s.NODE_ENV !== 'production' || s.SECOND_FACTOR === 'offered' || s.SEALING_KEYS.length > 0, {
    path: ['SEALING_KEYS'],
    message: 'needed in production, for second factors; or SECOND_FACTOR=offered',
  })
  .transform((s) => ({
    ...s,
    PORTAL_URL: s.PORTAL_URL ?? `http://127.0.0.1:${s.PORT}`,
    SECOND_FACTOR: s.SECOND_FACTOR ?? (s.NODE_ENV === 'production' ? ('required' as const) : ('offered' as const)),
    DATABASE_DIRECT_URL: s.DATABASE_DIRECT_URL ?? s.DATABASE_URL,
  }))

export type Settings = z.output<typeof settingsSchema>

/** Reads the settings, or says which ones are wrong and what they should be. Values are never repeated: they may be secrets. */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const parsed = settingsSchema.safeParse(environment)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`)
  throw new Error(`wrong settings in the environment:\n${lines.join('\n')}`)
}

const ownSettings = (): Settings => {
  try {
    return readSettings(process.env)
  } catch (error) {
    return cannotStart((error as Error).message)
  }
}

/** The settings of this process, read once. */
export const settings: Settings = ownSettings()
