export const stepNames = ['file', 'columns', 'check'] as const

/** Where one is, as the address tells. */
export type ImportSearch = { sheet?: number | undefined; step?: 'columns' | 'check' | undefined }

/** Junk is no error: an address cut by hand opens the first step. */
export const importSearch = (search: Record<string, unknown>): ImportSearch => {
  const sheet = Number(search['sheet'])
  const step = search['step']
  return {
    ...search,
    sheet: Number.isSafeInteger(sheet) && sheet > 0 ? sheet : undefined,
    step: step === 'check' || step === 'columns' ? step : undefined,
  }
}
