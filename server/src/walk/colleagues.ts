import { randomUUID } from 'node:crypto'
import { db } from '#platform/db.ts'
import { subjects } from './subjects.ts'

/** A fresh colleague of the house's company: what ties them to it. */
export const freshColleague = async (): Promise<number> => {
  const username = `${randomUUID()}@clairiere.example`
  const { id: user_id } = await db
    .insertInto('users')
    .values({ username, email: username, first_name: 'Ada', last_name: 'Morel', email_validated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('user_role_companies')
    .values({ user_id, company_id: await subjects.company(), role: 'COMPANY_MEMBER', is_primary: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who works for the house's company from now on is dismissed by what this answers: a mail to its people costs as before. */
export const dismissNewcomers = async () => {
  const company_id = await subjects.company()
  const ofHouse = () => db.selectFrom('user_role_companies').where('company_id', '=', company_id)
  const kept = (await ofHouse().select('id').execute()).map(({ id }) => id)
  return () =>
    db.deleteFrom('user_role_companies').where('company_id', '=', company_id).where('id', 'not in', kept).execute()
}

/** Someone who was invited to join the house's company, at an address of nobody's where none is said. */
export const freshStaffInvitation = async (email: string = `${randomUUID()}@clairiere.example`): Promise<number> => {
  const { id } = await db
    .insertInto('staff_invitations')
    .values({
      company_id: await subjects.company(),
      email,
      role: 'COMPANY_MEMBER',
      sender_user_id: null,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The link of an invitation that was sent to nobody of the walk: a role that is taken up would end sessions of it. */
export const linkToNobody = async (): Promise<string> => {
  const email = `${randomUUID()}@clairiere.example`
  return subjects.oneTimeToken('INVITATION', email, { staff_invitation_id: await freshStaffInvitation(email) })
}

export const forgetCredentialContacts = (company_id: number) =>
  db.deleteFrom('credential_contacts').where('company_id', '=', company_id).execute()

/** Whom the credential sheets of the company name, and nobody else. */
export const freshCredentialContact = async (company_id: number): Promise<number> => {
  await forgetCredentialContacts(company_id)
  const { id } = await db
    .insertInto('credential_contacts')
    .values({ company_id, name: 'Service clients', email: `${randomUUID()}@clairiere.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
