import { paperCodes } from './documents.recommended.rules.ts'
import { choice, flag, idOf, list, pastDay, start, text } from './lists.ts'
import { residenceTypes } from './projects.rules.ts'

/** A home is handed over soon when its commissioning lies at most so many days ahead, this day included. */
export const handOverDays = 60

/** What names and places a home. */
const home = {
  name: text(200),
  contract_number: text(100),
  address: text(200),
  zip_code: start(10),
  city: text(120),
  created_at: pastDay('<='),
}

/**
 * PRJ-10. Newest first. A plain text is looked for in name, contract number, address, city, residence code and id; of a
 * landlord's homes, in the names of their tenants too.
 * `children` and `third_parties` add the homes of the companies below, and of those that authorised this one.
 */
export const projectList = list({
  search: {
    ...home,
    type: choice(residenceTypes),
    is_ptg: flag,
    parent_id: idOf,
    activated: flag,
    credentials_sent: flag,
    without_email: flag,
    occupied: flag,
    undelivered: flag,
    lacks_documents: flag,
    lacks_paper: choice(paperCodes),
    hand_over_soon: flag,
    booklet_incomplete: flag,
    has_requests: flag,
    deleted: flag,
    service_provision: text(60),
    company_id: idOf,
    children: flag,
    third_parties: flag,
  },
  text: true,
  sorts: [
    'name',
    'created_at',
    'type',
    'activation_date',
    'contract_number',
    'city',
    'credentials_sent_at',
    'commissioning_date',
  ],
  by: '-created_at',
})

/** PTG-28, PTG-33. The gas passports among them. */
export const passportList = list({
  search: { ...home, children: flag, third_parties: flag },
  text: true,
  sorts: ['name', 'created_at', 'contract_number', 'city'],
  by: '-created_at',
})
