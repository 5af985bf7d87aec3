import { createHash, randomBytes } from 'node:crypto'
import { as, type Client } from '#platform/testing/client.ts'
import { db } from '#platform/db.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { world } from '#platform/testing/world.ts'

/** A fresh thing of each kind, made by people who may, so that an act that succeeds never spoils the next one. */
export const subjects = {
  company: () => world.company('Maisons Clairière'),
  noras: () => world.company('Gaz Service Sud'),
  rival: () => world.company('Bâtir Ouest'),
  horizon: () => world.company('Groupe Horizon'),
  rivages: () => world.company('Habitat Rivages'),

  /** An affiliate of Groupe Horizon that holds nothing. */
  emptyChild: async () => {
    const marie = await as('marie@horizon.example')
    const company_id = await world.company('Groupe Horizon')
    const child = { name: `Filiale ${randomBytes(4).toString('hex')}`, type: 'INSTALLER' }
    return (await marie.call('companies.createChild', { company_id, data: child })).data.id as number
  },
  channel: async () =>
    (
      await db
        .selectFrom('communication_channels')
        .select('id')
        .where('code', '=', 'WEEKLY_REPORT')
        .executeTakeFirstOrThrow()
    ).id,

  /** A house of Maisons Clairière with the full offer, an e-mail, a folder, a document. */
  house: async () => {
    const marie = await as('marie@horizon.example')
    const company_id = await subjects.company()
    const { data } = await marie.call('projects.createProject', {
      company_id,
      type: 'HOUSE',
      name: `Maison ${randomBytes(4).toString('hex')}`,
      contact_information: {
        addresses: [{ street_name: 'Rue du Parcours', zip_code: '44000', city: 'Nantes' }],
        emails: [{ email: `${randomBytes(4).toString('hex')}@foyer.example` }],
      },
    })
    return { company_id, residence_id: data.id as number, email: data.contact_information.emails[0].email as string }
  },

  cancelled: async () => {
    const { residence_id } = await subjects.house()
    await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', residence_id).execute()
    return { residence_id }
  },

  folder: async (residence_id: number) => {
    const admin = await as('admin@logis.example')
    const { data } = await admin.call('documents.createFolder', {
      residence_id,
      name: `Dossier ${randomBytes(4).toString('hex')}`,
    })
    return data.id as number
  },

  document: async (residence_id: number, fields: Record<string, string> = {}) => {
    const admin = await as('admin@logis.example')
    const name = `${randomBytes(4).toString('hex')}.pdf`
    const { data } = await admin.upload('documents.uploadDocument', { residence_id }, { name, ...fields }, [
      { name, type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' },
    ])
    return data.id as number
  },

  picture: async (residence_id: number) => {
    const admin = await as('admin@logis.example')
    const file = { field: 'files[]', name: 'façade.png', type: 'image/png', bytes: subjects.png }
    const { data } = await admin.upload('pictures.addPictures', { residence_id }, {}, [file])
    return data[0].id as number
  },

  freshTemplate: async () => {
    const hugo = await as('hugo@clairiere.example')
    const company_id = await subjects.company()
    const name = `Modèle ${randomBytes(4).toString('hex')}`
    return (await hugo.call('templates.createTemplate', { company_id, name })).data.id as number
  },
  templateDocument: async (place: { company_id: number; template_id: number }) => {
    const hugo = await as('hugo@clairiere.example')
    const name = `${randomBytes(4).toString('hex')}.pdf`
    const { data } = await hugo.upload('templates.addTemplateDocument', place, {}, [
      { name, type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' },
    ])
    return data.documents[0].id as number
  },
  option: async () => {
    const hugo = await as('hugo@clairiere.example')
    const company_id = await subjects.company()
    const option = { option_type: 'DEFAULT_PROJECT_TEMPLATE', value: await subjects.freshTemplate() }
    return (await hugo.call('templates.addOption', { company_id, ...option })).data.id as number
  },
  foreignOption: async () => {
    const template_id = await subjects.foreignTemplate()
    const company_id = await subjects.rival()
    const option = { option_type: 'DEFAULT_PROJECT_TEMPLATE' as const, value: `${template_id}`, template_id }
    await db.deleteFrom('company_options').where('company_id', '=', company_id).execute()
    const { id } = await db
      .insertInto('company_options')
      .values({ company_id, ...option })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  foreignFolder: async () => subjects.folder(await subjects.villa()),
  foreignDocument: async () => subjects.document(await subjects.villa()),
  foreignPicture: async () => subjects.picture(await subjects.villa()),
  foreignTemplate: async () => subjects.templateOf(await subjects.rival()),
  templateOf: async (company_id: number) =>
    (
      await db
        .insertInto('templates')
        .values({ company_id, name: randomBytes(4).toString('hex') })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  villa: () => world.project('Villa Rivale'),
  flat: async () => (await world.flats('Résidence Les Tilleuls'))[0]!,

  label: async () =>
    (await db.selectFrom('document_labels').select('id').where('code', '=', 'dpe').executeTakeFirstOrThrow()).id,

  template: async () =>
    (
      await db
        .selectFrom('templates as t')
        .innerJoin('companies as c', 'c.id', 't.company_id')
        .select('t.id')
        .where('c.name', '=', 'Maisons Clairière')
        .executeTakeFirstOrThrow()
    ).id,

  notification: async (user_id: number) =>
    (
      await db
        .insertInto('user_notifications')
        .values({
          user_id,
          code: 'RESIDENCE_ACTIVATED',
          payload: JSON.stringify({ residence_name: 'Maison' }) as never,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,

  /** Something that a person was told: by the company they work for, or by one that they do not. */
  told: async (username: string) => {
    const user_id = await world.user(username)
    const link = await db
      .selectFrom('user_role_companies')
      .select('company_id')
      .where('user_id', '=', user_id)
      .where('is_active', '=', true)
      .executeTakeFirst()
    const company_id = link?.company_id ?? (await world.company('Maisons Clairière'))
    const { id } = await db
      .insertInto('notifications')
      .values({ user_id, company_id, kind: 'QUOTA_NEARLY_SPENT', happening: randomBytes(8).toString('hex') })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Something that a person has open. */
  session: async (username: string) => {
    await as(username)
    const user_id = await world.user(username)
    const { id } = await db
      .selectFrom('access_tokens')
      .select('id')
      .where('user_id', '=', user_id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  },

  /** A token of its own, as a mail would carry it. */
  oneTimeToken: async (kind: 'PASSWORD_RESET' | 'INVITATION', email: string, payload: object = {}) => {
    const token = randomBytes(32).toString('base64url')
    const user = await db.selectFrom('users').select('id').where('username', '=', email).executeTakeFirst()
    const token_hash = createHash('sha256').update(token).digest()
    await db
      .updateTable('one_time_tokens')
      .set({ revoked_at: new Date() })
      .where('kind', '=', kind)
      .where('email', '=', email)
      .execute()
    await db
      .insertInto('one_time_tokens')
      .values({
        kind,
        email,
        user_id: kind === 'PASSWORD_RESET' ? (user?.id ?? null) : null,
        token_hash,
        payload: JSON.stringify(payload) as never,
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute()
    return token
  },

  invitation: async () => {
    const { residence_id, email } = await subjects.house()
    return subjects.oneTimeToken('INVITATION', email, { residence_id, role: 'OWNER' })
  },

  /** The code of a home that nobody has activated. */
  freshCode: async () => {
    const { residence_id } = await subjects.house()
    return (
      await db
        .selectFrom('residences')
        .select('residence_code')
        .where('id', '=', residence_id)
        .executeTakeFirstOrThrow()
    ).residence_code
  },

  resetToken: async () => {
    const id = await subjects.passerBy()
    const { username } = await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()
    return subjects.oneTimeToken('PASSWORD_RESET', username)
  },

  /** A company without staff or projects. */
  emptyCompany: async () => {
    const { id: contact_information_id } = await db
      .insertInto('contact_informations')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow()
    const name = `Société ${randomBytes(4).toString('hex')}`
    return (
      await db
        .insertInto('companies')
        .values({ name, type: 'RENOVATION', contact_information_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  },

  /** What Maisons Clairière lets another company read. */
  access: async () => subjects.accessTo(await subjects.company()),
  foreignAccess: async () => subjects.accessTo(await subjects.rival()),
  accessTo: async (company_id: number) =>
    (
      await db
        .insertInto('resource_accesses')
        .values({
          company_id,
          authorized_company_id: await subjects.emptyCompany(),
          resource_type: 'Company',
          resource_id: company_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,

  /** Someone who has an account and nothing else. */
  passerBy: async () => {
    const username = `${randomBytes(4).toString('hex')}@passage.example`
    return (
      await db.insertInto('users').values({ username, email: username }).returning('id').executeTakeFirstOrThrow()
    ).id
  },

  /** One grey pixel. */
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),

  /** The boiler of Les Érables: Claire may read its sheet. */
  product: async () =>
    (await db.selectFrom('products').select('id').where('name', '=', 'Vitodens 200-W').executeTakeFirstOrThrow()).id,
  device: async (residence_id: number, commissioning_date: string | null = null) => {
    const admin = await as('admin@logis.example')
    const product_id = await subjects.product()
    const { data } = await admin.call('devices.createDevice', { residence_id, product_id, commissioning_date })
    return data.id as number
  },
  foreignDevice: async () => subjects.device(await subjects.villa()),
  deviceTask: async (device_id: number) =>
    (
      await db
        .selectFrom('device_tasks')
        .select('id')
        .where('device_id', '=', device_id)
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).id,
  foreignTask: async () => subjects.deviceTask(await subjects.device(await subjects.villa(), '2025-01-15')),
  deviceDocument: async (device_id: number) => {
    const admin = await as('admin@logis.example')
    const name = `${randomBytes(4).toString('hex')}.pdf`
    const file = { name, type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
    const { data } = await admin.upload('devices.uploadDeviceDocument', { device_id }, { name, label: '' }, [file])
    return data.id as number
  },
  job: () => jobOf('plumber'),
  contactOf,
  contact: async () => subjects.contactOf(await subjects.company()),
  foreignContact: async () => subjects.contactOf(await subjects.rival()),
  /** A contact of Maisons Clairière in a house of its own. */
  linkedContact: async () => {
    const { company_id, residence_id } = await subjects.house()
    const link = { contact_id: await subjects.contact(), job_id: await subjects.job() }
    const admin = await as('admin@logis.example')
    await admin.call('contacts.linkContact', { company_id, residence_id, ...link })
    return { company_id, residence_id, ...link }
  },
  tilleuls: () => world.project('Résidence Les Tilleuls'),
  batch: async () => {
    const admin = await as('admin@logis.example')
    const input = { building_id: await subjects.tilleuls(), product_id: await subjects.product() }
    return (await admin.call('devices.createFlatDevices', input)).data.batch_id as string
  },
  productRequest: async (model_id: number) => {
    const admin = await as('admin@logis.example')
    const request = { type: 'PRODUCT', name: randomBytes(4).toString('hex'), manufacturer: 'Nouveau' }
    const input = { ...request, model_type: 'Residence', model_id }
    return (await admin.call('devices.createProductRequest', input)).data.id as number
  },

  claire: () => world.user('claire@foyer.example'),
  erables: () => world.project('Maison Les Érables'),
}

/** Maisons Clairière lets Gaz Service Sud in: nora is the third party of the walk. */
export const authoriseNora = async () => {
  const company_id = await subjects.company()
  await db
    .insertInto('resource_accesses')
    .values({
      company_id,
      authorized_company_id: await world.company('Gaz Service Sud'),
      resource_type: 'Company',
      resource_id: company_id,
    })
    .execute()
}

export type { Client }
