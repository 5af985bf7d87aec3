import type { Generated } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

type Asked = 'ALWAYS' | 'IF_TOUCHED' | 'IF_ANY' | 'NEVER'

export type BookletTables = {
  booklet_items: {
    id: Id
    code: string
    position: number
    name_fr: string
    name_en: string
    text_reference: string
    text_date: string
    applies_from: string
    applies_until: string | null
    on_construction: Asked
    on_works: Asked
    on_voluntary: Asked
  }
  booklet_parts: {
    item: string
    code: string
    position: number
    name_fr: string
    name_en: string
    is_optional: Generated<boolean>
    of_each: Generated<boolean>
  }
  booklet_labels: { label_code: string; item: string; part: string; leaves_open: string | null }
  booklet_natures: { nature: string; item: string; part: string; is_sure: boolean }
  booklets: {
    residence_id: number
    kind: 'CONSTRUCTION' | 'WORKS' | 'VOLUNTARY'
    triggered_on: string
    reference: string | null
    touched: Generated<string[]>
    updated_at: Now
  }
  booklet_answers: {
    residence_id: number
    item: string
    part: string
    is_not_applicable: Generated<boolean>
    body: string | null
    document_id: number | null
    valid_until: string | null
    author_user_id: number | null
    created_at: Now
  }
  booklet_works: {
    id: Id
    residence_id: number
    done_on: string
    description: string
    company_name: string
    author_user_id: number | null
    created_at: Now
    intervention_id: number | null
    touched: Generated<string[]>
  }
  booklet_work_documents: { work_id: number; document_id: number }
  booklet_handovers: {
    id: Id
    residence_id: number
    handed_on: string
    recipient: string
    author_user_id: number | null
    created_at: Now
  }
  booklet_asks: {
    id: Id
    residence_id: number
    item: string
    part: string
    device_id: number | null
    email: string
    message: Generated<string>
    locale: Generated<string>
    token_hash: Buffer | null
    asker_user_id: number
    created_at: Now
    expires_at: Instant
    revoked_at: InstantOrNull
    files_count: Generated<number>
  }
  booklet_shares: {
    id: Id
    residence_id: number
    maker_user_id: number
    by_owner: boolean
    label: string
    parts: string[] | null
    token_hash: Buffer
    password_hash: string | null
    email: string | null
    code_hash: Buffer | null
    code_until: InstantOrNull
    openings_max: number
    openings_count: Generated<number>
    created_at: Now
    expires_at: Instant
    revoked_at: InstantOrNull
  }
  booklet_share_openings: {
    id: Id
    share_id: number
    pass_hash: Buffer
    opened_at: Now
    pass_until: Instant
    files_count: Generated<number>
  }
  booklet_exports: { residence_id: number; made_at: Now; fingerprint: string }
  /** How far each booklet is; written by triggers (decision 105). */
  booklet_progress: { residence_id: number; done: number; total: number; missing: string[] }
}
