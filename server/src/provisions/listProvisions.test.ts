import { extensionYears, retentionYears } from '@logis/contract/subscriptions.rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from '../walk/subjects.ts'

const of = async (company: string, project: string) => ({
  company_id: await world.company(company),
  residence_id: await world.project(project),
})

test('PROV-01 PROV-02 200: the provisions of a project, each with its name, its expiry and what it hangs on', async () => {
  const hugo = await as('hugo@clairiere.example')
  const lilas = await of('Maisons Clairière', 'Maison Les Lilas')
  expect(await hugo.call('provisions.listResidenceProvisions', lilas)).toMatchObject({
    status: 200,
    data: [
      {
        service_provision: { code: 'MSL_PREMIUM', name: 'Offre Premium' },
        expiring_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        used: false,
        attached_to_id: lilas.residence_id,
      },
    ],
  })
})

test('PROV-02 a flat has those of its building; a cancelled project is refused', async () => {
  const samira = await as('samira@rivages.example')
  const building = await of('Habitat Rivages', 'Résidence Les Tilleuls')
  const { data: flats } = await samira.call('projects.listProjects', {
    company_id: building.company_id,
    search: { parent_id: String(building.residence_id) },
  })
  const flat = { company_id: building.company_id, residence_id: flats[0].id }
  const answer = await samira.call('provisions.listResidenceProvisions', flat)
  expect(answer.data).toMatchObject([
    { service_provision: { code: 'MSL_GESTIONCIL' }, attached_to_id: building.residence_id },
  ])
  const hugo = await as('hugo@clairiere.example')
  const cancelled = await of('Maisons Clairière', 'Maison Les Charmes')
  expect(await hugo.call('provisions.listResidenceProvisions', cancelled)).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test('404: a rival and an absent project alike', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const company_id = await world.company('Bâtir Ouest')
  for (const residence_id of [await world.project('Maison Les Lilas'), 999_999]) {
    expect(await zoe.call('provisions.listResidenceProvisions', { company_id, residence_id })).toMatchObject({
      status: 404,
      error_reason: 'RESIDENCE_NOT_FOUND',
    })
  }
})

test('the services stand in the order of their names, in the language that is read', async () => {
  const hugo = await as('hugo@clairiere.example')
  for (const [client, locale] of [
    [hugo, 'fr'],
    [hugo.inEnglish(), 'en'],
  ] as const) {
    const { data } = await client.call('provisions.listServiceProvisions', {})
    const names: string[] = data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale, { ignorePunctuation: false })))
  }
})

test('so do those of a project', async () => {
  const { residence_id, company_id } = await subjects.house()
  await sql`
    insert into residence_service_provisions (residence_id, code) select ${residence_id}, code from service_provisions
    on conflict do nothing`.execute(db)
  const hugo = await as('hugo@clairiere.example')
  for (const [client, locale] of [
    [hugo, 'fr'],
    [hugo.inEnglish(), 'en'],
  ] as const) {
    const { data } = await client.call('provisions.listResidenceProvisions', { company_id, residence_id })
    const names: string[] = data.map((each: { service_provision: { name: string } }) => each.service_provision.name)
    expect(names.length).toBeGreaterThan(5)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale, { ignorePunctuation: false })))
  }
})

test('PROV-18 PROV-19 PROV-20 the offers say their limits and their licences, in both languages', async () => {
  const hugo = await as('hugo@clairiere.example')
  const textsBy = async (client: Pick<Client, 'call'>) => {
    const { data } = await client.call('provisions.listServiceProvisions', {})
    return new Map<string, string>(
      data.map((each: { code: string; description: string }) => [each.code, each.description]),
    )
  }
  const [french, english] = await Promise.all([textsBy(hugo), textsBy(hugo.inEnglish())])
  expect(french.get('MSL_INITIAL')).toMatch(/1.500 équipements et matériaux et 1.Go/)
  expect(english.get('MSL_INITIAL')).toContain('1,500 devices and materials and 1 GB')
  expect(french.get('MSL_PREMIUM')).toContain('Licence de 5 ou 10 ans')
  expect(english.get('MSL_PREMIUM')).toContain('Licence of 5 or 10 years')
  expect(french.get('MSL_10ANS')).toContain('dix ans')
  expect(english.get('MSL_10ANS')).toContain('ten more years')
  expect(french.get('MSL_REPCONSOS')).toContain('cinq usages')
  expect(english.get('MSL_REPCONSOS')).toContain('five uses')
  expect([...french.keys()]).toEqual(expect.arrayContaining(['PREMIUM_3', 'PREMIUM_10']))
  expect([retentionYears, extensionYears]).toEqual([3, 10])
})
