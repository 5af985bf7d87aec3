import { contract } from '@logis/contract/contract'
import { intake } from '@logis/contract/intakes'
import { csvRoute } from '#platform/csvRoute.ts'
import { receiveBytes } from '#platform/files/bytes.ts'
import { companyScope } from '#platform/gate.ts'
import { asCompany, data, mount, nothing, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { intakeCsv } from './csv.ts'
import { intakePolicy, intakesPolicy } from './policy.ts'
import * as intakes from './rules.ts'

const on = mount(contract.intakes)
const { open } = intakesPolicy.needs
const { correct, start, undo, discard } = intakePolicy.needs

export const intakeRoutes = on.router({
  openIntake: on.openIntake.handler(streamed),
  listIntakes: on.listIntakes.use(asCompany(open)).handler(({ context: { scope } }) => intakes.listIntakes(scope)),
  getIntake: on.getIntake
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => data(intakes.getIntake(scope, input.intake_id))),
  setIntakeColumns: on.setIntakeColumns
    .use(asCompany(correct))
    .handler(({ context: { scope }, input }) => data(intakes.setColumns(scope, input.intake_id, input.columns))),
  listIntakeRows: on.listIntakeRows
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => intakes.listRows(scope, input.intake_id, input)),
  correctIntakeRow: on.correctIntakeRow
    .use(asCompany(correct))
    .handler(({ context: { scope }, input: { intake_id, line, values } }) =>
      data(intakes.correctRow(scope, intake_id, line, values)),
    ),
  startIntake: on.startIntake
    .use(asCompany(start))
    .handler(({ context: { scope }, input: { intake_id, without_faulty } }) =>
      data(intakes.startIntake(scope, intake_id, without_faulty)),
    ),
  undoIntake: on.undoIntake
    .use(asCompany(undo))
    .handler(({ context: { scope }, input }) => data(intakes.undoIntake(scope, input.intake_id))),
  discardIntake: on.discardIntake
    .use(asCompany(discard))
    .handler(({ context: { scope }, input }) => nothing(intakes.discardIntake(scope, input.intake_id))),
  exportIntake: on.exportIntake.handler(streamed),
})

export const intakeStreams: StreamRoute[] = [
  streamRoute<{ company_id: number }>('intakes.openIntake', async (call, { company_id }, request, reply) => {
    const scope = await companyScope(call, company_id, open)
    const file = await receiveBytes(request, intakes.limits.maxBytes)
    return reply.status(201).send(await data(intake.parseAsync(await intakes.openIntake(scope, file))))
  }),
  csvRoute(
    'intakes.exportIntake',
    'import.csv',
    intakeCsv,
    async (call, { company_id, intake_id }: { company_id: number; intake_id: number }) =>
      intakes.reportRows(await companyScope(call, company_id, open), intake_id),
  ),
]
