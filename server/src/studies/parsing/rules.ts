import { cut } from '@logis/contract/cut.rules'
import type { StudyProposals } from '@logis/contract/studies'
import type { StudyFault } from '@logis/contract/studies.rules'
import {
  canBeKept,
  emptyEnvelope,
  isRe2020,
  readGlazedWall,
  readOpaqueWall,
  studyMaxBytes,
  wallCount,
  type Envelope,
  type WallFields,
} from '@logis/contract/studies.rules'
import { refuse, type Refusal } from '#platform/refuse.ts'
import { XmlRefusal, type Bytes } from '#platform/xml.ts'
import { readElements, type Element } from '#platform/xmlElements.ts'
import { emptyFacts, proposalsOf } from '../proposals/rules.ts'

export type Study = { type: 'RE2020'; version: string; envelope: Envelope; proposals: StudyProposals }

export const limits = { maxBytes: studyMaxBytes, maxDepth: 64, maxMilliseconds: 10_000, maxWalls: 5_000 }

const refuseStudy = (fault: StudyFault) => refuse('THERMAL_STUDY_UNREADABLE', { errors: { file: [{ code: fault }] } })

/**
 * Reads a thermal study from its bytes as they arrive: the whole of it, or a refusal. Only what the portal shows is
 * kept; the official schema is not demanded, for files in use break it.
 */
export const readStudy = async (bytes: Bytes): Promise<Study> => {
  const study = collect()
  try {
    await readElements(bytes, study.wanted, limits)
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error
    if (error.fault === 'size') refuse('FILE_TOO_LARGE')
    refuseStudy(error.fault)
  }
  return study.result()
}

const main = 'projet/Datas_Comp'
const building = `${main}/batiment_collection/batiment`

const collect = () => {
  const envelope = emptyEnvelope()
  const facts = emptyFacts()
  const seen = { project: false, main: false, older: false, version: '' }
  let batiment = 0

  const add = <T extends object>(
    walls: T[],
    read: (fields: WallFields, place: { index: number; batiment: number }) => T,
  ) => ({
    element: (element: Element) => {
      if (wallCount(envelope) >= limits.maxWalls) refuseStudy('walls')
      const wall = read(fieldsOf(element), { index: walls.length, batiment: Math.max(batiment, 1) })
      if (!canBeKept(wall)) refuseStudy('wall_text')
      walls.push(wall)
    },
  })
  const wanted = {
    projet: {
      open: ({ version = '' }: Record<string, string>) => {
        seen.project = true
        seen.version = cut(version.trim(), 40)
      },
    },
    [main]: { open: () => void (seen.main = true) },
    'projet/RSET/Datas_Comp': { open: () => void (seen.older = true) },
    [`${main}/donnees_generales/BET`]: { element: (element: Element) => void facts.offices.push(element) },
    [`${main}/donnees_generales/operation`]: { element: (element: Element) => void (facts.operation ??= element) },
    [building]: { open: () => void (batiment += 1) },
    [`${building}/enveloppe/parois_opaques`]: add(envelope.parois_opaques, readOpaqueWall),
    [`${building}/enveloppe/parois_vitrees`]: add(envelope.parois_vitrees, readGlazedWall),
  }
  const result = (): Study => {
    if (!seen.project) refuseStudy('not_a_study')
    if (isRe2020(seen.version) && seen.main)
      return { type: 'RE2020', version: seen.version, envelope, proposals: proposalsOf(facts) }
    const isOlder = seen.older || /^[01]\./.test(seen.version)
    return isOlder ? refuse('THERMAL_STUDY_NOT_RE2020') : refuseStudy('not_a_study')
  }
  return { wanted, result }
}

/** Attributes and children alike; an attribute of a child stands under its own name (`donnant/@b`). */
const fieldsOf = ({ attributes, children }: Element): WallFields => {
  const fields: WallFields = Object.create(null)
  for (const child of Object.values(children)) Object.assign(fields, child.attributes)
  for (const [name, { text }] of Object.entries(children)) fields[name] = text
  return Object.assign(fields, attributes)
}

/** The type that a refused file has, for the study that remembers the refusal. */
export const typeOfRefused = (error: Refusal) => (error.reason === 'THERMAL_STUDY_NOT_RE2020' ? 'RT2012' : 'RE2020')
