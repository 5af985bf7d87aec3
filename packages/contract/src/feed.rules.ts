/** FEED-06, FEED-07. */
export const activityModels = [
  'Address',
  'PurchaseOrder',
  'ResidenceContactLink',
  'File',
  'ResidenceFolder',
  'Email',
  'ResidenceActivationCode',
  'Device',
  'Note',
  'Residence',
  'Project',
] as const
export type ActivityModel = (typeof activityModels)[number]
export const activityActions = ['CREATED', 'UPDATED', 'DELETED'] as const
export type ActivityAction = (typeof activityActions)[number]
