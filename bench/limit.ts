// The limit that the server is held against: node:http and pg, nothing between them. Each answer holds what the
// product's holds (`run.ts` compares them before it measures), read by the same kind of statement (maintained total, ids
// first, no second count); rows through JSON.stringify, an HS256 token checked on each request. What is written is as
// durable: one transaction with its line in the activity, a file that is synced before it is named. No rights, no
// validation, no log.
import { argon2, createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import fs from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import pg from 'pg'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c jit=off' })
const key = 'limit'

const addresses = `(select coalesce(json_agg(a), '[]') from (
    select street_number, street_name, zip_code, city, region, country_code,
      coalesce(country_name, case country_code when 'FR' then 'France' end) as country_name, extra_infos, latitude, longitude
    from addresses where contact_information_id = r.contact_information_id order by position) a)`
const emails = `(select coalesce(json_agg(e), '[]') from (
    select email, label from emails where contact_information_id = r.contact_information_id order by position) e)`
const phones = `(select coalesce(json_agg(p), '[]') from (
    select phone_number, label from phones where contact_information_id = r.contact_information_id order by position) p)`

const columns = `r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
  r.commissioning_date, r.residence_code,
  case when b.id is null then null else json_build_object('id', b.id, 'name', b.name) end as parent`
const row = `${columns}, json_build_object('id', c.id, 'name', c.name) as company, json_build_object('addresses', ${addresses}, 'emails', ${emails}) as contact_information,
  json_build_object('done', 7 - cardinality(h.lacked_papers), 'total', 7) as expected_documents,
  case when r.activation_date is not null then 'ACTIVATED' when h.opened_on is not null then 'OPENED'
    when r.credentials_sent_at is not null then 'SENT' else 'CREATED' end as stage,
  case when k.residence_id is not null then json_build_object('done', k.done, 'total', k.total, 'missing', k.missing) end as booklet`
const rows = `join residences r on r.id = page.id join companies c on c.id = r.company_id left join residences b on b.id = r.parent_id
    left join home_progress h on h.residence_id = r.id left join booklet_progress k on k.residence_id = r.id
    order by r.created_at desc, r.id desc`

const product = `p.id, p.name, p.reference, p.type, json_build_object('id', m.id, 'name', m.name) as manufacturer,
  case when g.id is null then null else json_build_object('id', g.id, 'name', g.name) end as parent,
  array(select l.category_id from product_category_links l where l.product_id = coalesce(
    (select k.product_id from product_category_links k where k.product_id = p.id limit 1), g.id) order by 1) as category_ids,
  m.is_generic as generic`
const products = `products p join manufacturers m on m.id = p.manufacturer_id left join products g on g.id = p.parent_id`

const statements = {
  list: `with page as (select id from residences where company_id = $1 and deleted_at is null order by created_at desc, id desc limit $2 offset $3)
    select (select total from company_residence_stats where company_id = $1) as total, ${row} from page ${rows}`,
  search: `with hits as materialized (select id, created_at from residences where company_id = $1 and deleted_at is null and name_norm like $4),
      page as (select id from hits order by created_at desc, id desc limit $2 offset $3)
    select (select count(*) from hits) as total, ${row} from page ${rows}`,
  products: `with hits as materialized (select id, name_norm from products where archived_at is null and search_norm like $3),
      page as (select id from hits order by name_norm, id limit $1 offset $2)
    select (select count(*) from hits) as total, ${product}, coalesce(p.nature, c.nature, g.nature) as nature,
      coalesce(c.is_boiler, gc.is_boiler, false) as is_boiler, coalesce(p.picture_file_id, g.picture_file_id) as picture_file_id,
      coalesce(p.lifespan, c.default_lifespan, g.lifespan, gc.default_lifespan) as lifespan
    from page join ${products.replace('products p', 'products p on p.id = page.id')}
      left join product_classes c on c.id = p.class_id left join product_classes gc on gc.id = g.class_id
    order by p.name_norm, p.id`,
  devices: `with page as (select id from devices where residence_id = $1 order by created_at desc, id desc limit $2 offset $3)
    select (select device_count from residences where id = $1) as total, d.id, 'DEVICE' as model_type, coalesce(d.name, p.name) as name,
      m.name as manufacturer, p.reference, p.type, d.created_at, d.quantity, d.surface, d.thickness, d.source_type, d.source_data, d.bulk_batch_id,
      (select row_to_json(one) from (select ${product}, p.archived_at is not null as archived) one) as product
    from page join devices d on d.id = page.id join ${products.replace('products p', 'products p on p.id = d.product_id')}
    order by d.created_at desc, d.id desc`,
  detail: `select ${columns},
      json_build_object('id', c.id, 'name', c.name, 'type', c.type, 'picture_path', null,
        'owner_user', case when o.id is null then null else json_build_object('username', o.username) end) as company,
      (select json_build_object('public_name', i.public_name, 'website_url', i.website_url, 'notes', i.notes,
        'addresses', ${addresses}, 'emails', ${emails}, 'phones', ${phones})
        from contact_informations i where i.id = r.contact_information_id) as contact_information,
      array(select code from residence_service_provisions p where p.residence_id in (r.id, r.parent_id)) as codes,
      (select count(*) from documents d where d.residence_id = r.id and d.context = 'RESIDENCE') as documents_count,
      (select count(*) from residence_pictures p where p.residence_id = r.id) as pictures_count,
      (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'extension', d.extension,
          'created_at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.created_at desc, d.id desc), '[]')
        from (select * from documents where residence_id = r.id and context = 'RESIDENCE' order by created_at desc, id desc limit 100) d) as documents,
      array(select distinct b.code from documents d join document_label_links k on k.document_id = d.id
        join document_labels b on b.id = k.label_id where d.residence_id = r.id and d.context = 'RESIDENCE') as label_codes,
      (select json_build_object('count', count(*), 'opened_at', min(e.time) filter (where e.name = 'opened'), 'last', max(l.created_at))
        from communication_logs l left join communication_log_events e on e.log_id = l.id
        where l.residence_id = r.id and l.channel_code like 'INVITE_OWNER%') as invitations,
      (select json_build_object('name', concat_ws(' ', u.first_name, u.last_name), 'last_connection_at', h.last_connection_at)
        from residence_users h join users u on u.id = h.user_id where h.residence_id = r.id and h.role_code = 'OWNER' limit 1) as owner,
      ((r.activation_date is null)::int + (select count(*) from residences f
        where f.parent_id = r.id and f.deleted_at is null and f.activation_date is null))::int as to_activate,
      false as has_map,
      (select json_agg(json_build_object('kind', 'company', 'id', above.id, 'name', above.name) order by k.depth desc)
        from company_closure k join companies above on above.id = k.ancestor_id where k.descendant_id = r.company_id) as breadcrumbs
    from residences r join companies c on c.id = r.company_id left join residences b on b.id = r.parent_id
      left join users o on o.id = c.owner_user_id
    where r.id = $1`,
  change: `with before as (select id, name from residences where id = $1 and company_id = $3 for no key update),
      changed as (update residences r set name = $2, updated_at = now() from before where r.id = before.id returning r.id),
      entry as (insert into activity_entries (residence_id, actor_user_id, actor_company_id, context_http, context_http_name, request_id)
        select id, $3, $3, 'PATCH', 'limit', $4 from changed returning id)
    insert into activity_logs (entry_id, action, model_name, model_id, pretty_log)
      select entry.id, 'UPDATED', 'Residence', before.id,
        jsonb_build_array(jsonb_build_object('attribute_name', 'name', 'old_value', before.name, 'value', $2::text))
      from entry, before`,
  document: `with file as (
      insert into stored_files (sha256, size_bytes, mime_type, storage_key) values ($2, $3, 'application/pdf', $4) returning id),
      counted as (update residences set storage_bytes = storage_bytes + $3 where id = $1 returning id)
    insert into documents (context, residence_id, stored_file_id, name, extension, size_bytes, creator_name)
      select 'RESIDENCE', counted.id, file.id, $5, 'pdf', $3, 'bench' from file, counted returning id`,
  person: `select id, password_hash from users where username = $1::citext and deleted_at is null`,
  session: `insert into access_tokens (user_id, token_hash, scope, expires_at, absolute_expires_at)
    values ($1, $2, 'partner', now() + interval '1 hour', now() + interval '1 hour')`,
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

const run = (name: keyof typeof statements, values: unknown[]) => pool.query({ name, text: statements[name], values })
const detailOf = async (id: unknown) => ({ data: (await run('detail', [id])).rows[0] as unknown })

const change = async (id: string, request: IncomingMessage) => {
  const { name, company } = JSON.parse((await buffer(request)).toString()) as { name: string; company: number }
  await run('change', [id, name, company, randomUUID()])
  return detailOf(id)
}

/** Beside the files of the product, on the same disk. */
const folder = process.env.LIMIT_FOLDER ?? ''
const sync = async (place: string) => {
  const handle = await fs.open(place)
  await handle.sync()
  await handle.close()
}
const upload = async (id: string, name: string, request: IncomingMessage) => {
  const key = randomUUID()
  const hash = createHash('sha256')
  let size = 0
  const handle = await fs.open(path.join(folder, `${key}.part`), 'wx')
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      hash.update(chunk)
      size += chunk.length
      await handle.write(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(path.join(folder, `${key}.part`), path.join(folder, key))
  await sync(folder)
  return { data: (await run('document', [id, hash.digest(), size, key, name])).rows[0] as unknown }
}

const derive = promisify(argon2)
const signIn = async (request: IncomingMessage) => {
  const { username, password } = JSON.parse((await buffer(request)).toString()) as Record<string, string>
  const { id, password_hash } = (await run('person', [username])).rows[0] as { id: number; password_hash: string }
  const [, , , cost, nonce, tag] = password_hash.split('$')
  const [memory, passes, parallelism] = cost!.match(/\d+/g)!.map(Number)
  const wanted = Buffer.from(tag!, 'base64')
  const work = { memory: memory!, passes: passes!, parallelism: parallelism!, tagLength: wanted.length }
  const given = await derive('argon2id', { message: password!, nonce: Buffer.from(nonce!, 'base64'), ...work })
  if (!timingSafeEqual(given, wanted)) throw new Error('Not the password')
  const token = randomBytes(32).toString('base64url')
  await run('session', [id, createHash('sha256').update(token).digest()])
  return { data: { access_token: token } }
}

const answer = async (url: URL, request: IncomingMessage): Promise<unknown> => {
  const [, noun, id] = url.pathname.split('/')
  if (noun === 'sign-in') return signIn(request)
  if (noun === 'documents') return upload(id!, url.searchParams.get('name')!, request)
  if (noun === 'residences') return request.method === 'PATCH' ? change(id!, request) : detailOf(id)
  const size = Number(url.searchParams.get('page_size'))
  const offset = (Number(url.searchParams.get('page')) - 1) * size
  const search = url.searchParams.get('search')
  // The contains-searches stay unnamed: a generic plan for `like $4` walks every row.
  const rowsOf = async () => {
    if (noun === 'products') return pool.query(statements.products, [size, offset, `%${search}%`])
    if (noun === 'devices') return run('devices', [id, size, offset])
    return search ? pool.query(statements.search, [id, size, offset, `%${search}%`]) : run('list', [id, size, offset])
  }
  const { rows } = await rowsOf()
  return { data: rows, meta: { total: rows[0]?.total ?? 0, per_page: size } }
}

http
  .createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const url = new URL(request.url!, 'http://limit')
    if (url.pathname !== '/sign-in' && !isSigned(request.headers.authorization)) return send(401, {})
    return void answer(url, request).then(
      (body) => send(request.method === 'POST' ? 201 : 200, body),
      (error: Error) => send(500, { error: error.message }),
    )
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
