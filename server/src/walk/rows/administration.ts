import { randomBytes } from 'node:crypto'
import {
  channelOf,
  classOf,
  labelOf,
  makerOf,
  noteOf,
  personOf,
  productOf,
  retentionOf,
  subscriptionOf,
  tradeOf,
  utilityOf,
} from '#platform/testing/administration.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import { everyone, people } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'
import { requestIn } from './energies.ts'

/** ADMIN-11. */
const byAdministrators = { ok: ['admin'], forbidden: everyone.filter((person) => person !== 'admin') } as const
/** ADMIN-15. */
const byHelpers = {
  ok: ['admin', 'support'],
  forbidden: everyone.filter((person) => person !== 'admin' && person !== 'support'),
} as const
const newName = () => randomBytes(6).toString('hex')
const bringing: Row = {
  input: async () => ({ kind: 'manufacturers' }),
  upload: ({ kind }) => ({ address: { kind }, fields: {} }),
  files: [{ name: 'fabricants.csv', type: 'text/csv', bytes: `Nom;Id\nFabricant du tableur ${newName()};\n` }],
  ...byAdministrators,
}
const newTrade = () => ({ code: `t${newName()}`, name_fr: 'Puisatier', name_en: 'Well digger' })

const aboutHouse = async () => ({
  model_type: 'Residence' as const,
  model_id: (await subjects.house()).residence_id,
})
const ofServices: Row = {
  input: async () => ({}),
  ok: [],
  told: { admin: '409 SERVICE_NOT_CONFIGURED' },
  forbidden: byAdministrators.forbidden,
}

const onPartner = (more: object = {}, disabled = false) => ({
  input: async () => {
    const company_id = await subjects.emptyCompany()
    if (disabled)
      await (await as('admin@logis.example')).call('partners.disablePartner', { company_id, reason: 'Essai' })
    return { ...more, company_id }
  },
  ...byAdministrators,
})
const newPerson = () => ({
  email: `${randomBytes(6).toString('hex')}@personne.example`,
  first_name: 'Alix',
  last_name: 'Roche',
})
const onPerson = (more: object = {}, of?: Parameters<typeof personOf>[0]) => ({
  input: async () => ({ ...more, user_id: await personOf(of) }),
  ...byAdministrators,
})

const onRequest = (more: () => Promise<object>) => ({
  input: async () => {
    const { residence_id } = await subjects.house()
    return { ...(await more()), product_request_id: await subjects.productRequest(residence_id) }
  },
  ...byAdministrators,
})

export const administrationRows: Record<string, Row> = {
  'accounts.listAssistable': { input: async () => ({}), ...byHelpers },
  'accounts.startAssistance': {
    input: async () => ({ user_id: await world.user(people.karim), reason: 'Un dossier qui ne s’ouvre pas' }),
    ...byHelpers,
  },
  'channels.listChannels': { input: async () => ({}), ...byAdministrators },
  'channels.editChannel': {
    input: async () => ({ channel_id: await channelOf('WEEKLY_REPORT'), name_en: 'Weekly report' }),
    ...byAdministrators,
  },
  'energies.listRequests': { input: async () => ({}), ...byAdministrators },
  'energies.approveRequest': { input: async () => ({ request_id: await requestIn('PENDING') }), ...byAdministrators },
  'energies.rejectRequest': { input: async () => ({ request_id: await requestIn('PENDING') }), ...byAdministrators },
  'energies.retryRequest': { input: async () => ({ request_id: await requestIn('DENIED') }), ...byAdministrators },
  'energies.listUtilities': { input: async () => ({}), ...byAdministrators },
  'energies.getUtility': { input: async () => ({ utility_id: await utilityOf() }), ...byAdministrators },
  'energies.createUtility': { input: async () => ({ name: newName(), energy: 'GAS' }), ...byAdministrators },
  'energies.editUtility': {
    input: async () => ({ name: newName(), utility_id: await utilityOf() }),
    ...byAdministrators,
  },
  'energies.deleteUtility': { input: async () => ({ utility_id: await utilityOf() }), ...byAdministrators },
  'administration.listEntries': { input: async () => ({}), ...byAdministrators },
  'administration.listMails': { input: async () => ({}), ...byAdministrators },
  'administration.listIntakes': { input: async () => ({}), ...byAdministrators },
  'administration.exportIntakes': { input: async () => ({}), ...byAdministrators },
  'administration.exportEntries': { input: async () => ({}), ...byAdministrators },
  'feed.listPersonActivity': onPerson(),
  'invitations.listPersonMails': onPerson(),
  'administration.getFigures': { input: async () => ({}), ...byAdministrators },
  // Nothing configures them here: whoever may ask is told so.
  'administration.getHelloWatt': ofServices,
  'administration.getInvoicingService': ofServices,
  'notes.listNotes': { input: async () => ({}), ...byAdministrators },
  'notes.createNote': { input: async () => ({ ...(await aboutHouse()), text: 'À rappeler' }), ...byAdministrators },
  'notes.deleteNote': { input: async () => ({ note_id: await noteOf(await aboutHouse()) }), ...byAdministrators },
  'retentions.listRetentions': { input: async () => ({}), ...byAdministrators },
  'retentions.decideRetention': {
    input: async () => ({ company_ids: [await retentionOf()], act: 'ERASE' }),
    ...byAdministrators,
  },
  'retentions.holdRetention': {
    input: async () => ({ company_id: await retentionOf(), reason: 'Litige en cours' }),
    ...byAdministrators,
  },
  'retentions.releaseRetention': {
    input: async () => ({ company_id: await retentionOf({ isHeld: true }) }),
    ...byAdministrators,
  },
  'retentions.exportErasures': { input: async () => ({}), ...byAdministrators },
  'trades.listTrades': { input: async () => ({}), ...byAdministrators },
  'trades.createTrade': { input: async () => newTrade(), ...byAdministrators },
  'trades.editTrade': { input: async () => ({ ...newTrade(), job_id: await tradeOf() }), ...byAdministrators },
  'people.listPeople': { input: async () => ({}), ...byAdministrators },
  'finding.findEverywhere': { input: async () => ({ text: 'claire' }), ...byAdministrators },
  'people.readPerson': onPerson(),
  'people.createPerson': { input: async () => newPerson(), ...byAdministrators },
  'people.editPerson': onPerson({ first_name: 'Alix' }),
  'people.disablePerson': onPerson(),
  'people.enablePerson': onPerson({}, { is_active: false }),
  'people.sendPersonReset': onPerson(),
  'people.setGlobalRoles': onPerson({ roles: ['SUPPORT'] }),
  'partners.listPartners': { input: async () => ({}), ...byAdministrators },
  'partners.readPartner': onPartner(),
  'partners.createPartner': { input: async () => ({ name: 'Société neuve', type: 'RENOVATION' }), ...byAdministrators },
  'partners.editPartner': onPartner({ name: 'Société' }),
  'partners.previewMove': onPartner(),
  'partners.movePartner': onPartner({ parent_id: null }),
  'partners.disablePartner': onPartner({ reason: 'Contrat terminé' }),
  'partners.enablePartner': onPartner({}, true),
  'partners.setLinkedPartners': onPartner({ ids: [] }),
  'partners.previewMerge': {
    input: async () => ({ company_id: await subjects.emptyCompany(), into_id: await subjects.emptyCompany() }),
    ...byAdministrators,
  },
  'partners.mergePartner': {
    input: async () => ({ company_id: await subjects.emptyCompany(), into_id: await subjects.emptyCompany() }),
    ...byAdministrators,
  },
  'partners.deletePartner': onPartner(),
  'subscriptions.listSubscriptions': { input: async () => ({}), ...byAdministrators },
  'subscriptions.createSubscription': {
    input: async () => ({ company_id: await subjects.emptyCompany(), code: 'MSL_PREMIUM', starts_on: '2026-01-01' }),
    ...byAdministrators,
  },
  'subscriptions.editSubscription': {
    input: async () => ({ subscription_id: await subscriptionOf(), quantity: 3 }),
    ...byAdministrators,
  },
  'subscriptions.endSubscription': {
    input: async () => ({ subscription_id: await subscriptionOf() }),
    ...byAdministrators,
  },
  'subscriptions.renewSubscription': {
    input: async () => ({ subscription_id: await subscriptionOf({ ends_on: '2090-01-01' }) }),
    ...byAdministrators,
  },
  'subscriptions.deleteSubscription': {
    input: async () => ({ subscription_id: await subscriptionOf({ starts_on: '2090-01-01' }) }),
    ...byAdministrators,
  },
  'trades.deleteTrade': { input: async () => ({ job_id: await tradeOf() }), ...byAdministrators },
  'manufacturers.listMakers': { input: async () => ({}), ...byAdministrators },
  'manufacturers.createMaker': { input: async () => ({ name: `Fabricant ${newName()}` }), ...byAdministrators },
  'manufacturers.editMaker': {
    input: async () => ({ name: `Fabricant ${newName()}`, manufacturer_id: await makerOf() }),
    ...byAdministrators,
  },
  'manufacturers.deleteMaker': { input: async () => ({ manufacturer_id: await makerOf() }), ...byAdministrators },
  'products.listSheets': { input: async () => ({}), ...byAdministrators },
  'products.getSheet': { input: async () => ({ product_id: await productOf() }), ...byAdministrators },
  'products.createProduct': {
    input: async () => ({ name: newName(), manufacturer_id: await makerOf(), type: 'PRODUCT' }),
    ...byAdministrators,
  },
  'products.editProduct': {
    input: async () => ({ name: newName(), product_id: await productOf() }),
    ...byAdministrators,
  },
  'products.deleteProduct': { input: async () => ({ product_id: await productOf() }), ...byAdministrators },
  'products.setProductTasks': {
    input: async () => ({
      product_id: await productOf(),
      tasks: [{ name_fr: 'Nettoyer', name_en: 'Clean', periodicity_months: 6 }],
    }),
    ...byAdministrators,
  },
  'products.setProductPicture': {
    input: async () => ({ product_id: await productOf() }),
    upload: ({ product_id }) => ({ address: { product_id }, fields: {} }),
    files: [{ name: 'photo.png', type: 'image/png', bytes: subjects.png }],
    ...byAdministrators,
  },
  'products.removeProductPicture': { input: async () => ({ product_id: await productOf() }), ...byAdministrators },
  'products.addProductDocument': {
    input: async () => ({ product_id: await productOf() }),
    upload: ({ product_id }) => ({ address: { product_id }, fields: { name: 'notice.pdf' } }),
    ...byAdministrators,
  },
  'products.deleteProductDocument': {
    input: async () => {
      const product_id = await productOf()
      const form = [{ name: 'notice.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4 %%EOF') }]
      const added = await (
        await as('admin@logis.example')
      ).upload('products.addProductDocument', { product_id }, {}, form)
      return { product_id, document_id: added.data.id }
    },
    ...byAdministrators,
  },
  'products.exportCatalogue': { input: async () => ({ kind: 'products' }), ...byAdministrators },
  'products.previewCatalogue': bringing,
  'products.importCatalogue': bringing,
  'products.listRequests': { input: async () => ({}), ...byAdministrators },
  'products.acceptRequest': onRequest(async () => ({
    name: newName(),
    manufacturer_id: await makerOf(),
    type: 'PRODUCT',
  })),
  'products.mergeRequest': onRequest(async () => ({ product_id: await productOf() })),
  'products.rejectRequest': onRequest(async () => ({ reason: 'Un modèle retiré de la vente' })),
  'productClasses.listClasses': { input: async () => ({}), ...byAdministrators },
  'productClasses.createClass': { input: async () => ({ ...newTrade(), type: 'PRODUCT' }), ...byAdministrators },
  'productClasses.editClass': {
    input: async () => ({ name_fr: 'Pompes', parent_id: await classOf(), class_id: await classOf() }),
    ...byAdministrators,
  },
  'productClasses.deleteClass': { input: async () => ({ class_id: await classOf() }), ...byAdministrators },
  'productLabels.listLabels': { input: async () => ({}), ...byAdministrators },
  'productLabels.createLabel': { input: async () => newTrade(), ...byAdministrators },
  'productLabels.editLabel': { input: async () => ({ ...newTrade(), label_id: await labelOf() }), ...byAdministrators },
  'productLabels.deleteLabel': { input: async () => ({ label_id: await labelOf() }), ...byAdministrators },
}
