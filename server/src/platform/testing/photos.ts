import sharp from 'sharp'
import { db } from '../db.ts'
import { anonymous, as, type Client, type Part } from './client.ts'
import { world } from './world.ts'

/** A picture of one colour. */
export const drawn = (background: string, width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A photo as a form sends it. */
export const photo = async (name = 'façade.jpg'): Promise<Part> => ({
  field: 'files[]',
  name,
  type: 'image/jpeg',
  bytes: await drawn('#d01020').jpeg().toBuffer(),
})

export const openPicture = (path: string) => anonymous.send('GET', path)

/** A new house of Maisons Clairière, and what is done with its photos; by Hugo, who builds it, unless another is named. */
export const photographed = async () => {
  const [hugo, marie] = [await as('hugo@clairiere.example'), await as('marie@horizon.example')]
  const company_id = await world.company('Maisons Clairière')
  const { data } = await marie.call('projects.createProject', {
    company_id,
    type: 'HOUSE',
    name: `Maison ${crypto.randomUUID()}`,
    contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }] },
  })
  const residence_id: number = data.id
  const add = (files: Part[], client = hugo) => client.upload('pictures.addPictures', { residence_id }, {}, files)
  const list = async (client = hugo) => (await client.call('pictures.listPictures', { residence_id })).data
  return {
    hugo,
    marie,
    company_id,
    residence_id,
    add,
    list,
    names: async (): Promise<string[]> => (await list()).pictures.map(({ name }: { name: string }) => name),
    /** Adds photos of these names; answers their ids in order. */
    withPhotos: async (...wanted: string[]): Promise<number[]> => {
      const added = await add(await Promise.all(wanted.map((name) => photo(name))))
      return added.data.map(({ id }: { id: number }) => id)
    },
    move: (picture_id: number, position: number, client: Client = hugo) =>
      client.call('pictures.movePicture', { residence_id, picture_id, position }),
    remove: (picture_id: number, client: Client = hugo) =>
      client.call('pictures.deletePicture', { residence_id, picture_id }),
    storage: async (): Promise<number> =>
      (
        await db
          .selectFrom('residences')
          .select('storage_bytes')
          .where('id', '=', residence_id)
          .executeTakeFirstOrThrow()
      ).storage_bytes,
  }
}
