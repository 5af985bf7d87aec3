import { createHash } from 'node:crypto'
import type { BookletModel } from '@logis/contract/booklet.package'
import type { Client } from './client.ts'
import { world } from './world.ts'
import { filesOfZip, zipOfFiles } from './zip.ts'

/** A house of the renovator whose client asks, without anything in it. */
export const emptyHouse = async (karim: Client, name: string): Promise<number> => {
  const addresses = [{ street_name: 'Rue du Retour', zip_code: '44000', city: 'Nantes' }]
  const { data } = await karim.call('projects.createProject', {
    company_id: await world.company('Rénov’Est'),
    type: 'HOUSE',
    name,
    contact_information: { addresses, emails: [] },
  })
  return data.id
}

/** The open package of a home. */
export const packageOf = async (who: Client, residence_id: number): Promise<Buffer> =>
  (await who.download('booklet.downloadPackage', { residence_id })).bytes

export const bringPackage = (who: Client, residence_id: number, bytes: Buffer, dry_run: boolean) =>
  who.upload('booklet.importPackage', { residence_id }, { dry_run: dry_run ? '1' : '0' }, [
    { name: 'carnet.zip', type: 'application/zip', bytes },
  ])

const booklet = 'data/booklet.json'
export const modelOf = (zip: Buffer): BookletModel => JSON.parse(filesOfZip(zip).get(booklet)!.toString())

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** These files with manifests made anew: what somebody else would make. */
export const sealed = (files: Map<string, Buffer>): Map<string, Buffer> => {
  const lines = (paths: string[]) =>
    Buffer.from(`${paths.map((path) => `${sha(files.get(path)!)}  ${path}`).join('\n')}\n`)
  files.set('manifest-sha256.txt', lines([...files.keys()].filter((path) => path.startsWith('data/'))))
  files.set('tagmanifest-sha256.txt', lines(['bagit.txt', 'bag-info.txt', 'manifest-sha256.txt']))
  return files
}

/** A package with another `booklet.json`. */
export const repacked = (pack: Buffer, change: (model: BookletModel) => unknown): Buffer =>
  zipOfFiles(sealed(filesOfZip(pack).set(booklet, Buffer.from(JSON.stringify(change(modelOf(pack)))))))
