import { sql, type RawBuilder } from 'kysely'
import { contains } from './lists.ts'
import type { Condition } from './listReader.ts'
import { called } from './people.ts'

/** Fewer letters than a trigram has would have every name there is read; a number or a code is no name. */
export const mayNamePeople = (text: string): boolean => /(?:\p{L}.*){3}/u.test(text) && !/^\d/.test(text)

/**
 * The homes of landlords whose tenant is called so, as one array: what it is compared with is then read off its own index
 * beside those of names and addresses. `isTold` says of a company's id whether its reader is told who rents its homes;
 * where no landlord is among them, nobody's name is looked for.
 */
export const rentedBy = (text: string, isTold: (companyId: RawBuilder<unknown>) => Condition) => sql`array(
  select l.residence_id from users u
    join residence_users l on l.user_id = u.id and l.role_code = 'TENANT'
    join residences let on let.id = l.residence_id
    join companies o on o.id = let.company_id and o.type = 'SOCIAL_LANDLORD'
  where exists (select from companies g where g.type = 'SOCIAL_LANDLORD' and ${isTold(sql`g.id`)})
    and u.deleted_at is null and ${contains(called, text)} and ${isTold(sql`o.id`)})`
