import { addDays, addMonths, daysBetween } from './days.rules.ts'

/** A larger file is not read as a certificate. */
export const certificateMaxBytes = 20 * 1024 * 1024

/** What a certificate describes of a home, part by part. */
export const certificateParts = [
  'walls',
  'roof',
  'floor',
  'openings',
  'doors',
  'heating',
  'hot_water',
  'ventilation',
  'cooling',
] as const
export type CertificatePart = (typeof certificateParts)[number]

/** The official scale. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof energyClasses)[number]

/** What the State says of the certificate in the file itself. A word that nobody knows is told as such. */
export const certificateStandings = ['ACTIVE', 'REPLACED', 'CANCELLED', 'UNKNOWN'] as const
export type CertificateStanding = (typeof certificateStandings)[number]

/** Marks a device or a request that was taken from a certificate. */
export const certificateSource = 'xml_dpe'

/** Why a file is no certificate that can be read. */
export type CertificateFault =
  | 'encoding'
  | 'doctype'
  | 'malformed'
  | 'depth'
  | 'time'
  | 'walls'
  | 'not_a_certificate'
  | 'incomplete_certificate'

/** The last day of what counts so many months, the first day counted. */
export const validUntil = (from: string, months: number): string => addDays(addMonths(from, months), -1)

/** Certificates made by the methods of before 1 July 2021 ended early (décret 2020-1610). */
const endedEarly: readonly { from: string; to: string; until: string }[] = [
  { from: '2013-01-01', to: '2017-12-31', until: '2022-12-31' },
  { from: '2018-01-01', to: '2021-06-30', until: '2024-12-31' },
]
/** The last day of an energy certificate: ten years, but for those that the reform of 2021 has cut short. */
export const certificateUntil = (established_on: string): string =>
  endedEarly.find(({ from, to }) => established_on >= from && established_on <= to)?.until ??
  validUntil(established_on, 120)

/** The end of what counts is told so many days before. */
export const endingDays = 60
export type CertificateValidity = 'VALID' | 'ENDING' | 'OVER'
/** Whether a certificate is in force on a day; near its end it is told beforehand. */
export const validityOf = (valid_until: string, today: string): CertificateValidity => {
  const days = daysBetween(today, valid_until)
  return days < 0 ? 'OVER' : days <= endingDays ? 'ENDING' : 'VALID'
}
