/**
 * What a sheet of projects may tell of each; `address` holds all of an address in one cell. `street_suffix` (« bis ») and
 * `street_type` (« avenue ») are read into the number and the name of the street.
 */
export const intakeFields = [
  'name',
  'type',
  'contract_number',
  'building',
  'address',
  'street_number',
  'street_suffix',
  'street_type',
  'street_name',
  'extra_infos',
  'zip_code',
  'city',
  'emails',
  'phones',
  'size',
  'floor',
  'stairs',
  'commissioning_date',
] as const
export type IntakeField = (typeof intakeFields)[number]

/** The rows of one file at most, and what it may weigh. */
export const intakeRowsMax = 10_000
export const intakeBytes = 10 * 1024 * 1024

/**
 * What keeps a line from being created. `repeated`: a line above is the same project; `ambiguous`: several buildings have
 * this name, and the line does not say where; `error`: the spreadsheet could not calculate this cell.
 */
export const intakeFaultCodes = [
  'missing',
  'long',
  'characters',
  'number',
  'range',
  'date',
  'zip',
  'email',
  'phone',
  'type',
  'too_many',
  'building',
  'repeated',
  'ambiguous',
  'error',
] as const
export type IntakeFaultCode = (typeof intakeFaultCodes)[number]

/** A draft is corrected; what runs is created line by line; for an hour after that it may be undone. */
export const intakeStates = ['DRAFT', 'RUNNING', 'DONE', 'UNDONE'] as const
export type IntakeState = (typeof intakeStates)[number]

/**
 * What becomes of a line: `NEW` will be created, `EXISTING` is there already, `FAULTY` has to be corrected. Then `CREATED`,
 * or `LEFT_OUT`; once undone `CANCELLED`, or `KEPT` because somebody has worked on it meanwhile.
 */
export const intakeRowStates = ['NEW', 'EXISTING', 'FAULTY', 'CREATED', 'LEFT_OUT', 'CANCELLED', 'KEPT'] as const
export type IntakeRowState = (typeof intakeRowStates)[number]

/** How long what was created may be undone. */
export const undoMinutes = 60
