import { address, cannotWrite, ofHouse, readers, staff, where, withThirdParty, writers } from '../groups.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

export const projectRows: Record<string, Row> = {
  'projects.listProjects': {
    input: async () => ({ company_id: await subjects.company() }),
    ok: readers,
    absent: 'COMPANY_NOT_FOUND',
  },
  'projects.exportProjects': {
    input: async () => ({ company_id: await subjects.company() }),
    ok: readers,
    absent: 'COMPANY_NOT_FOUND',
  },
  'projects.createProject': {
    input: async () => ({
      company_id: await subjects.company(),
      type: 'HOUSE',
      name: 'Neuve',
      contact_information: { addresses: [address] },
    }),
    ok: ['marie', 'paul', 'admin'],
    forbidden: ['lea', 'hugo', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'projects.getProject': { input: ofHouse, ok: withThirdParty },
  'projects.listReaders': {
    input: ofHouse,
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support', 'nora'],
  },
  'projects.getMap': { input: ofHouse, ok: withThirdParty },
  'projects.editProject': {
    input: async (person) => ({ ...(await where(person)), name: 'Autre', contract_number: null }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
  },
  'projects.setCommissioningDate': {
    input: async () => ({ ...(await ofHouse()), commissioning_date: '2026-01-01' }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
  },
  'projects.setProjectContact': {
    input: async (person) => ({ ...(await where(person)), addresses: [address] }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
  },
  'projects.getProjectContact': { input: where, ok: withThirdParty },
  'projects.cancelProject': {
    input: where,
    ok: ['marie', 'admin'],
    forbidden: ['paul', 'lea', 'hugo', 'support', 'nora'],
  },
  'projects.restoreProject': {
    input: () => subjects.cancelled(),
    ok: ['admin'],
    forbidden: everyone.filter((person) => person !== 'admin'),
  },
  'projects.getStatesHistory': {
    input: ofHouse,
    ok: ['admin', 'support'],
    forbidden: everyone.filter((person) => !['admin', 'support'].includes(person)),
  },
  'finding.find': {
    input: async () => ({ company_id: await subjects.company(), text: 'maison' }),
    ok: readers,
    absent: 'COMPANY_NOT_FOUND',
  },

  'provisions.listResidenceProvisions': { input: where, ok: withThirdParty },
  'provisions.listServiceProvisions': { input: async () => ({}), ok: staff, forbidden: ['claire', 'tom', 'alice'] },
}
