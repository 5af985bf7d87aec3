import { useNavigate } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { asRefused } from '../platform/refused.ts'
import { tellRefused } from '../platform/teller.tsx'
import { run } from '../ui/call.ts'
import { useCreateCampaign } from './api.ts'

export type Choice = {
  search?: string | Record<string, string>
  residence_ids?: number[]
  intake_id?: number
  sorting_id?: number
}

/** Makes a draft of the homes and opens it; nothing leaves by it. */
export const usePrepareCampaign = (companyId: number) => {
  const navigate = useNavigate()
  const create = useCreateCampaign()
  const prepare = (choice: Choice) =>
    run(
      create,
      { company_id: companyId, ...choice },
      {
        onSuccess: ({ data }) => void navigate({ to: paths.campaign(companyId, data.id) }),
        onError: (error) => tellRefused(asRefused(error)),
      },
    )
  return { prepare, isPending: create.isPending }
}
