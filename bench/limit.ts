// The limit that the server is held against: node:http and pg, nothing between them. The same rows by the same kind
// of statement (maintained total, ids first, no second count), rows through JSON.stringify, an HS256 token checked on
// each request. No rights, no validation, no log.
import { createHmac, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c jit=off' })
const key = 'limit'

const columns = `r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
  r.commissioning_date, r.residence_code, json_build_object('id', c.id, 'name', c.name) as company,
  (select json_agg(a) from addresses a where a.contact_information_id = r.contact_information_id) as addresses,
  (select json_agg(e) from emails e where e.contact_information_id = r.contact_information_id) as emails`

const statements = {
  list: `with page as (select id from residences where company_id = $1 and deleted_at is null order by created_at desc, id desc limit $2 offset $3)
    select (select total from company_residence_stats where company_id = $1) as total, ${columns}
    from page join residences r on r.id = page.id join companies c on c.id = r.company_id order by r.created_at desc, r.id desc`,
  search: `with hits as materialized (select id, created_at from residences where company_id = $1 and deleted_at is null and name_norm like $4),
      page as (select id from hits order by created_at desc, id desc limit $2 offset $3)
    select (select count(*) from hits) as total, ${columns}
    from page join residences r on r.id = page.id join companies c on c.id = r.company_id order by r.created_at desc, r.id desc`,
  products: `with hits as materialized (select id, name_norm from products where archived_at is null and search_norm like $3),
      page as (select id from hits order by name_norm, id limit $1 offset $2)
    select (select count(*) from hits) as total, p.id, p.name, p.reference, p.type, p.nature, json_build_object('id', m.id, 'name', m.name) as manufacturer,
      array(select category_id from product_category_links l where l.product_id = p.id) as category_ids, m.is_generic
    from page join products p on p.id = page.id join manufacturers m on m.id = p.manufacturer_id order by p.name_norm, p.id`,
  devices: `with page as (select id from devices where residence_id = $1 order by created_at desc, id desc limit $2 offset $3)
    select (select device_count from residences where id = $1) as total, d.id, d.product_id, d.serial_number, d.quantity, d.surface, d.thickness,
      d.note, d.created_at, json_build_object('id', p.id, 'name', p.name, 'reference', p.reference, 'type', p.type) as product,
      json_build_object('id', m.id, 'name', m.name) as manufacturer
    from page join devices d on d.id = page.id join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
    order by d.created_at desc, d.id desc`,
  detail: `select ${columns}, array(select code from residence_effective_provisions p where p.residence_id = r.id) as codes,
      (select count(*) from documents d where d.residence_id = r.id) as documents_count
    from residences r join companies c on c.id = r.company_id where r.id = $1`,
}

const isSigned = (authorization = '') => {
  const token = authorization.slice(7)
  const dot = token.lastIndexOf('.')
  if (dot < 0) return false
  const mac = createHmac('sha256', key).update(token.slice(0, dot)).digest()
  const given = Buffer.from(token.slice(dot + 1), 'base64url')
  return (
    given.length === mac.length &&
    timingSafeEqual(given, mac) &&
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).exp > Date.now() / 1000
  )
}

const answer = async (url: URL): Promise<unknown> => {
  const [, noun, id] = url.pathname.split('/')
  if (noun === 'residences')
    return { data: (await pool.query({ name: 'detail', text: statements.detail, values: [id] })).rows[0] }
  const size = Number(url.searchParams.get('page_size'))
  const offset = (Number(url.searchParams.get('page')) - 1) * size
  const search = url.searchParams.get('search')
  // The contains-searches stay unnamed: a generic plan for `like $4` walks every row.
  const rowsOf = async () => {
    if (noun === 'products') return pool.query(statements.products, [size, offset, `%${search}%`])
    if (noun === 'devices') return pool.query({ name: 'devices', text: statements.devices, values: [id, size, offset] })
    return search
      ? pool.query(statements.search, [id, size, offset, `%${search}%`])
      : pool.query({ name: 'list', text: statements.list, values: [id, size, offset] })
  }
  const { rows } = await rowsOf()
  return { data: rows, meta: { total: rows[0]?.total ?? 0, per_page: size } }
}

http
  .createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!isSigned(request.headers.authorization)) return send(401, {})
    return void answer(new URL(request.url!, 'http://limit')).then(
      (body) => send(200, body),
      (error: Error) => send(500, { error: error.message }),
    )
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
