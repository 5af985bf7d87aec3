import { aCertificate, certified } from '../rows/certificates.ts'
import { act, besideList, call, homes, ofProject, uploading, type Told } from './act.ts'

const certificate: Told = {
  reads: 'certificates.getCertificate',
  by: call('certificates.getCertificate', ofProject),
  cannot: besideList,
  states: { ...homes, certified },
  acts: {
    import: uploading('certificates.importCertificate', (client, ids) =>
      client.upload('certificates.importCertificate', ofProject(ids), {}, [aCertificate]),
    ),
    remove: act('certificates.removeCertificate', ofProject),
  },
}
export const certificateActs: Record<string, Told> = { certificate }
