import { credentialContactsMax } from '@logis/contract/companies.rules'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { world } from '#platform/testing/world.ts'

beforeEach(() => db.deleteFrom('credential_contacts').execute())

const open = async (username = 'hugo@clairiere.example', company = 'Maisons Clairière') => {
  const client = await as(username)
  const company_id = await world.company(company)
  return {
    client,
    company_id,
    list: () => client.call('companies.listCredentialContacts', { company_id }),
    names: async () =>
      (await client.call('companies.listCredentialContacts', { company_id })).data.map(
        ({ name }: { name: string }) => name,
      ),
    add: (contact: object) => client.call('companies.addCredentialContact', { company_id, ...contact }),
    edit: (contact_id: number, edit: object) =>
      client.call('companies.editCredentialContact', { company_id, contact_id, ...edit }),
    remove: (contact_id: number) => client.call('companies.deleteCredentialContact', { company_id, contact_id }),
  }
}

test('201 200 204: who is named on the credential sheets, in their order', async () => {
  const hugo = await open()
  const { data: first, status } = await hugo.add({
    name: ' Service clients ',
    email: 'clients@clairiere.example',
    phone_number: '02 40 00 00 00',
  })
  expect(status).toBe(201)
  expect(first).toMatchObject({ name: 'Service clients', phone_number: '02 40 00 00 00', position: 0 })
  const { data: second } = await hugo.add({ name: 'Accueil' })
  expect(second).toMatchObject({ name: 'Accueil', email: null, phone_number: null, position: 1 })
  await hugo.add({ name: 'Après-vente', position: 0 })
  expect(await hugo.names()).toEqual(['Après-vente', 'Service clients', 'Accueil'])

  expect(await hugo.edit(second.id, { email: 'accueil@clairiere.example', position: 0 })).toMatchObject({
    status: 200,
    data: { id: second.id, name: 'Accueil', email: 'accueil@clairiere.example', phone_number: null, position: 0 },
  })
  expect(await hugo.edit(first.id, { phone_number: '' })).toMatchObject({
    data: { email: 'clients@clairiere.example', phone_number: null },
  })
  expect(await hugo.names()).toEqual(['Accueil', 'Après-vente', 'Service clients'])
  expect(await hugo.remove(second.id)).toMatchObject({ status: 204 })
  expect(await hugo.names()).toEqual(['Après-vente', 'Service clients'])
})

test('API-23/sheets the sheet of a home prints them, in their order, and those of no other company', async () => {
  const hugo = await open()
  await hugo.add({ name: 'Service clients', email: 'clients@clairiere.example', phone_number: '02 40 00 00 00' })
  await hugo.add({ name: 'Marc Aubry', phone_number: '06 12 34 56 78', position: 0 })
  await (await open('samira@rivages.example', 'Habitat Rivages')).add({ name: 'Patrimoine Rivages' })
  const { bytes } = await hugo.client.download('invitations.downloadCredentials', {
    residence_id: await world.project('Maison Les Lilas'),
  })
  const { text, pages } = await readPdf(bytes)
  expect(pages).toBe(1)
  expect(text).toMatch(
    /Une question \?\s*Marc Aubry\s+·\s+06 12 34 56 78\s*Service clients\s+·\s+02 40 00 00 00\s+·\s+clients@clairiere\.example/,
  )
  expect(text).not.toContain('Patrimoine Rivages')
})

test('409 CREDENTIAL_CONTACTS_LIMIT_REACHED: no more than a sheet has room for, however many come at once', async () => {
  const hugo = await open()
  expect(await hugo.list()).toMatchObject({ cannot: { add: null, edit: null } })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => hugo.add({ name: `Contact ${index}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(credentialContactsMax)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(answer).toMatchObject({ status: 409, error_reason: 'CREDENTIAL_CONTACTS_LIMIT_REACHED' })
  expect(await hugo.list()).toMatchObject({
    data: [{ position: 0 }, { position: 1 }, { position: 2 }],
    cannot: { add: 'CREDENTIAL_CONTACTS_LIMIT_REACHED', edit: null },
  })
})

test('422 404: what is no name, no address or no place; a contact that is not there', async () => {
  const hugo = await open()
  const { data } = await hugo.add({ name: 'Accueil' })
  for (const [wrong, field] of [
    [{ name: '  ' }, 'name'],
    [{ email: 'accueil' }, 'email'],
    [{ position: 3 }, 'position'],
    [{ phone_number: '0'.repeat(41) }, 'phone_number'],
  ] as const)
    expect(await hugo.edit(data.id, wrong)).toMatchObject({ status: 422, errors: { [field]: expect.anything() } })
  expect(await hugo.add({})).toMatchObject({ status: 422 })
  const rival = await open('zoe@batir-ouest.example', 'Bâtir Ouest')
  for (const answer of [await rival.edit(data.id, { name: 'Autre' }), await rival.remove(data.id)])
    expect(answer).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  expect(await hugo.names()).toEqual(['Accueil'])
})

test('403 404: members and readers look, a rival sees nothing', async () => {
  const lea = await open('lea@horizon.example')
  expect(await lea.list()).toMatchObject({ status: 200, cannot: { add: 'FORBIDDEN', edit: 'FORBIDDEN' } })
  expect(await lea.add({ name: 'Accueil' })).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await (await open('zoe@batir-ouest.example')).list()).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
})

test('API-18 each sub-call of a company answers at its own address', async () => {
  const marie = await as('marie@horizon.example')
  const of = async (company: string) => `/v2/companies/${await world.company(company)}`
  const [builder, installer] = [await of('Maisons Clairière'), await of('Chauffage Lenoir')]
  for (const path of [
    `${builder}/contacts`,
    `${builder}/contact-information`,
    `${builder}/options`,
    `${builder}/user-role-company`,
    `${builder}/users`,
    `${builder}/credential-contacts`,
    `${builder}/services`,
    `${builder}/communication-channel-settings`,
    `${builder}/resource-accesses/authorized`,
    `${installer}/ptg/quotas`,
    `${installer}/ptg/projects`,
    `${installer}/ptg/interventions`,
  ])
    expect(await marie.send('GET', path), path).toMatchObject({ status: 200 })
  expect(await marie.send('DELETE', `${builder}/picture`)).toMatchObject({ status: 204 })
})
