import { cut } from '@logis/contract/cut.rules'
import { createHash } from 'node:crypto'
import type { Certificate, CertificateProposal } from '@logis/contract/certificates'
import {
  certificateMaxBytes,
  certificateUntil,
  energyClasses,
  type CertificateFault,
  type CertificatePart,
  type CertificateStanding,
  type EnergyClass,
} from '@logis/contract/certificates.rules'
import { measureMax, requestTexts, thicknessMax } from '@logis/contract/devices.rules'
import { readNumber, readText } from '@logis/contract/studies.rules'
import { refuse } from '#platform/refuse.ts'
import { XmlRefusal, type Bytes } from '#platform/xml.ts'
import { readElements, type Element, type Wanted } from '#platform/xmlElements.ts'
import { plainNames, ventilationOf } from '../naming/rules.ts'

/** What a certificate describes, as it may be taken. */
export type Piece = Omit<CertificateProposal, 'there'>
type ReadCertificate = { certificate: Certificate; pieces: Piece[] }

export const limits = { maxBytes: certificateMaxBytes, maxDepth: 64, maxMilliseconds: 10_000, maxPieces: 5_000 }

const refuseFile = (fault: CertificateFault) =>
  refuse('CERTIFICATE_UNREADABLE', { errors: { file: [{ code: fault }] } })

/**
 * Reads an energy certificate from its bytes as they arrive: the whole of it, or a refusal. Only what the portal shows is
 * kept; the official schema is not demanded, for its versions and the programs that write it differ.
 */
export const readCertificate = async (bytes: Bytes): Promise<ReadCertificate> => {
  const reading = collect()
  try {
    await readElements(bytes, reading.wanted, limits)
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error
    return error.fault === 'size' ? refuse('FILE_TOO_LARGE') : refuseFile(error.fault)
  }
  return reading.result()
}

type Facts = { home: boolean; number: string | null; standing: string | null; established_on: string | null }
type Figures = { general?: Element; energy?: Element; emissions?: Element }

const home = 'dpe/logement'

const collect = () => {
  const facts: Facts = { home: false, number: null, standing: null, established_on: null }
  const figures: Figures = {}
  const found = pieces()
  const wanted: Record<string, Wanted> = {
    [home]: { open: () => void (facts.home = true) },
    'dpe/numero_dpe': { element: ({ text }) => void (facts.number ??= numberOf(text)) },
    'dpe/statut': { element: ({ text }) => void (facts.standing ??= readText(text)) },
    'dpe/administratif/date_etablissement_dpe': { element: ({ text }) => void (facts.established_on ??= dayOf(text)) },
    [`${home}/caracteristique_generale`]: { element: (element) => void (figures.general ??= element) },
    [`${home}/sortie/ep_conso`]: { element: (element) => void (figures.energy ??= element) },
    [`${home}/sortie/emission_ges`]: { element: (element) => void (figures.emissions ??= element) },
    ...found.wanted,
  }
  const result = (): ReadCertificate => {
    if (!facts.home) refuseFile('not_a_certificate')
    return { certificate: certificateOf(facts, figures), pieces: found.result() }
  }
  return { wanted, result }
}

const certificateOf = ({ number, standing, established_on }: Facts, { general, energy, emissions }: Figures) => {
  const energy_class = classOf(energy, 'classe_bilan_dpe')
  const emission_class = classOf(emissions, 'classe_emission_ges')
  if (!established_on || !energy_class || !emission_class) return refuseFile('incomplete_certificate')
  return {
    number,
    standing: standingOf(standing),
    established_on,
    valid_until: certificateUntil(established_on),
    energy_class,
    emission_class,
    consumption: sizeOf(energy, 'ep_conso_5_usages_m2'),
    emission: sizeOf(emissions, 'emission_ges_5_usages_m2'),
    surface: sizeOf(general, 'surface_habitable_logement') ?? sizeOf(general, 'surface_habitable_immeuble'),
    year: yearOf(general),
  }
}

const numberOf = (text: string) => {
  const number = readText(text)?.toUpperCase() ?? ''
  return /^\d{4}[A-Z]\d{7}[A-Z]$/.test(number) ? number : null
}

/** Its last day must be one that four figures can write. */
const dayOf = (text: string) => {
  const day = text.trim().slice(0, 10)
  const isDay = /^[12]\d{3}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? day : null
}

const standings: [RegExp, CertificateStanding][] = [
  [/^$|^ACTIF/i, 'ACTIVE'],
  [/^REMPLAC/i, 'REPLACED'],
  [/^ANNUL/i, 'CANCELLED'],
]
const standingOf = (text: string | null): CertificateStanding =>
  standings.find(([words]) => words.test(text ?? ''))?.[1] ?? 'UNKNOWN'

const textOf = (element: Element | undefined, name: string) => readText(element?.children[name]?.text)
const codeOf = (element: Element | undefined, name: string) => readNumber(element?.children[name]?.text)
const classOf = (element: Element | undefined, name: string): EnergyClass | null =>
  energyClasses.find((letter) => letter === textOf(element, name)?.toUpperCase()) ?? null
const yearOf = (general: Element | undefined) => {
  const year = codeOf(general, 'annee_construction')
  return year !== null && Number.isInteger(year) && year >= 1000 && year <= 2200 ? year : null
}

/** Two decimals, as devices have them; what no device could have is none. */
const sized = (size: number | null) =>
  size === null || size < 0 || size > measureMax ? null : Math.round(size * 100) / 100
const sizeOf = (element: Element | undefined, name: string) => sized(codeOf(element, name))

/** Of insulation: the file speaks of centimetres, devices of millimetres. */
const thicknessOf = (entry: Element | undefined) => {
  const centimetres = codeOf(entry, 'epaisseur_isolation')
  const millimetres = centimetres === null ? -1 : Math.round(centimetres * 10)
  return millimetres >= 0 && millimetres <= thicknessMax ? millimetres : null
}
const lossOf = (element: Element | undefined, ...names: string[]) => {
  const loss = names.map((name) => codeOf(element, name)).find((value) => value !== null && value >= 0) ?? null
  return loss === null ? null : Math.round(loss * 1000) / 1000
}
const countOf = (entry: Element | undefined, name: string) => {
  const count = Math.round(codeOf(entry, name) ?? 1)
  return count >= 1 && count <= 1_000 ? count : 1
}

/** Proposed as a request, whose name has room for so much; the whole of it stands in the file. */
const named = (part: CertificatePart, ...texts: (string | null | undefined)[]) => {
  const name = texts.find((text) => text && !/^(sans objet|néant|-)$/i.test(text)) ?? plainNames[part]
  const { max } = requestTexts.name
  return name.length <= max ? name : `${cut(name, max - 1)}…`
}

/** Homes next door are heated too: what separates from them belongs to neither's envelope. */
const heatedNextDoor = 22

type Sizes = Partial<Pick<Piece, 'surface' | 'thickness' | 'u_value' | 'quantity'>>

const pieces = () => {
  const found = new Map<string, Piece>()
  let count = 0
  /** Walls that are alike are one, of all their surface; openings that are alike are one, of their number. */
  const add = (
    part: CertificatePart,
    name: string,
    { surface = null, thickness = null, u_value = null, quantity = 1 }: Sizes = {},
  ) => {
    count += 1
    if (count > limits.maxPieces) refuseFile('walls')
    const isCounted = part === 'openings' || part === 'doors'
    const key = keyOf(part, [name, thickness, u_value, isCounted ? surface : null])
    const there = found.get(key)
    if (!there)
      found.set(key, {
        key,
        part,
        type: materials.has(part) ? 'MATERIAL' : 'PRODUCT',
        name,
        surface,
        thickness,
        u_value,
        quantity,
      })
    else if (isCounted) there.quantity += quantity
    else if (surface !== null) there.surface = sized((there.surface ?? 0) + surface)
  }
  const systems = equipment(add)
  const result = (): Piece[] => {
    systems.end()
    return [...found.values()]
  }
  return { wanted: { ...envelope(add), ...systems.wanted }, result }
}
type Add = (part: CertificatePart, name: string, sizes?: Sizes) => void

const materials: ReadonlySet<CertificatePart> = new Set(['walls', 'roof', 'floor', 'openings', 'doors'])

const keyOf = (part: CertificatePart, says: readonly unknown[]) =>
  `${part}:${createHash('sha256').update(JSON.stringify(says)).digest('hex').slice(0, 24)}`

const envelope = (add: Add): Record<string, Wanted> => {
  const each = (name: string, read: (entry: Element | undefined, computed: Element | undefined) => void) => ({
    [`${home}/enveloppe/${name}_collection/${name}`]: {
      element: ({ children }: Element) => read(children['donnee_entree'], children['donnee_intermediaire']),
    },
  })
  const opaque = (part: CertificatePart, name: string, losses: string[]) =>
    each(name, (entry, computed) => {
      if (codeOf(entry, 'enum_type_adjacence_id') === heatedNextDoor) return
      const surface = sizeOf(entry, 'surface_paroi_opaque') ?? sizeOf(entry, 'surface_paroi_totale')
      const sizes = { surface, thickness: thicknessOf(entry), u_value: lossOf(computed, ...losses) }
      add(part, named(part, textOf(entry, 'description')), sizes)
    })
  const counted = (part: CertificatePart, name: string, surface: string, number: string, loss: string) =>
    each(name, (entry, computed) => {
      const quantity = countOf(entry, number)
      const all = sizeOf(entry, surface)
      const one = all === null ? null : sized(all / quantity)
      add(part, named(part, textOf(entry, 'description')), { surface: one, u_value: lossOf(computed, loss), quantity })
    })
  return {
    ...opaque('walls', 'mur', ['umur']),
    ...opaque('roof', 'plancher_haut', ['uph']),
    ...opaque('floor', 'plancher_bas', ['upb_final', 'upb']),
    ...counted('openings', 'baie_vitree', 'surface_totale_baie', 'nb_baie', 'uw'),
    ...counted('doors', 'porte', 'surface_porte', 'nb_porte', 'uporte'),
  }
}

const heatsWaterToo = 3

const equipment = (add: Add) => {
  const heating = installations('chauffage')
  const water = installations('ecs')
  const entryOf = ({ children }: Element) => children['donnee_entree']
  const wanted: Record<string, Wanted> = {
    ...heating.wanted,
    ...water.wanted,
    [`${home}/ventilation_collection/ventilation`]: {
      element: (element) => {
        const entry = entryOf(element)
        const known = ventilationOf(codeOf(entry, 'enum_type_ventilation_id') ?? Infinity)
        const text = textOf(entry, 'description')
        if (known !== null && (known || text)) add('ventilation', named('ventilation', text, known))
      },
    },
    [`${home}/climatisation_collection/climatisation`]: {
      element: (element) => {
        const entry = entryOf(element)
        add('cooling', named('cooling', textOf(entry, 'ref_produit_fr'), textOf(entry, 'description')))
      },
    },
  }
  /** A boiler that does both stands in the file twice, and in the home once. */
  const end = () => {
    for (const { name } of heating.generators) add('heating', named('heating', ...name))
    const heatsBoth = heating.generators.some(({ usage }) => usage === heatsWaterToo)
    for (const { name, usage } of water.generators)
      if (!(heatsBoth && usage === heatsWaterToo)) add('hot_water', named('hot_water', ...name))
  }
  return { wanted, end }
}

type Generator = { name: (string | null)[]; usage: number | null }

/** Generators know what they are called; where they do not, what they stand in does, and of electric heating, what emits it. */
const installations = (kind: 'chauffage' | 'ecs') => {
  const path = `${home}/installation_${kind}_collection/installation_${kind}`
  const generators: Generator[] = []
  let about: { installation: string | null; emitter: string | null } = { installation: null, emitter: null }
  const wanted: Record<string, Wanted> = {
    [path]: { open: () => void (about = { installation: null, emitter: null }) },
    [`${path}/donnee_entree`]: { element: (entry) => void (about.installation ??= textOf(entry, 'description')) },
    [`${path}/emetteur_${kind}_collection/emetteur_${kind}`]: {
      element: ({ children }) => void (about.emitter ??= textOf(children['donnee_entree'], 'description')),
    },
    [`${path}/generateur_${kind}_collection/generateur_${kind}`]: {
      element: ({ children }) => {
        if (generators.length >= limits.maxPieces) refuseFile('walls')
        const entry = children['donnee_entree']
        const own = textOf(entry, 'description')
        const name = [textOf(entry, `ref_produit_generateur_${kind === 'ecs' ? 'ecs' : 'ch'}`), own, about.installation]
        const isElectric = /effet joule/i.test(own ?? '')
        generators.push({
          name: isElectric ? [about.emitter, ...name] : name,
          usage: codeOf(entry, 'enum_usage_generateur_id'),
        })
      },
    },
  }
  return { wanted, generators }
}
