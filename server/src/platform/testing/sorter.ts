import type { Sorting, SortingFile } from '@logis/contract/sortings'
import { expect } from 'vitest'
import { db } from '../db.ts'
import { as } from './client.ts'
import { runJobs } from './jobs.ts'
import { world } from './world.ts'
import { zipOfFiles } from './zip.ts'

/** Files that Hugo sorts onto the homes of Maisons Clairière, and homes of their own for it. */
export const sorter = async () => {
  const hugo = await as('hugo@clairiere.example')
  const marie = await as('marie@horizon.example')
  const company_id = await world.company('Maisons Clairière')

  const on = (act: string, { id }: { id: number }, more: object = {}, who = hugo) =>
    who.call(`sortings.${act}`, { company_id, sorting_id: id, ...more })
  const open = async (who = hugo): Promise<Sorting> =>
    (await who.call('sortings.openSorting', { company_id, name: 'Dossiers' })).data
  const sendZip = (sorting: Sorting, bytes: Buffer, name = 'dossiers.zip', who = hugo) =>
    who.upload('sortings.addSortingArchive', { company_id, sorting_id: sorting.id }, {}, [
      { name, type: 'application/zip', bytes },
    ])
  type Files = Iterable<[path: string, content: string | Buffer]>
  const zip = (files: Files) => zipOfFiles([...files].map(([path, content]) => [path, Buffer.from(content)]))
  const sendFile = (sorting: Sorting, path: string, bytes: string | Buffer, who = hugo) =>
    who.upload('sortings.addSortingFile', { company_id, sorting_id: sorting.id }, { path }, [{ name: 'a', bytes }])
  /** A draft whose files have been read. */
  const dropped = async (files: Files): Promise<Sorting> => {
    const sorting = await open()
    expect((await sendZip(sorting, zip(files))).status).toBe(201)
    await runJobs()
    return (await on('getSorting', sorting)).data
  }
  const filesOf = async (sorting: { id: number }, search: object = {}): Promise<SortingFile[]> =>
    (await on('listSortingFiles', sorting, { page_size: -1, search })).data
  const started = async (sorting: Sorting): Promise<Sorting> => {
    expect(await on('startSorting', sorting)).toMatchObject({ status: 202, data: { state: 'RUNNING' } })
    await runJobs()
    return (await on('getSorting', sorting)).data
  }
  let homes = 0
  const aHome = async (more: object = {}): Promise<{ id: number; name: string; contract: string }> => {
    homes += 1
    const name = `Maison Rangée ${'abcdefghijklmnopqrstuvwxyz'[homes]!.repeat(4)}`
    const contract = `RNG-2026-${homes}`
    const { data } = await marie.call('projects.createProject', {
      company_id,
      type: 'HOUSE',
      name,
      contract_number: contract,
      contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }] },
      ...more,
    })
    // Without what the company gives to every home.
    await db.deleteFrom('documents').where('residence_id', '=', data.id).execute()
    await db.updateTable('residences').set({ storage_bytes: 0 }).where('id', '=', data.id).execute()
    return { id: data.id, name, contract }
  }
  const documentsOf = (residence_id: number) =>
    db
      .selectFrom('documents as d')
      .leftJoin('document_folders as f', 'f.id', 'd.folder_id')
      .select(['d.id', 'd.name', 'd.extension', 'f.name as folder', 'd.creator_name'])
      .where('d.residence_id', '=', residence_id)
      .orderBy('d.id')
      .execute()
  let drawn = 0
  /** Bytes that no other file has. */
  const content = () => `contenu ${(drawn += 1)}`

  return {
    hugo,
    marie,
    company_id,
    on,
    open,
    sendZip,
    sendFile,
    zip,
    dropped,
    filesOf,
    started,
    aHome,
    documentsOf,
    content,
  }
}
