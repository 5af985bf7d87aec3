/** The papers of a project: the tree, how many of those that are expected are there, its booklet, its story. */
export const papers = [
  'documents.listDocuments',
  'documents.listHomeDocuments',
  'documents.listParentDocuments',
  'documents.listDeleted',
  'projects.getProject',
  'companies.listHandOvers',
  'booklet',
  'projects.listProjects',
  'feed',
] as const

/** What the acts on the papers of a project make stale. */
export const documents = {
  'documents.uploadDocument': papers,
  'documents.editDocument': papers,
  'documents.moveDocuments': papers,
  'documents.deleteDocument': papers,
  'documents.deleteDocuments': papers,
  'documents.restoreDocuments': papers,
  'documents.detachLabel': papers,
  'documents.createFolder': papers,
  'documents.renameFolder': papers,
  'documents.deleteFolder': papers,
} as const
