import type { Id, InstantOrNull, Now } from './columns.ts'

export type SaleTables = {
  home_sales: {
    id: Id
    residence_id: number
    seller_user_id: number | null
    buyer_email: string
    buyer_user_id: number | null
    deed_on: string
    created_at: Now
    accepted_at: InstantOrNull
    done_at: InstantOrNull
    fingerprint: string | null
  }
}
