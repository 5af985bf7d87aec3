import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { utc } from '#platform/lists.ts'

/** Anyone may register an address: what others wrote to it is told to whoever has proven that they read it. */
const isProven = sql`u.email_validated_at is not null`

/**
 * What the portal holds about a person, table by table: what they gave, what was noted of them and what they did.
 * Never a hash or a token, never what belongs to somebody else.
 */
export const sections: Record<string, (userId: number) => RawBuilder<unknown>> = {
  account: (id) => sql`
    select username, email, first_name, last_name, locale, is_active, email_validated_at, created_at, updated_at,
      last_connection_at, picture_file_id is not null as has_picture
    from users where id = ${id}`,
  global_roles: (id) => sql`select role, created_at from user_global_roles where user_id = ${id}`,
  companies: (id) => sql`
    select c.name as company, m.role, m.is_primary, m.is_active, m.created_at
    from user_role_companies m join companies c on c.id = m.company_id where m.user_id = ${id} order by m.id`,
  owned_companies: (id) => sql`select name as company from companies where owner_user_id = ${id} order by id`,
  sessions: (id) => sql`
    select scope, issued_at, last_used_at, expires_at, revoked_at, host(ip) as ip, user_agent
    from access_tokens where user_id = ${id} order by id`,
  passkeys: (id) => sql`select name, created_at, last_used_at from user_passkeys where user_id = ${id}`,
  linked_accounts: (id) =>
    sql`select issuer, created_at, last_used_at from user_identities where user_id = ${id} order by id`,
  second_factor: (id) => sql`
    select confirmed_at, last_used_at from user_totps where user_id = ${id} and confirmed_at is not null`,
  security: (id) => sql`
    select kind, created_at, host(ip) as ip, user_agent from security_log where actor_user_id = ${id} order by id`,
  pending_links: (id) => sql`
    select t.kind, t.email, t.created_at, t.expires_at, t.used_at, t.revoked_at
    from one_time_tokens t join users u on u.id = ${id} and (t.user_id = u.id or t.email = u.email)
    where ${isProven} or t.kind <> 'INVITATION' order by t.id`,
  accepted_terms: (id) => sql`
    select v.version, a.accepted_at, host(a.ip) as ip
    from user_terms_acceptances a join terms_versions v on v.id = a.terms_version_id where a.user_id = ${id} order by a.accepted_at`,
  notifications: (id) => sql`
    select code, payload, residence_id, created_at, read_at from user_notifications where user_id = ${id} order by id`,
  messages: (id) => sql`
    select k.residence_id, case when m.by_company then 'COMPANY' else 'RESIDENT' end as by, m.body, m.created_at,
      array(select f.name from message_files f where f.message_id = m.id order by f.id) as files
    from messages m join conversations k on k.id = m.conversation_id where k.user_id = ${id} order by m.id`,
  household: (id) => sql`
    select r.name as residence, h.kind, h.title, h.body, h.brand, h.serial_number, h.bought_on, h.warranty_until, h.created_at,
      h.updated_at, h.left_at, array(select f.name from household_files f where f.thing_id = h.id order by f.id) as files
    from household_things h join residences r on r.id = h.residence_id where h.user_id = ${id} order by h.id`,
  company_notifications: (id) => sql`
    select n.kind, c.name as company, n.created_at, n.read_at
    from notifications n join companies c on c.id = n.company_id where n.user_id = ${id} order by n.id`,
  notification_choices: (id) =>
    sql`select kind, is_active from notification_choices where user_id = ${id} order by kind`,
  badges: (id) => sql`select code, earned_at from user_badges where user_id = ${id} order by earned_at`,
  environmental_labels: (id) => sql`
    select code, value, computed_at from user_environmental_labels where user_id = ${id} order by code`,
  channel_settings: (id) => sql`
    select c.code, s.is_active
    from user_channel_settings s join communication_channels c on c.id = s.channel_id where s.user_id = ${id} order by c.id`,
  residences: (id) => sql`
    select r.id, r.name, r.address_text as address, r.zip_code, r.city, u.role_code, u.created_at, u.last_connection_at
    from residence_users u join residences r on r.id = u.residence_id where u.user_id = ${id} order by u.id`,
  access_requests: (id) => sql`
    select r.name as residence, q.role_code, q.status, q.created_at, q.decided_at
    from access_requests q join residences r on r.id = q.residence_id where q.user_id = ${id} order by q.id`,
  mails: (id) => sql`
    select l.channel_code, l.recipient, l.subject, l.status, l.created_at, l.sent_at,
      (select coalesce(json_agg(json_build_object('name', e.name, 'time', ${utc(sql`e.time`)}) order by e.time), '[]')
         from communication_log_events e where e.log_id = l.id) as events
    from communication_logs l join users u on u.id = ${id} and (l.recipient_user_id = u.id or l.recipient = u.email)
    where ${isProven} or l.residence_id is null and l.company_id is null order by l.id`,
  documents: (id) => sql`
    select d.name || coalesce('.' || nullif(d.extension, ''), '') as name, d.size_bytes, d.created_at, d.deleted_at,
      d.deleted_by_user_id = ${id} as is_deleted_by_you, r.name as residence
    from (select id, name, extension, size_bytes, created_at, residence_id, null::timestamptz as deleted_at, null::bigint as deleted_by_user_id
        from documents where creator_user_id = ${id}
      union all select id, name, extension, size_bytes, created_at, residence_id, deleted_at, deleted_by_user_id
        from deleted_documents where creator_user_id = ${id} or deleted_by_user_id = ${id}) d
    left join residences r on r.id = d.residence_id order by d.id`,
  meters: (id) => sql`
    select r.name as residence, e.energy, e.delivery_point, e.status, e.created_at, e.updated_at,
      (select coalesce(
          json_agg(json_build_object('date', d.date, 'value', d.value, 'unit', d.unit) order by d.date), '[]')
         from energy_readings d where d.subscription_id = e.id) as readings
    from energy_subscriptions e join residences r on r.id = e.residence_id where e.user_id = ${id} order by e.id`,
  sales: (id) => sql`
    select r.name as residence, case when s.buyer_user_id = ${id} then 'BUYER' else 'SELLER' end as as, s.deed_on,
      s.created_at, s.accepted_at, s.done_at
    from home_sales s join residences r on r.id = s.residence_id
    where ${id} in (s.seller_user_id, s.buyer_user_id) order by s.id`,
  works: (id) => sql`
    select r.name as residence, w.done_on, w.description, w.company_name, w.created_at
    from booklet_works w join residences r on r.id = w.residence_id where w.author_user_id = ${id} order by w.id`,
  booklet_answers: (id) => sql`
    select r.name as residence, a.item, a.part, a.is_not_applicable, a.body, a.created_at
    from booklet_answers a join residences r on r.id = a.residence_id
    where a.author_user_id = ${id} order by a.created_at`,
  booklet_asks: (id) => sql`
    select r.name as residence, a.item, a.part, a.message, a.created_at, a.expires_at, a.revoked_at, a.files_count
    from booklet_asks a join residences r on r.id = a.residence_id where a.asker_user_id = ${id} order by a.id`,
  booklet_shares: (id) => sql`
    select r.name as residence, s.label, s.parts, s.created_at, s.expires_at, s.revoked_at, s.openings_count
    from booklet_shares s join residences r on r.id = s.residence_id where s.maker_user_id = ${id} order by s.id`,
  opinions: (id) => sql`
    select satisfied, message, platform, page_uri, created_at from satisfactions where user_id = ${id} order by id`,
  refused_mails: (id) => sql`
    select c.code, m.created_at from mail_refusals m join users u on u.id = ${id} and m.email = u.email
      left join communication_channels c on c.id = m.channel_id where ${isProven} order by m.created_at`,
  views: (id) =>
    sql`select name, list, query, is_shared, created_at, updated_at from views where user_id = ${id} order by id`,
  interventions: (id) => sql`
    select r.name as residence, i.type, i.status, i.date, i.created_at
    from interventions i join residences r on r.id = i.residence_id where i.created_by_user_id = ${id} order by i.id`,
  product_requests: (id) => sql`
    select name, reference, manufacturer, status, created_at
    from product_requests where requested_by_user_id = ${id} order by id`,
  pictures: (id) => sql`
    select p.name, p.legend, p.size_bytes, p.created_at, r.name as residence
    from residence_pictures p join residences r on r.id = p.residence_id where p.created_by_user_id = ${id} order by p.id`,
  activity: (id) => sql`
    select e.context_http_name as act, e.created_at, r.name as residence,
      (select coalesce(json_agg(json_build_object('action', l.action, 'model', l.model_name, 'changes', l.pretty_log) order by l.id), '[]')
         from activity_logs l where l.entry_id = e.id) as changes
    from activity_entries e join residences r on r.id = e.residence_id where e.actor_user_id = ${id} order by e.id`,
}

/** What is told to the person alone, whoever else may ask for the rest. */
const forThemselves = ['household', 'sales']

export const collect = async (reader: Db, userId: number, isOwn: boolean): Promise<Record<string, unknown>> => {
  const collected: Record<string, unknown> = {}
  for (const [name, select] of Object.entries(sections)) {
    if (!isOwn && forThemselves.includes(name)) continue
    const { rows } = await sql`${select(userId)}`.execute(reader)
    collected[name] = name === 'account' ? rows[0] : rows
  }
  return collected
}
