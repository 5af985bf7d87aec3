import { contract } from '@logis/contract/contract'
import { data, inProject, mount } from '#platform/routes.ts'
import { getThermalStudy } from './rules.ts'

const on = mount(contract.studies)

export const studyRoutes = on.router({
  getThermalStudy: on.getThermalStudy
    .use(inProject({ level: 'read', residents: true, cancelled: 'allow' }))
    .handler(({ context: { scope } }) => data(getThermalStudy(scope))),
})
