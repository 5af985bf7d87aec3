/** How far a part of the booklet is, in the portal and on paper. */
export const states = {
  COMPLETE: 'Complete',
  NOT_APPLICABLE: 'Not applicable',
  TO_CHECK: 'To check',
  TO_COMPLETE: 'To complete',
}

/** What one thing that speaks for a part lacks, beside its name. */
export const lacks = {
  NOTICE_MISSING: 'without a manual',
  EXPIRED: 'expired',
  AS_BUILT_UNKNOWN: 'not marked “as built”',
  NETWORK_UNKNOWN: 'network not specified',
  VALIDITY_UNKNOWN: 'without an expiry date',
  USE_UNKNOWN: 'use to be specified',
  MODEL_UNKNOWN: 'brand or model missing',
  SURFACE_UNKNOWN: 'without an area',
  PROPOSED_BY_STUDY: 'to be confirmed',
  POST_UNKNOWN: 'wall to be specified',
  NOT_IN_FORCE: 'cancelled or replaced',
  CAME_BY_LINK: 'received through a link, to be checked',
}

/** What a booklet is kept for. */
export const kinds = { CONSTRUCTION: 'Construction', WORKS: 'Works', VOLUNTARY: 'Voluntary booklet' }

/** What works have touched. */
export const touch = {
  roof: 'Roof',
  walls: 'Outside walls',
  glazing: 'Windows and glazed doors',
  floor: 'Ground floor slab',
  heating: 'Heating',
  hot_water: 'Hot water',
  ventilation: 'Ventilation',
  cooling: 'Cooling',
  renewables: 'Renewable energy',
}

/** What speaks for a part of the booklet. */
export const sources = {
  DOCUMENT: 'Document',
  DEVICE: 'Device',
  STUDY: 'Thermal study',
  WORK: 'Works',
  INTERVENTION: 'Intervention',
  TRIGGER: 'Origin',
  HANDOVER: 'Handover',
}
