import { residenceTypes, type ResidenceType } from '@logis/contract/projects.rules'

const known: readonly string[] = residenceTypes
export const isResidenceType = (value: string | undefined): value is ResidenceType =>
  value !== undefined && known.includes(value)
