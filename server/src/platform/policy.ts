import type { Reason } from '@logis/contract/errors'
import { demand } from './refuse.ts'
import {
  lackForCompany,
  lackInProject,
  type CompanyNeeds,
  type CompanyStanding,
  type ProjectNeeds,
  type ProjectStanding,
} from './standing.ts'

declare const declared: unique symbol
/** What an act needs, as its policy declares it: the gate opens nothing that changes something by other needs. */
export type Declared<Needs> = Needs & { readonly [declared]: true }

/** Why an act is closed on this very thing, to someone who has what it needs. */
type Why<Who, What> = (who: Who, what: What) => Reason | null

const policyOf =
  <Needs extends object, Who>(lack: (needs: Needs, who: Who) => Reason | null) =>
  <What>() =>
  <Act extends string>(acts: Record<Act, Needs & { why?: Why<Who, What> }>) => {
    const names = Object.keys(acts) as Act[]
    const why = (who: Who, act: Act, what: What): Reason | null =>
      lack(acts[act], who) ?? acts[act].why?.(who, what) ?? null
    return {
      /** For the gate, which refuses whoever lacks them before anything is read. */
      needs: acts as Record<Act, Declared<Needs>>,
      why,
      /** Asked for each row of a list. */
      cannot: (who: Who, what: What): Record<Act, Reason | null> => {
        const reasons = {} as Record<Act, Reason | null>
        for (const act of names) reasons[act] = why(who, act, what)
        return reasons
      },
      demand: (who: Who, act: Act, what: What) => demand(why(who, act, what)),
    }
  }

/**
 * Why each act on a noun is closed to a reader. An act is declared once, by what it needs of whoever acts and by why
 * else it may be closed; the route takes its needs, `demand` refuses, and `cannot` tells the screen, all from there.
 */
export const policyInProject = policyOf<ProjectNeeds, ProjectStanding>(lackInProject)
/** The same for what a company holds. */
export const policyForCompany = policyOf<CompanyNeeds, CompanyStanding>(lackForCompany)

/** The same for acts of a person on themselves, whom no gate places. */
export const policyOfPerson = <Who>() => policyOf<object, Who>(() => null)
