import { paperCodes, type PaperCode } from '@logis/contract/documents.recommended.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let companyId = 0
beforeAll(async () => {
  companyId = await world.company('Bâtir Ouest')
})

const addHome = async () => {
  const { rows } = await sql<{ id: number }>`
    with contact as (insert into contact_informations (public_name) values (null) returning id)
    insert into residences (company_id, type, name, residence_code, contact_information_id)
    select ${companyId}, 'HOUSE', 'Sans papiers', '7ZZZZZZZZZZ0', id from contact returning id`.execute(db)
  return rows[0]!.id
}

const paperOf = async (residence_id: number, code: string) => {
  const { rows } = await sql<{ id: number }>`
    with file as (insert into stored_files (sha256, size_bytes, mime_type, storage_key)
        values (sha256('p'), 1, 'application/pdf', gen_random_uuid()::text) returning id),
      paper as (insert into documents (context, residence_id, stored_file_id, name, size_bytes)
        select 'RESIDENCE', ${residence_id}, id, 'Papier ' || id, 1 from file returning id),
      labelled as (insert into document_label_links (document_id, label_id)
        select p.id, l.id from paper p, document_labels l where l.code = ${code})
    select id from paper`.execute(db)
  return rows[0]!.id
}

test('a home counts among those that lack a paper until it has one of either family of labels, and again once that is gone', async () => {
  const lacking = async () =>
    (await (await as('zoe@batir-ouest.example')).call('companies.getStatistics', { company_id: companyId })).data
      .lacking_papers as Record<PaperCode, number>
  const change = async (act: () => Promise<unknown>) => {
    const before = await lacking()
    await act()
    const after = await lacking()
    return Object.fromEntries(
      paperCodes.flatMap((code) => (after[code] === before[code] ? [] : [[code, after[code] - before[code]]])),
    )
  }
  const all = (by: number) => Object.fromEntries(paperCodes.map((code) => [code, by]))
  let home = 0
  let paper = 0
  expect(await change(async () => (home = await addHome()))).toEqual(all(1))
  expect(await change(async () => (paper = await paperOf(home, 'R_DPE')))).toEqual({ dpe: -1 })
  expect(await change(() => paperOf(home, 'dpe'))).toEqual({})
  expect(await change(() => paperOf(home, 'ptg_invoice'))).toEqual({})
  expect(await change(() => db.deleteFrom('documents').where('id', '=', paper).execute())).toEqual({})
  expect(await change(() => db.deleteFrom('documents').where('residence_id', '=', home).execute())).toEqual({ dpe: 1 })
  const cancel = () => db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', home).execute()
  expect(await change(cancel)).toEqual(all(-1))
})

test('a third party does not find out which papers a home lacks', async () => {
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  const guest = await world.company('Gaz Service Sud')
  const found = async (search: object) =>
    (
      await (
        await as('nora@gaz-sud.example')
      ).call('projects.listProjects', { company_id: guest, search: { third_parties: '1', ...search } })
    ).meta.total as number
  expect(await found({})).toBeGreaterThan(await found({ children: '1', third_parties: '0' }))
  expect(await found({ lacks_paper: 'cil' })).toBe(await found({ lacks_paper: 'cil', third_parties: '0' }))
})
