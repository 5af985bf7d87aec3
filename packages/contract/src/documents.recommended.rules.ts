/** The labels of the recommended panel (DOC-26), one per slot, with the codes of both families that fill it. */
export const recommendedSlots = [
  { code: 'dpe', codes: ['dpe', 'R_DPE'] },
  { code: 'sect_drawings', codes: ['sect_drawings', 'R_SECTDRAWINGS'] },
  { code: 'netw_drawings', codes: ['netw_drawings', 'R_NETWDRAWINGS'] },
  { code: 'rset_xml', codes: ['rset_xml'] },
  { code: 'ptg_cert_completion', codes: ['ptg_cert_completion'] },
  { code: 'ptg_conformity', codes: ['ptg_conformity'] },
  { code: 'cil', codes: ['cil'] },
] as const
export type PaperCode = (typeof recommendedSlots)[number]['code']
/** The recommended papers, by the code of their slot. */
export const paperCodes: readonly PaperCode[] = recommendedSlots.map(({ code }) => code)

/** How many of the recommended papers are there, by the codes that the files bear. */
export const expectedDocuments = (codes: readonly string[]) => ({
  done: recommendedSlots.filter((slot) => slot.codes.some((code) => codes.includes(code))).length,
  total: recommendedSlots.length,
})

/** The same, where it is known how many are lacking. */
export const expectedBut = (lacking: number) => ({
  done: recommendedSlots.length - lacking,
  total: recommendedSlots.length,
})
