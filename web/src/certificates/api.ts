import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { upload } from '../platform/upload.ts'

/** Null where the project has none, which is an ordinary state. */
export const useCertificate = (residence_id: number) =>
  useQuery({ ...orpc.certificates.getCertificate.queryOptions({ input: { residence_id } }), meta: told })

export const usePreviewCertificate = (residence_id: number) =>
  useOwnAct('certificates.previewCertificate', {
    mutationFn: ({ file }: { file: File }) => upload('certificates.previewCertificate', { residence_id, file }),
  })
/** The file travels again: nothing of it was kept. */
export const useImportCertificate = (residence_id: number) =>
  useOwnAct('certificates.importCertificate', {
    mutationFn: (input: { file: File; keys: string[] }) =>
      upload('certificates.importCertificate', { residence_id, ...input }),
  })
export const useRemoveCertificate = () => useAct('certificates.removeCertificate')
