import type { Translate } from '../ui/texts.ts'
import { formatDate, type formats } from '../platform/formats.ts'
import type { Project } from './api.ts'

/** Done; partly done, or gone wrong; what comes next; what is still to come. */
type StepState = 'done' | 'partial' | 'next' | 'coming'
export type JourneyStep = {
  key: 'created' | 'documents' | 'invited' | 'opened' | 'activated'
  state: StepState
  label: string
  detail: string
}

type Formats = (typeof formats)['fr']

/** The steps of a home on its way to its owner, each with its date or with what is missing; those the reader may know of. */
export const journeySteps = (t: Translate, { formatDateTime }: Formats, project: Project): JourneyStep[] => {
  const steps = [created, documents, invited, opened, activated].flatMap((step) => step(t, project, formatDateTime))
  const next = steps.find(({ key, state }) => key !== 'documents' && state === 'coming')
  return steps.map((step) => (step === next && project.activation_date === null ? { ...step, state: 'next' } : step))
}

type Tell = (t: Translate, project: Project, formatDateTime: Formats['formatDateTime']) => JourneyStep[]

const created: Tell = (t, { created_at }) => [
  {
    key: 'created',
    state: 'done',
    label: t('projects.journey.created'),
    detail: t('projects.journey.on', { date: formatDate(created_at) }),
  },
]

const documents: Tell = (t, { journey: { documents: papers } }) => {
  if (!papers) return []
  const { done, total } = papers
  const missing = total - done
  return [
    {
      key: 'documents',
      state: missing === 0 ? 'done' : done === 0 ? 'coming' : 'partial',
      label: t('projects.journey.documents', papers),
      detail: missing === 0 ? t('projects.journey.complete') : t('projects.journey.missing', { count: missing }),
    },
  ]
}

/** Who came without an invitation of the owner, as the tenant of a landlord does, was neither sent one nor opened it. */
const isUninvited = ({ activation_date, journey: { invitations } }: Project) =>
  activation_date !== null && invitations?.last === null

const invited: Tell = (t, project) => {
  const { state, invitations } = project.journey
  if (!invitations || isUninvited(project)) return []
  const { count, last } = invitations
  const refused = state === 'REFUSED'
  const detail = last
    ? refused
      ? t('projects.journey.refused')
      : t('projects.journey.sent', { count, date: formatDate(last.sent_at) })
    : t('projects.journey.notSent')
  return [
    {
      key: 'invited',
      state: refused ? 'partial' : last ? 'done' : 'coming',
      label: t('projects.journey.invited'),
      detail,
    },
  ]
}

const opened: Tell = (t, project, formatDateTime) => {
  const { state, invitations } = project.journey
  if (!invitations || isUninvited(project)) return []
  const { opened_at } = invitations
  const waiting = t(state === 'RECEIVED' ? 'projects.journey.received' : 'projects.journey.notOpened')
  return [
    {
      key: 'opened',
      state: opened_at ? 'done' : 'coming',
      label: t('projects.journey.opened'),
      detail: opened_at ? t('projects.journey.on', { date: formatDateTime(opened_at) }) : waiting,
    },
  ]
}

const activated: Tell = (t, { activation_date }) => [
  {
    key: 'activated',
    state: activation_date ? 'done' : 'coming',
    label: t('projects.journey.activated'),
    detail: activation_date
      ? t('projects.journey.on', { date: formatDate(activation_date) })
      : t('projects.journey.notActivated'),
  },
]
