import { invitationCodes } from '@logis/contract/invitations.rules'
import { showCode } from '@logis/contract/projects.rules'
import { expect, test } from 'vitest'
import { as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const invite = async (who: string, residence_id: number, email: string) =>
  (await as(who)).call('invitations.inviteResidence', { residence_id, email })

test('CODE-20 the channel of an invitation without one follows the project’s company', async () => {
  const pavillon = await world.project('Pavillon Rénové')
  expect(await invite('karim@renovest.example', pavillon, 'schmitt@foyer.example')).toMatchObject({
    status: 201,
    data: { code: 'INVITE_OWNER_RENOVATION' },
    message: 'L’invitation a bien été envoyée.',
  })
})

test('a landlord’s home invites a tenant by it too, whose mail shows no code that waits', async () => {
  const flat = (await world.flats('Résidence Les Tilleuls')).find(({ name }) => name === 'Appartement A09')!
  expect(await invite('samira@rivages.example', flat.id, 'locataire3@foyer.example')).toMatchObject({
    status: 201,
    data: { code: 'INVITE_TENANT_SOCIAL_LANDLORD' },
  })
  const [mail] = await mailsTo('locataire3@foyer.example')
  expect(mail!.subject).not.toBe('')
  expect(mail!.text).not.toContain(showCode(flat.residence_code))
})

test('a landlord’s home invites no owner by any channel, previews no such mail, and says so before', async () => {
  const flat = (await world.flats('Résidence Les Tilleuls')).find(({ name }) => name === 'Appartement A09')!
  const admin = await as('admin@logis.example')
  const { data } = await admin.call('projects.getProject', { residence_id: flat.id })
  const { contact_information } = data
  const emails = [{ email: 'patrimoine@rivages.example' }]
  const where = { company_id: data.company.id, residence_id: flat.id }
  await admin.call('projects.setProjectContact', { ...where, ...contact_information, emails })
  // The landlord’s own people, and whoever acts for another company.
  for (const [who, company] of [
    ['samira@rivages.example', 'Habitat Rivages'],
    ['admin@logis.example', 'Maisons Clairière'],
  ] as const) {
    const person = await as(who)
    const company_id = who === 'samira@rivages.example' ? where.company_id : await world.company(company)
    const { data: seen } = await person.call('projects.getProject', { residence_id: flat.id })
    expect(seen.cannot).toMatchObject({ invite: 'CHANNEL_NOT_ALLOWED', invite_tenant: null })
    for (const communication_channel_code of invitationCodes.filter((code) => code.startsWith('INVITE_OWNER'))) {
      const asked = { ...where, company_id, communication_channel_code }
      const refused = { status: 422, error_reason: 'CHANNEL_NOT_ALLOWED' }
      expect(await person.call('invitations.inviteOwner', { ...asked, ...emails[0]! })).toMatchObject(refused)
      expect(await person.call('invitations.previewInvitation', asked)).toMatchObject(refused)
    }
  }
  expect(await mailsTo('patrimoine@rivages.example')).toEqual([])
})
