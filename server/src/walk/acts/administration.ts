import { idOfClass, idOfLabel, idOfMaker, idOfProduct } from '#platform/testing/catalogue.ts'
import { db } from '#platform/db.ts'
import {
  classOf,
  labelOf,
  makerOf,
  personOf,
  productOf,
  retentionOf,
  subscriptionOf,
  tradeOf,
  utilityOf,
} from '#platform/testing/administration.ts'
import { as } from '#platform/testing/client.ts'
import { jobOf } from '#platform/testing/contacts.ts'
import { world } from '#platform/testing/world.ts'
import { requestIn } from '../rows/energies.ts'
import { subjects } from '../subjects.ts'
import { act, call, type Ids, type Told } from './act.ts'

const cannotOf =
  (key: string): Told['cannot'] =>
  ({ data }, ids) =>
    data.find(({ id }: { id: number }) => id === ids[key])?.cannot
const all = () => ({ page_size: -1 })

const trade: Told = {
  reads: 'trades.listTrades',
  by: call('trades.listTrades', all),
  cannot: cannotOf('job_id'),
  states: {
    unused: async () => ({ job_id: await tradeOf() }),
    used: async () => ({ job_id: await jobOf('plumber') }),
  },
  acts: { delete: act('trades.deleteTrade', ({ job_id }: Ids) => ({ job_id })) },
}

const manufacturer: Told = {
  reads: 'manufacturers.listMakers',
  by: call('manufacturers.listMakers', all),
  cannot: cannotOf('manufacturer_id'),
  states: {
    unused: async () => ({ manufacturer_id: await makerOf() }),
    used: async () => ({ manufacturer_id: await idOfMaker('Viessmann') }),
    generic: async () => ({ manufacturer_id: await idOfMaker('GENERIQUE') }),
  },
  acts: {
    edit: act('manufacturers.editMaker', ({ manufacturer_id }: Ids) => ({
      manufacturer_id,
      name: `Fabricant ${String(manufacturer_id)}`,
    })),
    delete: act('manufacturers.deleteMaker', ({ manufacturer_id }: Ids) => ({ manufacturer_id })),
  },
}

const productLabel: Told = {
  reads: 'productLabels.listLabels',
  by: call('productLabels.listLabels', all),
  cannot: cannotOf('label_id'),
  states: {
    unused: async () => ({ label_id: await labelOf() }),
    used: async () => ({ label_id: await idOfLabel('acermi') }),
  },
  acts: { delete: act('productLabels.deleteLabel', ({ label_id }: Ids) => ({ label_id })) },
}

const productClass: Told = {
  reads: 'productClasses.listClasses',
  by: call('productClasses.listClasses', all),
  cannot: cannotOf('class_id'),
  states: {
    empty: async () => ({ class_id: await classOf() }),
    withProducts: async () => ({ class_id: await idOfClass('boiler') }),
    withClasses: async () => {
      const class_id = await classOf()
      await classOf(class_id)
      return { class_id }
    },
  },
  acts: { delete: act('productClasses.deleteClass', ({ class_id }: Ids) => ({ class_id })) },
}

const sheetActs = { delete: act('products.deleteProduct', ({ product_id }: Ids) => ({ product_id })) }
const sheetStates = {
  unused: async () => ({ product_id: await productOf() }),
  used: async () => ({ product_id: await idOfProduct('Chaudière gaz à condensation') }),
}
const sheets: Told = {
  reads: 'products.listSheets',
  by: call('products.listSheets', all),
  cannot: cannotOf('product_id'),
  states: sheetStates,
  acts: sheetActs,
}
const sheet: Told = {
  reads: 'products.getSheet',
  by: call('products.getSheet', ({ product_id }: Ids) => ({ product_id })),
  cannot: ({ data }) => data.cannot,
  states: sheetStates,
  acts: sheetActs,
}

const assisted: Told = {
  reads: 'accounts.listAssistable',
  by: call('accounts.listAssistable', all),
  cannot: cannotOf('user_id'),
  states: { 'of a company': async () => ({ user_id: await world.user('karim@renovest.example') }) },
  acts: {
    assist: act('accounts.startAssistance', ({ user_id }: Ids) => ({
      user_id,
      reason: 'Un dossier qui ne s’ouvre pas',
    })),
  },
}

const decided = ({ request_id }: Ids) => ({ request_id })
const meterRequest: Told = {
  reads: 'energies.listRequests',
  by: call('energies.listRequests', all),
  cannot: cannotOf('request_id'),
  states: {
    waiting: async () => ({ request_id: await requestIn('PENDING') }),
    approved: async () => ({ request_id: await requestIn('APPROVED') }),
    denied: async () => ({ request_id: await requestIn('DENIED') }),
  },
  acts: {
    approve: act('energies.approveRequest', decided),
    reject: act('energies.rejectRequest', decided),
    retry: act('energies.retryRequest', decided),
  },
}

const utilityTold = {
  states: {
    unused: async () => ({ utility_id: await utilityOf() }),
    used: async () => {
      const utility_id = await utilityOf()
      const id = await requestIn('PENDING')
      await db.updateTable('energy_subscriptions').set({ utility_id }).where('id', '=', id).execute()
      return { utility_id }
    },
  },
  acts: { delete: act('energies.deleteUtility', ({ utility_id }: Ids) => ({ utility_id })) },
}
const utilities: Told = {
  reads: 'energies.listUtilities',
  by: call('energies.listUtilities', all),
  cannot: cannotOf('utility_id'),
  ...utilityTold,
}
const utility: Told = {
  reads: 'energies.getUtility',
  by: call('energies.getUtility', ({ utility_id }: Ids) => ({ utility_id })),
  cannot: ({ data }) => data.cannot,
  ...utilityTold,
}

const requested = async () => ({
  product_request_id: await subjects.productRequest((await subjects.house()).residence_id),
})
const askedProduct: Told = {
  reads: 'products.listRequests',
  by: call('products.listRequests', all),
  cannot: cannotOf('product_request_id'),
  states: {
    waiting: requested,
    decided: async () => {
      const request = await requested()
      await (await as('admin@logis.example')).call('products.rejectRequest', { ...request, reason: 'Essai' })
      return request
    },
    'of a cancelled home': async () => {
      const { residence_id } = await subjects.house()
      const product_request_id = await subjects.productRequest(residence_id)
      await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', residence_id).execute()
      return { product_request_id }
    },
  },
  acts: {
    accept: act('products.acceptRequest', async ({ product_request_id }: Ids) => ({
      product_request_id,
      name: `Produit ${String(product_request_id)}`,
      manufacturer_id: await makerOf(),
      type: 'PRODUCT',
    })),
    merge: act('products.mergeRequest', async ({ product_request_id }: Ids) => ({
      product_request_id,
      product_id: await productOf(),
    })),
    reject: act('products.rejectRequest', ({ product_request_id }: Ids) => ({ product_request_id, reason: 'Essai' })),
  },
}

const person: Told = {
  reads: 'people.readPerson',
  by: call('people.readPerson', ({ user_id }) => ({ user_id })),
  cannot: ({ data }) => data?.cannot,
  states: {
    active: async () => ({ user_id: await personOf() }),
    disabled: async () => ({ user_id: await personOf({ is_active: false }) }),
    invited: async () => ({ user_id: await personOf({ password_hash: null }) }),
    'alone in a company': async () => ({ user_id: await world.user('otto@thermalia.example') }),
    oneself: async () => ({ user_id: await world.user('admin@logis.example') }),
  },
  acts: {
    edit: act('people.editPerson', ({ user_id }) => ({ user_id, first_name: 'Alix' })),
    change_email: act('people.editPerson', ({ user_id }) => ({ user_id, email: `n${user_id}@personne.example` })),
    disable: act('people.disablePerson', ({ user_id }) => ({ user_id })),
    enable: act('people.enablePerson', ({ user_id }) => ({ user_id })),
    reset: act('people.sendPersonReset', ({ user_id }) => ({ user_id })),
    set_roles: act('people.setGlobalRoles', ({ user_id }) => ({ user_id, roles: ['SUPPORT'] })),
  },
}

const partner: Told = {
  reads: 'partners.readPartner',
  by: call('partners.readPartner', ({ company_id }) => ({ company_id })),
  cannot: ({ data }) => data?.cannot,
  states: {
    empty: async () => ({ company_id: await subjects.emptyCompany() }),
    'with people': async () => {
      const company_id = await subjects.emptyCompany()
      const member = { user_id: await personOf(), company_id, role: 'COMPANY_MEMBER' as const }
      await db.insertInto('user_role_companies').values(member).execute()
      return { company_id }
    },
    'a parent': async () => {
      const [company_id, below] = [await subjects.emptyCompany(), await subjects.emptyCompany()]
      await db.updateTable('companies').set({ parent_id: company_id }).where('id', '=', below).execute()
      return { company_id }
    },
    disabled: async () => {
      const company_id = await subjects.emptyCompany()
      const why = { disabled_at: new Date(), disabled_reason: 'Contrat terminé' }
      await db.updateTable('companies').set(why).where('id', '=', company_id).execute()
      return { company_id }
    },
  },
  acts: {
    edit: act('partners.editPartner', ({ company_id }) => ({ company_id, sellsy_client_id: 'S1' })),
    move: act('partners.movePartner', ({ company_id }) => ({ company_id, parent_id: null })),
    link: act('partners.setLinkedPartners', ({ company_id }) => ({ company_id, ids: [] })),
    disable: act('partners.disablePartner', ({ company_id }) => ({ company_id, reason: 'Contrat terminé' })),
    enable: act('partners.enablePartner', ({ company_id }) => ({ company_id })),
    delete: act('partners.deletePartner', ({ company_id }) => ({ company_id })),
  },
}

const subscription: Told = {
  reads: 'subscriptions.listSubscriptions',
  by: call('subscriptions.listSubscriptions', all),
  cannot: cannotOf('subscription_id'),
  states: {
    running: async () => ({ subscription_id: await subscriptionOf() }),
    'with an end': async () => ({ subscription_id: await subscriptionOf({ ends_on: '2090-01-01' }) }),
    planned: async () => ({ subscription_id: await subscriptionOf({ starts_on: '2090-01-01' }) }),
    ended: async () => ({ subscription_id: await subscriptionOf({ ends_on: '2026-02-01' }) }),
  },
  acts: {
    edit: act('subscriptions.editSubscription', ({ subscription_id }) => ({ subscription_id, quantity: 3 })),
    end: act('subscriptions.endSubscription', ({ subscription_id }) => ({ subscription_id })),
    renew: act('subscriptions.renewSubscription', ({ subscription_id }) => ({ subscription_id })),
    delete: act('subscriptions.deleteSubscription', ({ subscription_id }) => ({ subscription_id })),
  },
}

const decision = (act_: 'ARCHIVE' | 'ERASE') =>
  act('retentions.decideRetention', ({ company_id }: Ids) => ({ company_ids: [company_id], act: act_ }))
const retention: Told = {
  reads: 'retentions.listRetentions',
  by: call('retentions.listRetentions', all),
  cannot: cannotOf('company_id'),
  states: {
    due: async () => ({ company_id: await retentionOf() }),
    'never told': async () => ({ company_id: await retentionOf({ isTold: false }) }),
    held: async () => ({ company_id: await retentionOf({ isHeld: true }) }),
    archived: async () => {
      const company_id = await retentionOf()
      const decided = { company_ids: [company_id], act: 'ARCHIVE' }
      await (await as('admin@logis.example')).call('retentions.decideRetention', decided)
      return { company_id }
    },
  },
  acts: {
    archive: decision('ARCHIVE'),
    erase: decision('ERASE'),
    hold: act('retentions.holdRetention', ({ company_id }: Ids) => ({ company_id, reason: 'Litige' })),
    release: act('retentions.releaseRetention', ({ company_id }: Ids) => ({ company_id })),
  },
}

export const administrationActs: Record<string, Told> = {
  retention,
  subscription,
  partner,
  person,
  trade,
  manufacturer,
  productLabel,
  productClass,
  sheets,
  sheet,
  assisted,
  meterRequest,
  askedProduct,
  utilities,
  utility,
}
