import type { SortKey } from '@logis/contract/lists'
import { projectStages } from '@logis/contract/projects.journey.rules'
import type { projectList } from '@logis/contract/projects.lists'
import { Anchor } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { Bar } from '../ui/Bar.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { ActivationChip } from './ActivationChip.tsx'
import { addressLine } from '../addresses/address.ts'
import type { ProjectRow } from './api.ts'
import classes from './projectColumns.module.css'

type Column = TableColumn<ProjectRow, SortKey<typeof projectList>>

/** What is cut gives up its middle: flats of one operation are told apart by their last word. */
const longName = /^(?=.{37})(.+?) ([^-–,].{0,15})$/

/** A flat with the building that it is in: of forty buildings, each has an A01. */
function Name({ row, large = false }: { row: ProjectRow; large?: boolean | undefined }) {
  const { id, name, type, picture_path, deleted_at, company, parent } = row
  // Whoever looks for the homes that somebody asks to enter comes to where that is decided.
  const asked = useSearch({ strict: false, select: (search: object) => 'q.has_requests' in search })
  const [, head, tail] = longName.exec(name) ?? []
  return (
    <span className={classes.home} data-large={large || undefined}>
      <ResidencePicture path={picture_path} type={type} size={large ? 'card' : 'row'} faded={deleted_at !== null} />
      <span className={classes.words}>
        <Anchor
          component={Link}
          to={paths.project(company.id, id)}
          hash={asked ? 'tenants' : undefined}
          inherit
          fw={500}
          data-leads
        >
          <span data-clamped>{tail ? head : name}</span> {tail && <span>{tail}</span>}
        </Anchor>
        {parent && (
          <span className={classes.parent} title={parent.name}>
            {parent.name}
          </span>
        )}
      </span>
    </span>
  )
}

function Type({ type }: ProjectRow) {
  const { t } = useTranslation()
  return t(`projects.types.${type}`)
}

const name: Column = {
  key: 'name',
  title: 'projects.field.name',
  sort: 'name',
  phone: 'name',
  pictured: 'large',
  cell: (row, large) => <Name {...{ row, large }} />,
}
const type: Column = {
  key: 'type',
  title: 'projects.field.type',
  width: 116,
  sort: 'type',
  cell: (row) => <Type {...row} />,
}
const contract: Column = {
  key: 'contract_number',
  title: 'projects.field.contract_number',
  width: 156,
  sort: 'contract_number',
  phone: 'hidden',
  cell: (row) => row.contract_number,
}
const address: Column = {
  key: 'city',
  title: 'projects.field.address',
  sort: 'city',
  cell: (row) => (
    <span className={classes.address} data-clamped>
      {addressLine(row.contact_information.addresses[0])}
    </span>
  ),
}
const company: Column = { key: 'company', title: 'projects.field.company', width: 164, cell: (row) => row.company.name }
const created: Column = {
  key: 'created_at',
  title: 'projects.field.created_at',
  width: 104,
  sort: 'created_at',
  phone: 'hidden',
  cell: (row) => formatDate(row.created_at),
}
const activation: Column = {
  key: 'activation_date',
  title: 'projects.field.activation_date',
  width: 124,
  sort: 'activation_date',
  phone: 'chip',
  cell: (row) => <ActivationChip project={row} />,
}

/** Of the papers that a complete booklet holds. */
function Documents({ expected_documents: papers }: ProjectRow) {
  if (!papers) return null
  return (
    <span className={classes.meter}>
      <Bar share={papers.done / papers.total} />
      <span className={classes.done}>{`${papers.done}/${papers.total}`}</span>
    </span>
  )
}
const documents: Column = {
  key: 'documents',
  title: 'projects.field.documents',
  width: 96,
  cell: (row) => <Documents {...row} />,
}

/** Of what the law asks for in a home's booklet; what is missing, in the tip. */
function BookletMeter({ booklet }: ProjectRow) {
  const { t } = useTranslation()
  if (!booklet) return null
  const { done, total, missing } = booklet
  const items = missing.map((item) => t(`projects.booklet.${item}`)).join(', ')
  return (
    <span className={classes.meter} title={items === '' ? undefined : t('projects.booklet.lacks', { items })}>
      <Bar share={total === 0 ? 0 : done / total} />
      <span className={classes.done}>{`${done}/${total}`}</span>
    </span>
  )
}
const booklet: Column = {
  key: 'booklet',
  title: 'projects.cards.booklet',
  width: 92,
  phone: 'hidden',
  cell: (row) => <BookletMeter {...row} />,
}

/** How far the home has come on its way to its owner: a step for each stage, and the last one in words. */
function Journey({ stage }: ProjectRow) {
  const { t } = useTranslation()
  if (!stage) return null
  const reached = projectStages.indexOf(stage)
  return (
    <span className={classes.journey}>
      <span className={classes.stages} aria-hidden>
        {projectStages.map((each, index) => (
          <span key={each} data-reached={index <= reached || undefined} />
        ))}
      </span>
      {t(`projects.journey.${stageTexts[stage]}`)}
    </span>
  )
}
const stageTexts = { CREATED: 'created', SENT: 'invited', OPENED: 'opened', ACTIVATED: 'activated' } as const
const journey: Column = {
  key: 'stage',
  title: 'projects.journey.title',
  width: 168,
  extra: true,
  phone: 'hidden',
  cell: (row) => <Journey {...row} />,
}

const email: Column = {
  key: 'email',
  title: 'projects.field.email',
  width: 220,
  extra: true,
  phone: 'hidden',
  cell: (row) => row.contact_information.emails[0]?.email,
}
const invitation: Column = {
  key: 'credentials_sent_at',
  title: 'projects.field.credentials_sent_at',
  width: 136,
  sort: 'credentials_sent_at',
  extra: true,
  phone: 'hidden',
  cell: (row) => row.credentials_sent_at && formatDate(row.credentials_sent_at),
}
const commissioning: Column = {
  key: 'commissioning_date',
  title: 'projects.field.commissioning_date',
  width: 164,
  sort: 'commissioning_date',
  extra: true,
  phone: 'hidden',
  cell: (row) => row.commissioning_date && formatDate(row.commissioning_date),
}
/** Whoever wants them chooses them (« Affichage »). */
const chosen = [journey, email, invitation, commissioning]

/** PRJ-10. */
export const projectColumns: readonly Column[] = [
  name,
  type,
  contract,
  address,
  created,
  documents,
  booklet,
  activation,
  ...chosen,
]

/** The same when the list holds the projects of several companies, whose name takes the room of two others. */
export const companyProjectColumns: readonly Column[] = [
  // More than half of what is left by the others: names tell the rows apart.
  { ...name, width: '20%' },
  company,
  type,
  { ...contract, extra: true },
  address,
  created,
  { ...documents, extra: true },
  booklet,
  activation,
  ...chosen,
]
