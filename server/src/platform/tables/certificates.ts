import type { CertificateStanding, EnergyClass } from '@logis/contract/certificates.rules'
import type { Id, Now } from './columns.ts'

export type CertificateTables = {
  energy_certificates: {
    id: Id
    residence_id: number
    document_id: number | null
    number: string | null
    standing: CertificateStanding
    established_on: string
    valid_until: string
    energy_class: EnergyClass
    emission_class: EnergyClass
    consumption: number | null
    emission: number | null
    surface: number | null
    year: number | null
    created_at: Now
  }
}
