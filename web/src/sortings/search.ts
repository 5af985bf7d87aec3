/** Which files, as the address tells. */
export type SortingSearch = { files?: number | undefined }

/** Junk is no error: an address cut by hand opens the first screen. */
export const sortingSearch = (search: Record<string, unknown>): SortingSearch => {
  const files = Number(search['files'])
  return { ...search, files: Number.isSafeInteger(files) && files > 0 ? files : undefined }
}
