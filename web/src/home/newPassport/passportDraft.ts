import { noBoiler, noIntervention, type DraftFiles } from '../../interventions/draft.ts'
import type { InterventionForm } from '../../interventions/InterventionFields.tsx'
import { noCustomer, type Customer } from '../../passports/customer.ts'
import { forgetDraft, readDraft, writeDraft } from '../../platform/draft.ts'

type Kept = Omit<InterventionForm, 'files'> & { customer: Customer; step: number; fileNames: string[] }
export type PassportDraft = { customer: Customer; form: InterventionForm; step: number; lostFiles: readonly string[] }

const keyOf = (companyId: number) => `ptg.${companyId}`
const namesOf = (files: DraftFiles) =>
  Object.values(files)
    .flat()
    .map(({ name }) => name)

/** What had been typed before the dialog or the page was closed. Files are not kept: their names say what to add again. */
export const openDraft = (companyId: number): PassportDraft => {
  const kept = readDraft<Kept>(keyOf(companyId))
  return {
    customer: { ...noCustomer, ...kept?.customer },
    form: {
      intervention: { ...noIntervention, ...kept?.intervention },
      boiler: { ...noBoiler, ...kept?.boiler },
      files: {},
    },
    step: kept?.step ?? 0,
    lostFiles: kept?.fileNames ?? [],
  }
}

export const keepDraft = (companyId: number, customer: Customer, { files, ...form }: InterventionForm, step: number) =>
  writeDraft(keyOf(companyId), { ...form, customer, step, fileNames: namesOf(files) } satisfies Kept)

export const closeDraft = (companyId: number) => forgetDraft(keyOf(companyId))

export const isBegun = ({ customer, form }: PassportDraft) =>
  JSON.stringify([customer, form]) !==
  JSON.stringify([noCustomer, { intervention: noIntervention, boiler: noBoiler, files: {} }])
