import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { addedPaper, bracketed, paper } from '#platform/testing/forms.ts'
import { world } from '#platform/testing/world.ts'
import { forgetCredentialContacts, freshCredentialContact } from '../colleagues.ts'
import { labelOf, labelProducts, newLabel } from '../rows/materialLabels.ts'
import { freshView } from '../rows/views.ts'
import { subjects } from '../subjects.ts'
import { act, besideList, call, passport, uploading, type Call, type Ids, type Told } from './act.ts'

const clairiere = async (): Promise<Ids> => ({ company_id: await subjects.company() })
const ofCompany = ({ company_id }: Ids) => ({ company_id })
const newAccess = async (ids: Ids) => ({
  ...ofCompany(ids),
  authorized_company_id: await subjects.emptyCompany(),
  resource_type: 'Company',
  resource_id: ids.company_id,
})
const accesses: Told = {
  reads: 'accesses.listAuthorizedAccesses',
  by: call('accesses.listAuthorizedAccesses', ofCompany),
  cannot: besideList,
  states: { any: clairiere },
  acts: { grant: act('accesses.grantAccess', newAccess) },
}
const access: Told = {
  reads: 'accesses.listAuthorizedAccesses',
  by: call('accesses.listAuthorizedAccesses', (ids) => ({ ...ofCompany(ids), page_size: -1 })),
  cannot: ({ data }, { access_id }) => data.find(({ id }: { id: number }) => id === access_id)?.cannot,
  states: { any: async () => ({ ...(await clairiere()), access_id: await subjects.access() }) },
  acts: { remove: act('accesses.removeAccess', ({ company_id, access_id }) => ({ company_id, access_id })) },
}

const company: Told = {
  reads: 'companies.getCompany',
  by: call('companies.getCompany', ofCompany),
  cannot: ({ data }) => data.cannot,
  states: {
    'a builder': clairiere,
    'a landlord': async () => ({ company_id: await world.company('Habitat Rivages') }),
    'a manager': async () => ({ company_id: await world.company('Groupe Horizon') }),
  },
  acts: {
    administer: act('companies.setCompanyChannel', async (ids) => ({
      ...ofCompany(ids),
      setting_id: await subjects.channel(),
      active: true,
    })),
    edit_sheet: act('companies.updateCompany', (ids) => ({ ...ofCompany(ids), sponsorship_url: null })),
    set_owner: act('companies.updateCompany', (ids) => ({ ...ofCompany(ids), owner_user_username: null })),
  },
}

/** One that holds nothing, in the list of the company above. */
const affiliate: Told = {
  reads: 'companies.listAffiliates',
  by: call('companies.listAffiliates', (ids) => ({ ...ofCompany(ids), page_size: -1 })),
  cannot: ({ data }, { child_id }) => data.find(({ id }: { id: number }) => id === child_id)?.cannot,
  states: {
    empty: async () => ({ company_id: await subjects.horizon(), child_id: await subjects.emptyChild() }),
  },
  acts: {
    edit: act('companies.removeCompanyPicture', ({ child_id }) => ({ company_id: child_id })),
    delete: act('companies.deleteChild', ({ company_id, child_id }) => ({ company_id, child_id })),
  },
}

const onSheet = async (more: (company_id: number) => Promise<unknown>): Promise<Ids> => {
  const { company_id } = await clairiere()
  await forgetCredentialContacts(company_id!)
  const contact_id = await freshCredentialContact(company_id!)
  await more(company_id!)
  return { company_id: company_id!, contact_id }
}
const credentialContacts: Told = {
  reads: 'companies.listCredentialContacts',
  by: call('companies.listCredentialContacts', ofCompany),
  cannot: besideList,
  states: {
    'with room': () => onSheet(async () => {}),
    full: () =>
      onSheet((company_id) =>
        db
          .insertInto('credential_contacts')
          .values([1, 2].map((position) => ({ company_id, name: 'Accueil', position })))
          .execute(),
      ),
  },
  acts: {
    add: act('companies.addCredentialContact', (ids) => ({ ...ofCompany(ids), name: 'Accueil' })),
    edit: act('companies.editCredentialContact', ({ company_id, contact_id }) => ({
      company_id,
      contact_id,
      name: 'Accueil',
    })),
  },
}

const view: Told = {
  reads: 'views.listViews',
  by: call('views.listViews', (ids) => ({ ...ofCompany(ids), list: 'projects' })),
  cannot: ({ data }, { view_id }) => data.find(({ id }: { id: number }) => id === view_id)?.cannot,
  states: {
    shared: async () => {
      const { company_id } = await clairiere()
      return { company_id: company_id!, view_id: await freshView(company_id!, 'hugo', true) }
    },
  },
  acts: {
    edit: act('views.editView', ({ company_id, view_id }) => ({ company_id, view_id, sort: '-city' })),
    share: act('views.editView', ({ company_id, view_id }) => ({ company_id, view_id, is_shared: false })),
  },
}
const views: Told = {
  reads: 'views.listViews',
  by: call('views.listViews', (ids) => ({ ...ofCompany(ids), list: 'projects' })),
  cannot: besideList,
  states: { any: clairiere },
  acts: {
    create: act('views.createView', (ids) => ({ ...ofCompany(ids), list: 'projects', name: crypto.randomUUID() })),
    share: act('views.createView', (ids) => ({
      ...ofCompany(ids),
      list: 'projects',
      name: crypto.randomUUID(),
      is_shared: true,
    })),
  },
}

const template: Told = {
  reads: 'templates.listTemplates',
  by: call('templates.listTemplates', (ids) => ({ ...ofCompany(ids), light: '1' })),
  cannot: ({ data }, { template_id }) => data.find(({ id }: { id: number }) => id === template_id)?.cannot,
  states: { any: async () => ({ ...(await clairiere()), template_id: await subjects.freshTemplate() }) },
  acts: {
    edit: act('templates.renameTemplate', ({ company_id, template_id }) => ({
      company_id,
      template_id,
      name: crypto.randomUUID(),
    })),
    set_default: act('templates.addOption', ({ company_id, template_id }) => ({
      company_id,
      option_type: 'DEFAULT_PROJECT_TEMPLATE',
      value: template_id,
    })),
  },
}

const labels: Told = {
  reads: 'materialLabels.listLabels',
  by: call('materialLabels.listLabels', ofCompany),
  cannot: besideList,
  states: { any: clairiere },
  acts: { create: act('materialLabels.createLabel', async (ids) => ({ ...ofCompany(ids), ...(await newLabel()) })) },
}
const label: Told = {
  reads: 'materialLabels.listLabels',
  by: call('materialLabels.listLabels', ofCompany),
  cannot: ({ data }, { label_id }) => data.find(({ id }: { id: number }) => id === label_id)?.cannot,
  states: {
    own: async () => {
      const ids = await clairiere()
      return { ...ids, label_id: await labelOf(ids.company_id!) }
    },
    'of an affiliate': async () => ({
      company_id: await world.company('Groupe Horizon'),
      label_id: await labelOf(await subjects.company()),
    }),
  },
  acts: {
    write: act('materialLabels.editLabel', async ({ company_id, label_id }) => ({
      company_id,
      label_id,
      products: await labelProducts(),
    })),
  },
}

const lenoir = async (): Promise<Ids> => ({ company_id: await world.company('Chauffage Lenoir') })
const withQuota = (value: number | null) => async () => {
  const ids = await lenoir()
  const admin = await as('admin@logis.example')
  await (value === null
    ? admin.call('passports.removeQuota', ids)
    : admin.call('passports.setQuota', { ...ids, value }))
  return ids
}
const customer = {
  name: 'Mme Parcours',
  email: 'parcours@foyer.example',
  street_name: 'Rue Neuve',
  zip_code: '44000',
  city: 'Nantes',
}
const quota: Told = {
  reads: 'passports.getQuota',
  by: call('passports.getQuota', ofCompany),
  cannot: ({ data }) => data.cannot,
  states: { available: withQuota(999), none: withQuota(null), 'used up': withQuota(0) },
  acts: {
    create: uploading('passports.createPassport', (client, ids) =>
      client.upload(
        'passports.createPassport',
        ofCompany(ids),
        bracketed({ contact_information: customer, intervention: { type: 'MAINTENANCE' } }),
        [paper('ptg_others')],
      ),
    ),
  },
}

type Work = { files?: string[]; patch?: object }
/** A maintenance of the installer. */
const maintenance =
  ({ files = ['ptg_others'], patch = {} }: Work) =>
  async (): Promise<Ids> => {
    const { company_id, residence_id } = await passport()
    const yann = await as('yann@lenoir.example')
    const fields = bracketed({
      residence: { id: residence_id! },
      intervention: { type: 'MAINTENANCE', date: '2026-11-18' },
    })
    const { data } = await yann.upload(
      'interventions.createIntervention',
      { company_id },
      fields,
      files.map((group) => paper(group)),
    )
    await db
      .updateTable('interventions')
      .set({ type: 'MAINTENANCE', ...patch })
      .where('id', '=', data.id)
      .execute()
    return { company_id: company_id!, residence_id: residence_id!, intervention_id: data.id }
  }
const ofIntervention = ({ company_id, intervention_id }: Ids) => ({ company_id, intervention_id })
const changing =
  (change: Record<string, string>, papers: string[] = []): Call =>
  (client, ids) =>
    client.upload(
      'interventions.editIntervention',
      ofIntervention(ids),
      bracketed({ intervention: change }),
      papers.map((group) => addedPaper(group)),
    )
const whole = { files: ['ptg_cert_maintenance', 'ptg_others'] }
const intervention: Told = {
  reads: 'interventions.getIntervention',
  by: call('interventions.getIntervention', ofIntervention),
  cannot: ({ data }) => data.cannot,
  states: {
    whole: maintenance(whole),
    incomplete: maintenance({}),
    done: maintenance({ ...whole, patch: { status: 'DONE' } }),
  },
  acts: {
    edit: uploading('interventions.editIntervention', changing({ date: '2026-11-17' })),
    finish: uploading('interventions.editIntervention', changing({ status: 'DONE' }), { repeats: 'INTERVENTION_DONE' }),
    reopen: uploading('interventions.editIntervention', changing({ status: 'IN_PROGRESS' })),
    remove: act('interventions.deleteIntervention', ofIntervention),
  },
}
const interventions: Told = {
  reads: 'interventions.listInterventions',
  by: call('interventions.listInterventions', ofCompany),
  cannot: besideList,
  states: { any: passport },
  acts: {
    create: uploading('interventions.createIntervention', (client, ids) =>
      client.upload(
        'interventions.createIntervention',
        ofCompany(ids),
        bracketed({ residence: { id: ids.residence_id! }, intervention: { type: 'MAINTENANCE' } }),
        [paper('ptg_others')],
      ),
    ),
  },
}

export const companyActs: Record<string, Told> = {
  accesses,
  access,
  company,
  affiliate,
  credentialContacts,
  views,
  view,
  template,
  labels,
  label,
  quota,
  intervention,
  interventions,
}
