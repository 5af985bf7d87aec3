import { sql, type SqlBool } from 'kysely'

/**
 * That whoever sent the invitation `i` might send it now, as the gate would find it: what somebody has mailed, perhaps
 * to another address of their own, gives nothing once they administer the company no more, nor while the company by which
 * they do is disabled (decision 20).
 */
export const isStillGiven = sql<SqlBool>`(i.sender_user_id is null or exists (
  select from users s where s.id = i.sender_user_id and s.is_active and s.deleted_at is null and (
    exists (select from user_global_roles g where g.user_id = s.id and g.role = 'ADMINISTRATOR')
    or coalesce((
      select m.role = 'COMPANY_ADMIN' and (k.depth = 0 or o.type = 'COMPANY_MANAGER')
      from user_role_companies m join companies o on o.id = m.company_id and o.deleted_at is null and o.disabled_at is null
        join company_closure k on k.ancestor_id = m.company_id and k.descendant_id = i.company_id
      where m.user_id = s.id and m.is_active order by k.depth limit 1), false))))`
