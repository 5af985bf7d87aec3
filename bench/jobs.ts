import { isDeepStrictEqual } from 'node:util'
import { password } from './database.ts'

/** One request, as the product or its limit is asked. */
export type Ask = {
  path: string
  method?: 'GET' | 'PATCH' | 'POST'
  body?: string | Buffer
  headers?: Record<string, string>
}
export type Job = {
  name: string
  goal: number
  /** Of each contender; `turn` counts its requests, so that no two of them write the same. */
  ask: Record<'product' | 'limit', (company: number, turn: number) => Ask>
  /** The one that reaches it; any of them when not given. */
  company?: number
  connections?: number
  /** So many times as long as the others. */
  longer?: number
  /** The limit must answer every field of every record as the product does, but for these; null where no record is answered. */
  but: readonly string[] | null
}

const needle = 'lilas moreau 4'
const product = 'opale 17'
/** The 5th, 10th … residence belongs to company 2, 3 … */
export const residenceOf = (company: number) => (company - 1) * 5
const megabyte = 1024 * 1024

type Read = { name: string; goal: number; product: (company: number) => string; limit: (company: number) => string }
const reading = ({ name, goal, product: ofProduct, limit }: Read): Job => ({
  name,
  goal,
  ask: { product: (company) => ({ path: ofProduct(company) }), limit: (company) => ({ path: limit(company) }) },
  but: [],
})

const list = (name: string, goal: number, page: number, search = '') =>
  reading({
    name,
    goal,
    product: (company) =>
      `/v2/companies/${company}/residences?page=${page}&page_size=50${search && `&search[name]=${encodeURIComponent(search)}`}`,
    limit: (company) =>
      `/companies/${company}?page=${page}&page_size=50${search && `&search=${encodeURIComponent(search)}`}`,
  })

const json = { 'content-type': 'application/json' }
const change: Job = {
  name: 'change of a home, with its entry in the activity',
  goal: 0.6,
  ask: {
    product: (company, turn) => ({
      path: `/v2/companies/${company}/residences/${residenceOf(company)}`,
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ name: `Maison ${turn}` }),
    }),
    limit: (company, turn) => ({
      path: `/residences/${residenceOf(company)}`,
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ name: `Maison de la limite ${turn}`, company }),
    }),
  },
  but: ['name'],
}

const form = (name: string, bytes: number) => {
  const boundary = 'bench-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), paper(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
const papers = new Map<number, Buffer>()
/** Of what nothing can be made smaller. */
const paper = (bytes: number) => {
  const made = papers.get(bytes) ?? Buffer.alloc(bytes, '%PDF-1.4 7a3f91c5e2d80b64')
  papers.set(bytes, made)
  return made
}
const upload = (megabytes: number, goal: number, connections: number, longer = 1): Job => ({
  name: `upload of ${megabytes} MB, synced`,
  goal,
  connections,
  longer,
  ask: {
    product: (company, turn) => ({
      path: `/v2/residences/${residenceOf(company)}/documents`,
      method: 'POST',
      ...form(`${megabytes}-${turn}.pdf`, megabytes * megabyte),
    }),
    limit: (company, turn) => ({
      path: `/documents/${residenceOf(company)}?name=limit-${megabytes}-${turn}`,
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: paper(megabytes * megabyte),
    }),
  },
  but: null,
})

const signIn: Job = {
  name: 'sign-in',
  goal: 0.9,
  ask: {
    product: (company) => ({
      path: '/v2/personal-access-token',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: `bench${company}@bench.example`, password, scope: 'partner' }),
    }),
    limit: (company) => ({
      path: '/sign-in',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: `bench${company}@bench.example`, password }),
    }),
  },
  but: null,
}

const devicesOfOne = reading({
  name: '10,000 devices of one home, 50',
  goal: 0.75,
  product: () => '/v2/residences/5/devices?page=1&page_size=50',
  limit: () => '/devices/5?page=1&page_size=50',
})

export const jobs: Job[] = [
  list('list of 50 with total', 0.95, 1),
  list('page 200', 0.9, 200),
  list('contains-search', 1.2, 1, needle),
  reading({
    name: 'one by id',
    goal: 0.7,
    product: (company) => `/v2/residences/${residenceOf(company)}`,
    limit: (company) => `/residences/${residenceOf(company)}`,
  }),
  reading({
    name: 'product picker, 200,000 products',
    goal: 0.6,
    product: () => `/v2/products?page_size=10&search[global_search]=${encodeURIComponent(product)}`,
    limit: () => `/products/0?page=1&page_size=10&search=${encodeURIComponent(product)}`,
  }),
  { ...devicesOfOne, company: 2 },
  change,
  upload(1, 1 / 1.8, 4),
  upload(100, 0.5, 1, 4),
  signIn,
]

type Answer = { data: object | object[]; meta?: { total: number } }

/** What the product says beside the record, or says in its own way: rights, what its reader sees of the page, the code with dashes. */
const ownWords = new Set([
  'cannot',
  'capabilities',
  // Worked out of the papers, the mails and the owner, which the limit reads too.
  'journey',
  'cards',
  'tenant_context',
  'breadcrumbs',
  'residence_code',
  'picture_path',
  'product_generic',
])

/** A limit that reads less than the product would be no limit. */
export const demandSameRecord = (job: Job, ofProduct: Answer, ofLimit: Answer): void => {
  const { name, but } = job
  if (!but) return
  if (ofProduct.meta?.total !== ofLimit.meta?.total) throw new Error(`${name}: the totals differ`)
  const records = [ofLimit.data].flat() as Record<string, unknown>[]
  for (const [place, told] of [ofProduct.data].flat().entries()) {
    for (const [key, value] of Object.entries(told))
      if (!ownWords.has(key) && !but.includes(key) && !isDeepStrictEqual(value, records[place]?.[key]))
        throw new Error(`${name}: the limit does not answer the ${key} of record ${place} as the product does`)
  }
}
