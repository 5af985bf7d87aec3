/** Files that are sorted. What is filed comes later, and is read again as it ends. */
const sorting = ['sortings'] as const
const filed = ['sortings', 'documents', 'projects', 'companies.listHandOvers', 'booklet', 'feed'] as const

/** What the acts on files that are sorted make stale. */
export const sortings = {
  'sortings.openSorting': sorting,
  'sortings.addSortingArchive': sorting,
  'sortings.addSortingFile': sorting,
  'sortings.correctSortingFiles': sorting,
  'sortings.startSorting': filed,
  'sortings.undoSorting': filed,
  'sortings.discardSorting': sorting,
} as const
