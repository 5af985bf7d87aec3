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
