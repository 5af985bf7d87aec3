import type { TemplateRow } from '@logis/contract/templates'

/** A template that gives nothing yet, and that the reader may change. */
export const template = (id: number, name: string): TemplateRow => ({
  id,
  name,
  is_default: false,
  documents: [],
  devices: [],
  contacts: [],
  cannot: { edit: null, set_default: null },
})

/** A template that gives a product and a contact. */
export const full: TemplateRow = {
  ...template(3, 'Maison neuve'),
  devices: [
    {
      id: 5,
      product: {
        id: 50,
        name: 'Vitodens 200-W',
        reference: 'B2HF|26',
        manufacturer: { id: 1, name: 'Viessmann' },
        type: 'PRODUCT',
      },
      is_offered: true,
      quantity: 2,
      surface: null,
      thickness: null,
      lifespan: null,
      note: null,
    },
  ],
  contacts: [
    {
      id: 6,
      contact_id: 60,
      name: 'Yann Lenoir',
      company_name: 'Chauffage Lenoir',
      job: { id: 8, code: 'heating', name: 'Chauffagiste' },
    },
  ],
}
