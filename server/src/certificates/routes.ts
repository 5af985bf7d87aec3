import { importCertificateFields } from '@logis/contract/certificates'
import { contract } from '@logis/contract/contract'
import { documentName } from '@logis/contract/documents'
import { z } from 'zod'
import { receiveForm } from '#platform/files/form.ts'
import { projectScope } from '#platform/gate.ts'
import { data, inProject, mount, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { limits } from './parsing/rules.ts'
import { certificatePolicy } from './policy.ts'
import * as certificates from './rules.ts'

const on = mount(contract.certificates)
const { import: importing, remove } = certificatePolicy.needs

export const certificateRoutes = on.router({
  getCertificate: on.getCertificate
    .use(inProject({ level: 'read', residents: true, cancelled: 'allow' }))
    .handler(({ context: { scope } }) => certificates.getCertificate(scope)),
  previewCertificate: on.previewCertificate.handler(streamed),
  importCertificate: on.importCertificate.handler(streamed),
  removeCertificate: on.removeCertificate
    .use(inProject(remove))
    .handler(({ context: { scope } }) => certificates.removeCertificate(scope)),
})

const noFields = z.strictObject({})
const file = z.object({ file: documentName })

export const certificateStreams: StreamRoute[] = [
  streamRoute<{ residence_id: number }>(
    'certificates.previewCertificate',
    async (call, { residence_id }, request, reply) => {
      const scope = await projectScope(call, residence_id, importing)
      const form = await receiveForm(request, (given) => noFields.parse(given), { maxBytes: limits.maxBytes })
      return reply.send(await data(certificates.previewCertificate(scope, form.file)))
    },
  ),
  streamRoute<{ residence_id: number }>(
    'certificates.importCertificate',
    async (call, { residence_id }, request, reply) => {
      const scope = await projectScope(call, residence_id, importing)
      const form = await receiveForm(
        request,
        (given, fileName) => ({
          name: file.parse({ file: fileName }).file,
          keys: importCertificateFields.parse(given).keys,
        }),
        { maxBytes: limits.maxBytes },
      )
      return reply.status(201).send(await data(certificates.importCertificate(scope, form.file, form.fields)))
    },
  ),
]
