import type { CatalogueFormat, CatalogueKind, CataloguePart } from '@logis/contract/products.catalogue.rules'
import { useMutation } from '@tanstack/react-query'
import { useOwnAct } from '../../platform/acts.ts'
import { client } from '../../platform/client.ts'
import { saveFile } from '../../platform/saveFile.ts'
import { upload } from '../../platform/upload.ts'

export type { CatalogueReport } from '@logis/contract/products.catalogue'

export const usePreviewCatalogue = (kind: CataloguePart) =>
  useOwnAct('products.previewCatalogue', {
    mutationFn: (file: File) => upload('products.previewCatalogue', { kind, file }),
  })
/** The file travels again: nothing of it was kept. */
export const useImportCatalogue = (kind: CataloguePart) =>
  useOwnAct('products.importCatalogue', {
    mutationFn: (file: File) => upload('products.importCatalogue', { kind, file }),
  })

type Exported = { format: CatalogueFormat; name: string }

/** All of a kind, whatever the list on the screen shows. */
export const useExportCatalogue = (kind: CatalogueKind) =>
  useMutation({
    mutationFn: ({ format }: Exported) => client.products.exportCatalogue({ kind, format }),
    onSuccess: (file, { format, name }) => saveFile(file, `${name}.${format}`),
  })
export const useExportProductDocuments = () =>
  useMutation({
    mutationFn: (_name: string) => client.products.exportCatalogue({ kind: 'documents' }),
    onSuccess: (file, name) => saveFile(file, `${name}.zip`),
  })
