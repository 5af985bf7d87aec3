/** What a column of a sheet of homes is called, on the screen and in the report. */
export const fields = {
  name: 'Name',
  type: 'Type',
  contract_number: 'Contract number',
  building: 'Building',
  address: 'Full address',
  street_number: 'Street number',
  street_suffix: 'Number suffix',
  street_type: 'Street type',
  street_name: 'Street',
  extra_infos: 'Address line 2',
  zip_code: 'Postcode',
  city: 'City',
  emails: 'Emails',
  phones: 'Phones',
  size: 'Size (m²)',
  floor: 'Floor',
  stairs: 'Staircase',
  commissioning_date: 'Commissioning',
}

/** What becomes of a line of a sheet. */
export const rowStates = {
  NEW: 'To create',
  EXISTING: 'Already there',
  FAULTY: 'To correct',
  CREATED: 'Created',
  LEFT_OUT: 'Left out',
  CANCELLED: 'Cancelled',
  KEPT: 'Kept',
}

/** How far a sheet is. */
export const states = { DRAFT: 'Draft', RUNNING: 'Running', DONE: 'Done', UNDONE: 'Undone' }

/** Why a line was left out, where it is told otherwise than to whoever is refused. */
export const leftOut = { COMPANY_DISABLED: 'The company was disabled during the import.' }
