import { defaultFolders, sameNameKey, splitFileName, type DefaultFolderCode } from '@logis/contract/documents.rules'
import { sql } from 'kysely'
import { keepFile, receiveFile } from '#platform/files.ts'
import { kept, letter, photo, plan, scheme } from './demoFiles.ts'
import type { World } from './world.ts'

type Drawn = 'letter' | 'plan' | 'facade' | 'works' | 'garden' | 'scheme' | 'study'
type Folder = DefaultFolderCode | { named: string } | null
export type DemoDocument = { name: string; drawn: Drawn; folder: Folder; labels?: string[]; isPrivate?: true }

const paper = (name: string, folder: Folder, ...labels: string[]): DemoDocument => ({
  name,
  drawn: 'letter',
  folder,
  labels,
})
const drawing = (name: string, ...labels: string[]): DemoDocument => ({ name, drawn: 'plan', folder: 'plans', labels })
const picture = (name: string, drawn: Drawn, folder: Folder = 'photos'): DemoDocument => ({ name, drawn, folder })
const hidden = (name: string, folder: Folder): DemoDocument => ({ name, drawn: 'letter', folder, isPrivate: true })

const documents: Record<string, { by: string; files: DemoDocument[] }> = {
  'Maison Les Lilas': {
    by: 'hugo@clairiere.example',
    files: [
      paper('Contrat de construction.pdf', 'contracts'),
      paper('Avenant n° 1 – terrasse.pdf', 'contracts'),
      drawing('Plan du rez-de-chaussée.pdf', 'sect_drawings'),
      drawing('Plan de l’étage.pdf', 'sect_drawings'),
      { name: 'Schéma électrique.png', drawn: 'scheme', folder: 'plans', labels: ['netw_drawings'] },
      paper('Étude de sol G2.pdf', 'studies'),
      { name: 'Récapitulatif RE2020.xml', drawn: 'study', folder: 'studies', labels: ['rset_xml'] },
      picture('Façade sud.jpg', 'facade'),
      picture('Charpente.jpg', 'works'),
      picture('Jardin.jpg', 'garden'),
      paper('Attestation décennale.pdf', 'insurances'),
      paper('Notice de la chaudière.pdf', { named: 'Notices' }),
      paper('Livret d’accueil.pdf', null, 'cil'),
    ],
  },
  'Maison Les Érables': {
    by: 'hugo@clairiere.example',
    files: [
      paper('Facture cuisine.pdf', 'invoices', 'ptg_invoice'),
      paper('DPE.pdf', 'studies', 'dpe'),
      drawing('Plan de masse.pdf', 'R_SECTDRAWINGS'),
      paper('Attestation de fin de travaux.pdf', 'certificates', 'ptg_cert_completion'),
      paper('Consuel.pdf', 'consuel'),
      picture('Livraison.jpg', 'facade'),
      paper('Carnet d’information.pdf', null, 'cil'),
    ],
  },
  'Maison Les Saules': {
    by: 'hugo@clairiere.example',
    files: [
      drawing('Plans de la maison.pdf', 'sect_drawings'),
      paper('Devis menuiseries.pdf', 'contracts', 'ptg_estimate'),
      picture('Terrassement.jpg', 'works'),
    ],
  },
  'Résidence Les Tilleuls': {
    by: 'samira@rivages.example',
    files: [
      paper('Règlement de l’immeuble.pdf', null),
      hidden('Relevé des impayés.pdf', null),
      paper('Diagnostic amiante.pdf', 'studies'),
      paper('DPE collectif.pdf', 'studies', 'dpe'),
      hidden('Contrat d’entretien de l’ascenseur.pdf', 'contracts'),
      { name: 'Réseau de chauffage.png', drawn: 'scheme', folder: 'plans', labels: ['netw_drawings'] },
      hidden('Litige infiltrations.pdf', { named: 'Gestion locative' }),
      hidden('Barème des loyers.pdf', { named: 'Gestion locative' }),
      picture('Façade sur cour.jpg', 'facade'),
    ],
  },
  'Résidence Les Tilleuls / Appartement A01': {
    by: 'samira@rivages.example',
    files: [paper('État des lieux.pdf', 'certificates')],
  },
  'Résidence Le Belvédère': {
    by: 'ines@belvedere.example',
    files: [
      paper('Notice descriptive.pdf', 'contracts'),
      drawing('Plan des niveaux.pdf', 'sect_drawings'),
      hidden('Bilan de commercialisation.pdf', null),
      picture('Chantier.jpg', 'works'),
    ],
  },
  'Pavillon Rénové': {
    by: 'karim@renovest.example',
    files: [
      paper('DPE après travaux.pdf', 'studies', 'dpe'),
      paper('Audit énergétique.pdf', 'studies'),
      paper('Facture isolation.pdf', 'invoices', 'ptg_invoice'),
      picture('Avant travaux.jpg', 'works'),
      picture('Après travaux.jpg', 'facade'),
    ],
  },
  'Villa Rivale': {
    by: 'zoe@batir-ouest.example',
    files: [
      paper('Contrat secret rival.pdf', 'contracts'),
      drawing('Plans secrets rivaux.pdf', 'sect_drawings'),
      paper('Marges secrètes.pdf', { named: 'Secrets rivaux' }),
      paper('Note secrète rivale.pdf', null),
    ],
  },
}

/** The documents of the named projects, in their folders. */
export const seedDocuments = async (world: World): Promise<void> => {
  for (const [project, { by, files }] of Object.entries(documents)) {
    const place = { residence_id: world.projects.get(project)!, userId: world.users.get(by)! }
    for (const [index, file] of files.entries()) await seedDocument(world, project, place, file, files.length - index)
  }
}

/** What the files of each project's folders and devices and its photos weigh together, once every noun has added its own. */
export const countStorage = async ({ tx }: World): Promise<void> => {
  await sql`
    with taken as (
      select residence_id, size_bytes from documents where context in ('RESIDENCE', 'DEVICE')
      union all select residence_id, size_bytes from residence_pictures),
    sums as (select residence_id, sum(size_bytes) as bytes from taken group by 1)
    update residences r set storage_bytes = s.bytes from sums s where s.residence_id = r.id`.execute(tx)
}

type Place = { residence_id: number; userId: number }

const seedDocument = async (world: World, project: string, place: Place, file: DemoDocument, age: number) => {
  const folder_id = await folderOf(world, place, file.folder)
  const stored = await seedFile(world, file, project)
  const { id } = await world.tx
    .insertInto('documents')
    .values({
      context: 'RESIDENCE',
      residence_id: place.residence_id,
      folder_id,
      ...stored,
      ...(await creatorOf(world, place.userId)),
      is_private: file.isPrivate ?? false,
      created_at: new Date(Date.now() - age * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedLabels(world, id, file.labels ?? [])
}

const folderOf = async ({ tx }: World, { residence_id, userId }: Place, folder: Folder): Promise<number | null> => {
  if (folder === null) return null
  const own = typeof folder === 'string' ? defaultFolders.find(({ code }) => code === folder) : undefined
  const name = typeof folder === 'string' ? own!.fr : folder.named
  const name_key = sameNameKey(name)
  const there = tx
    .selectFrom('document_folders')
    .select('id')
    .where('residence_id', '=', residence_id)
    .where('name_key', '=', name_key)
  const made = tx
    .insertInto('document_folders')
    .values({ residence_id, name, name_key, default_code: own?.code ?? null, created_by_user_id: userId })
  return ((await there.executeTakeFirst()) ?? (await made.returning('id').executeTakeFirstOrThrow())).id
}

/** Stores the bytes of a file; answers the columns that tell of it. */
export const seedFile = async ({ tx }: World, { name, drawn }: Pick<DemoDocument, 'name' | 'drawn'>, place: string) => {
  const file = await receiveFile([await drawnBytes(drawn, splitFileName(name).name, place)])
  return { ...splitFileName(name), stored_file_id: await keepFile(tx, file), size_bytes: file.size_bytes }
}

const drawnBytes = (drawn: Drawn, title: string, place: string): Promise<Buffer> => {
  if (drawn === 'letter') return letter(title, place)
  if (drawn === 'plan') return plan(title, place)
  if (drawn === 'scheme') return scheme()
  return drawn === 'study' ? kept('etude-re2020.xml') : photo(drawn)
}

export const creatorOf = async ({ tx }: World, userId: number) => {
  const { first_name, last_name } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const role = await tx
    .selectFrom('user_role_companies')
    .select('company_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    creator_user_id: userId,
    creator_company_id: role?.company_id ?? null,
    creator_name: `${first_name} ${last_name}`,
  }
}

export const seedLabels = async ({ tx }: World, document_id: number, codes: readonly string[]) => {
  if (codes.length === 0) return
  const labels = await tx
    .selectFrom('document_labels')
    .select('id')
    .where('code', 'in', [...codes])
    .execute()
  await tx
    .insertInto('document_label_links')
    .values(labels.map(({ id }) => ({ document_id, label_id: id })))
    .execute()
}
