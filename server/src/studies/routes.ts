import { contract } from '@logis/contract/contract'
import { documentName } from '@logis/contract/documents'
import { attachFields, importFields } from '@logis/contract/studies'
import { z } from 'zod'
import { receiveForm } from '#platform/files/form.ts'
import { machineScope, projectScope } from '#platform/gate.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { data, inProject, mount, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { attachStudy, importStudy } from './files/rules.ts'
import { limits } from './parsing/rules.ts'
import { studyPolicy } from './policy.ts'
import * as studies from './rules.ts'
import { importWalls } from './walls/rules.ts'

const on = mount(contract.studies)
const { attach, remove, import: importing } = studyPolicy.needs

export const studyRoutes = on.router({
  getThermalStudy: on.getThermalStudy
    .use(inProject({ level: 'read', residents: true, cancelled: 'allow' }))
    .handler(({ context: { scope } }) => studies.getThermalStudy(scope)),
  getBuilding: on.getBuilding
    .use(inProject({ level: 'read' }))
    .handler(({ context: { scope } }) => data(studies.getBuilding(scope))),
  attachStudy: on.attachStudy.handler(streamed),
  setOffice: on.setOffice
    .use(inProject(attach))
    .handler(({ context: { scope }, input }) => data(studies.setOffice(scope, input.company_id))),
  removeStudy: on.removeStudy.use(inProject(remove)).handler(({ context: { scope } }) => studies.removeStudy(scope)),
  importStudy: on.importStudy.handler(streamed),
  importWalls: on.importWalls
    .use(inProject(importing))
    .handler(({ context: { scope }, input }) => data(importWalls(scope, input))),
})

const file = z.object({ file: documentName })
/** The name of a study's file, which nobody types. */
const named = (fileName: string): string => file.parse({ file: fileName }).file

export const studyStreams: StreamRoute[] = [
  streamRoute<{ residence_id: number }>('studies.attachStudy', async (call, { residence_id }, request, reply) => {
    const scope = await projectScope(call, residence_id, attach)
    const { file, fields } = await receiveForm(
      request,
      (given, fileName) => ({ fileName: named(fileName), company_id: attachFields.parse(given).company_id ?? null }),
      { maxBytes: limits.maxBytes },
    )
    const repeatable = repeatableOf(request, fields, [{ field: 'file', fileName: fields.fileName, file }])
    return reply.status(201).send(await data(attachStudy(scope, file, fields, repeatable)))
  }),
  streamRoute<object>('studies.importStudy', async (call, _input, request, reply) => {
    const scope = machineScope(call)
    const { file, fields } = await receiveForm(
      request,
      (given, fileName) => ({ fileName: named(fileName), ...importFields.parse(given) }),
      { maxBytes: limits.maxBytes },
    )
    return reply.status(202).send(await data(importStudy(scope, file, fields)))
  }),
]
