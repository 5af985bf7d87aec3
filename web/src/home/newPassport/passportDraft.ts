import { noBoiler, noIntervention, type DraftFiles } from '../../interventions/draft.ts'
import type { InterventionForm } from '../../interventions/InterventionFields.tsx'
import { noCustomer, type Customer } from '../../passports/customer.ts'
import { forgetDraft, readDraft, writeDraft } from '../../platform/draft.ts'
import { forgetDraftFiles, readDraftFiles, writeDraftFiles } from '../../platform/draftFiles.ts'
import { newKey } from '../../platform/upload.ts'

type Kept = Omit<InterventionForm, 'files'> & { key: string; customer: Customer; step: number; fileNames: string[] }
/** `key` is what it is sent under, also by a page that was reloaded before the answer came. */
export type PassportDraft = {
  key: string
  customer: Customer
  form: InterventionForm
  step: number
  /** Files that were chosen and are not there any more. */
  lostFiles: readonly string[]
}

const nameOf = (companyId: number) => `ptg.${companyId}`
const namesOf = (files: DraftFiles) =>
  Object.values(files)
    .flat()
    .map(({ name }) => name)

/** What had been typed and chosen before the dialog or the page was closed. */
export const openDraft = async (companyId: number): Promise<PassportDraft> => {
  const kept = readDraft<Kept>(nameOf(companyId))
  const key = kept?.key ?? newKey()
  const wanted = kept?.fileNames ?? []
  const files = wanted.length > 0 ? ((await readDraftFiles<DraftFiles>(key)) ?? {}) : {}
  const found = namesOf(files)
  return {
    key,
    customer: { ...noCustomer, ...kept?.customer },
    form: {
      intervention: { ...noIntervention, ...kept?.intervention },
      boiler: { ...noBoiler, ...kept?.boiler },
      files,
    },
    step: kept?.step ?? 0,
    lostFiles: wanted.filter((name) => !found.includes(name)),
  }
}

type Typed = Pick<PassportDraft, 'key' | 'customer' | 'form' | 'step'>

export const keepDraft = (companyId: number, { form: { files, ...form }, ...typed }: Typed) =>
  writeDraft(nameOf(companyId), { ...form, ...typed, fileNames: namesOf(files) } satisfies Kept)

export const keepFiles = (key: string, files: DraftFiles) =>
  namesOf(files).length > 0 ? writeDraftFiles(key, files) : forgetDraftFiles(key)

export const closeDraft = (companyId: number, key: string) => {
  forgetDraft(nameOf(companyId))
  void forgetDraftFiles(key)
}

export const isBegun = ({ customer, form: { intervention, boiler, files } }: PassportDraft) =>
  namesOf(files).length > 0 ||
  JSON.stringify([customer, intervention, boiler]) !== JSON.stringify([noCustomer, noIntervention, noBoiler])
