import { contract } from '@logis/contract/contract'
import { os } from '@orpc/server'
import { asCompany, data, mount, type Context } from '#platform/routes.ts'
import { listFronts, needsOfFronts } from './fronts/rules.ts'
import type { MakingAct } from './making/policy.ts'
import * as making from './making/rules.ts'
import * as flats from './rules.ts'

const on = mount(contract.flats)
const base = os.$context<Context>()

const inBuilding = base.middleware(async ({ context, next }, input: { building_id: number }) =>
  next({ context: { scope: await flats.reachFlats(context.call, input.building_id) } }),
)
const toMake = (act: MakingAct) =>
  base.middleware(async ({ context, next }, input: { building_id: number }) =>
    next({ context: { scope: await making.reachBuilding(context.call, input.building_id, act) } }),
  )

export const flatRoutes = on.router({
  listFlats: on.listFlats.use(inBuilding).handler(({ context: { scope }, input }) => flats.listFlats(scope, input)),
  listFronts: on.listFronts.use(asCompany(needsOfFronts)).handler(({ context: { scope } }) => listFronts(scope)),
  countFloors: on.countFloors
    .use(inBuilding)
    .handler(async ({ context: { scope } }) => data(await flats.countFloors(scope))),
  matchFlats: on.matchFlats
    .use(toMake('create_flats'))
    .handler(({ context: { scope }, input }) => data(making.matchFlats(scope, input.names))),
  createFlats: on.createFlats
    .use(toMake('create_flats'))
    .handler(({ context: { scope }, input }) => data(making.createFlats(scope, input.flats))),
  editFlats: on.editFlats
    .use(toMake('edit_flats'))
    .handler(({ context: { scope }, input }) => data(making.editFlats(scope, input.flats))),
})
