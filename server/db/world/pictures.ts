import { thumbnailSizes } from '@logis/contract/pictures.rules'
import { keepFile, receiveFile } from '#platform/files.ts'
import { drawThumbnail, setThumbnail } from '#platform/pictures/thumbnails.ts'
import { companiesWithLogo, homeFace, logoOf, type Face } from './demoFaces.ts'
import type { World } from './world.ts'

type DemoPhoto = { face: Face; name: string; legend?: string }
type Kept = { stored_file_id: number; size_bytes: number }

const front = (face: Face, legend?: string): DemoPhoto => ({ face, name: 'Façade.jpg', ...(legend && { legend }) })
const inside: DemoPhoto[] = [
  { face: 'living', name: 'Séjour.jpg', legend: 'Le séjour, vers le jardin' },
  { face: 'kitchen', name: 'Cuisine.jpg', legend: 'La cuisine' },
]
const onSite: DemoPhoto = { face: 'works', name: 'Charpente.jpg', legend: 'La pose de la charpente' }

const named: Record<string, DemoPhoto[]> = {
  'Maison Les Lilas': [front('lilas', 'La façade sud'), ...inside, onSite],
  'Maison Les Érables': [front('tiled', 'Le jour de la remise des clés'), ...inside],
  'Maison Les Charmes': [front('white')],
  'Résidence Les Tilleuls': [front('tilleuls', 'La façade sur l’avenue')],
  'Résidence Le Belvédère': [front('belvedere', 'La façade sur la montée'), onSite],
  'Pavillon Rénové': [front('brick', 'Après les travaux'), onSite],
  'Villa Rivale': [front('modern')],
}
/** Ordinary houses take turns; one of four has no photo yet. */
const ordinary: (Face | null)[] = ['ochre', 'white', 'modern', null, 'wooden', 'tiled', 'brick', null, 'lilas']

/** The faces of the demo world: the photos of its homes and the logos of its companies, each file kept once. */
export const seedPictures = async (world: World): Promise<void> => {
  const kept = new Map<Face, Kept>()
  for (const [project, photos] of Object.entries(await photosOf(world)))
    await seedPhotos(world, world.projects.get(project)!, photos, kept)
  for (const company of companiesWithLogo) {
    const { stored_file_id } = await keep(world, await logoOf(company))
    await world.tx
      .updateTable('companies')
      .set({ picture_file_id: stored_file_id })
      .where('id', '=', world.companies.get(company)!)
      .execute()
  }
}

const photosOf = async ({ tx, projects }: World): Promise<Record<string, DemoPhoto[]>> => {
  const rows = await tx
    .selectFrom('residences')
    .select(['id', 'type'])
    .where('parent_id', 'is', null)
    .where('is_ptg', '=', false)
    .execute()
  const typeOf = new Map(rows.map(({ id, type }) => [id, type]))
  const unnamed = [...projects].filter(([name, id]) => !named[name] && typeOf.has(id) && name.startsWith('Maison '))
  const faces = unnamed.map(([name, id], index): [string, Face | null] => [
    name,
    typeOf.get(id) === 'TWIN_HOUSE' ? 'twins' : ordinary[index % ordinary.length]!,
  ])
  return { ...named, ...Object.fromEntries(faces.flatMap(([name, face]) => (face ? [[name, [front(face)]]] : []))) }
}

const seedPhotos = async (world: World, residence_id: number, photos: DemoPhoto[], kept: Map<Face, Kept>) => {
  const rows = []
  for (const [position, { face, name, legend = null }] of photos.entries()) {
    const file = kept.get(face) ?? (await keep(world, await homeFace(face)))
    kept.set(face, file)
    rows.push({ residence_id, position, name, legend, ...file })
  }
  await world.tx.insertInto('residence_pictures').values(rows).execute()
}

/** A picture with its thumbnails, which the job makes otherwise: nobody waits for a face at the first start. */
const keep = async ({ tx }: World, picture: Buffer): Promise<Kept> => {
  const file = await receiveFile([picture])
  const stored_file_id = await keepFile(tx, file)
  for (const size of thumbnailSizes) {
    const thumbnail = await receiveFile([await drawThumbnail(picture, size)])
    await setThumbnail(tx, stored_file_id, size, await keepFile(tx, thumbnail))
  }
  return { stored_file_id, size_bytes: file.size_bytes }
}
