import type { Company } from '@logis/contract/companies'

/** The sheet of the company that the tests' people are of. */
export const horizon: Company = {
  id: 1,
  uuid: '7d0d3c2e',
  name: 'Groupe Horizon',
  type: 'RESIDENCE_BUILDER',
  picture_path: null,
  parent_id: null,
  is_disabled: false,
  sponsorship_url: null,
  sponsorship_link: null,
  owner_user: null,
  created_at: '2026-01-10T09:00:00.000Z',
  contact_information: { public_name: null, website_url: null, notes: null, addresses: [], emails: [], phones: [] },
  children: [],
  parents: [],
  linked_companies: [],
  options: [],
  user_role_companies: [],
  credential_contacts: [],
  material_labels: [],
  communication_channel_settings: [],
  cannot: { edit_sheet: null, set_owner: null, administer: null },
}
