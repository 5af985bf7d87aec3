import type { CampaignState, CampaignStep, EarlierInvitation } from '@logis/contract/campaigns.rules'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import type { ResidenceType } from '@logis/contract/projects.rules'
import type { Generated } from 'kysely'
import type { Id, InstantOrNull, Now } from './columns.ts'

type HomeState = 'WAITING' | 'SENT' | 'LEFT_OUT'

export type CampaignTables = {
  campaigns: {
    id: Id
    company_id: number
    user_id: number | null
    sender_user_id: number | null
    impersonator_user_id: number | null
    name: string
    subject: string | null
    note: string | null
    state: Generated<CampaignState>
    starts_at: InstantOrNull
    spread_hours: Generated<number>
    relaunches: Generated<boolean>
    relaunched_at: InstantOrNull
    lined_up_at: InstantOrNull
    stop_reason: Reason | null
    created_at: Now
    updated_at: Now
    started_at: InstantOrNull
    stopped_at: InstantOrNull
    ended_at: InstantOrNull
    driven_at: InstantOrNull
  }
  campaign_homes: {
    campaign_id: number
    residence_id: number
    position: number
    is_chosen: Generated<boolean>
    email: string | null
    state: Generated<HomeState>
    round: Generated<number>
    due_at: InstantOrNull
    reason: Reason | null
  }
  campaign_mails: { log_id: number; campaign_id: number; residence_id: number; round: number }
  campaign_facts: {
    campaign_id: number
    residence_id: number
    position: number
    is_chosen: boolean
    round: number
    state: HomeState
    due_at: InstantOrNull
    name: string
    name_norm: string
    type: ResidenceType
    address_text: string | null
    address_norm: string | null
    contract_norm: string | null
    zip_code: string | null
    city: string | null
    contract_number: string | null
    contact_information_id: number
    company_type: CompanyType
    email: string | null
    obstacle: Reason | null
    reason: Reason | null
    invited: EarlierInvitation
    invited_at: InstantOrNull
    is_recent: boolean
    log_id: number | null
    log_status: 'PROGRAMMED' | 'SENT' | 'FAILED' | null
    log_round: number | null
    last_error: string | null
    sent_at: InstantOrNull
    delivered_at: InstantOrNull
    opened_at: InstantOrNull
    word: string | null
    activated_at: InstantOrNull
    step: CampaignStep
  }
}
