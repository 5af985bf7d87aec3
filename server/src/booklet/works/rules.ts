import type { InterventionStatus, InterventionType } from '@logis/contract/interventions.rules'
import type { Held } from '#platform/holding.ts'
import { created, deleted, record } from '#platform/journal.ts'
import * as sql from './sql.ts'

/** What an intervention changed of the home; care and a diagnosis change nothing. In the language of the law. */
const works: Partial<Record<InterventionType, string>> = {
  BOILER_INSTALLATION: 'Installation d’une chaudière',
  BOILER_REPLACEMENT: 'Remplacement de la chaudière',
  REPARATION: 'Réparation de l’installation de chauffage',
}

type Told = {
  id: number
  type: InterventionType
  status: InterventionStatus
  date: string | null
  company_name: string
  product: { name: string } | null
  product_request: { name: string } | null
}

/** A work, as the feed tells it. */
export const toldOfWork = ({
  description,
  done_on,
  company_name,
  touched = [],
}: Omit<sql.WorkOfIntervention, 'intervention_id'> & { touched?: readonly string[] }) => ({
  booklet_work: description,
  done_on,
  company_name,
  ...(touched.length > 0 && { booklet_touched: touched.join(', ') }),
})

/** The works of a held home follow its interventions: there once one is done, as it says, and no longer when it is reopened. */
export const followIntervention = async (held: Held, told: Told): Promise<void> => {
  const what = works[told.type]
  if (!what) return
  if (told.status !== 'DONE' || told.date === null) return drop(held, told.id)
  const model = told.product?.name ?? told.product_request?.name
  const work = {
    intervention_id: told.id,
    done_on: told.date,
    description: model ? `${what}\u00a0: ${model}` : what,
    company_name: told.company_name,
  }
  const kept = await sql.keepWork(held, work)
  if (!kept) return
  const action = kept.is_new ? 'CREATED' : 'UPDATED'
  await record(held, { action, model: 'Note', id: kept.id, changes: created(toldOfWork(work)) })
}

const drop = async (held: Held, interventionId: number) => {
  const gone = await sql.dropWork(held, interventionId)
  if (gone) await record(held, { action: 'DELETED', model: 'Note', id: gone.id, changes: deleted(toldOfWork(gone)) })
}
