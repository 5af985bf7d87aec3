import { invitationCodes } from '@logis/contract/invitations.rules'
import { sql } from 'kysely'
import type { World } from './world.ts'

/** What the staff of companies were told in the last weeks, of the homes and the mails of this world. */
export const seedTold = async ({ tx }: World): Promise<void> => {
  await sql`
    with happened as (
      select 'HOME_ACTIVATED' as kind, r.company_id, r.id as residence_id, r.activated_by_user_id as actor_user_id,
        null::bigint as subject_id, 'activation/' || r.id as happening, r.activation_date as created_at,
        row_number() over (partition by r.company_id order by r.activation_date desc) as place
      from residences r where r.activation_date is not null and r.deleted_at is null
      union all
      select 'MAIL_UNDELIVERED', r.company_id, r.id, null, l.id, 'mail/' || l.id, min(e.time),
        row_number() over (partition by r.company_id order by min(e.time) desc)
      from communication_logs l join residences r on r.id = l.residence_id and r.deleted_at is null
      join communication_log_events e on e.log_id = l.id and e.name in ('hardBounces', 'blocked', 'invalidEmail')
      where l.channel_code = any(${[...invitationCodes]}::text[]) group by r.company_id, r.id, l.id)
    insert into notifications (user_id, company_id, kind, residence_id, actor_user_id, subject_id, happening, created_at, read_at)
    select m.user_id, m.company_id, h.kind, h.residence_id, h.actor_user_id, h.subject_id, h.happening, h.created_at,
      case when h.created_at < now() - interval '4 days' then h.created_at + interval '1 day' end
    from happened h join user_role_companies m on m.company_id = h.company_id and m.is_active and m.role <> 'COMPANY_READER'
    where h.place <= 5 and h.created_at > now() - interval '11 months' order by h.created_at`.execute(tx)
}
