import type { Id, InstantOrNull, Now } from './columns.ts'

export type ContactTables = {
  jobs: { id: Id; code: string; name_fr: string; name_en: string; archived_at: InstantOrNull }
  contacts: {
    id: Id
    company_id: number
    name: string
    company_name: string | null
    contact_information_id: number
    created_at: Now
    updated_at: Now
  }
  contact_jobs: { contact_id: number; job_id: number }
  residence_contact_links: {
    id: Id
    residence_id: number
    contact_id: number
    job_id: number
    created_at: Now
  }
}
