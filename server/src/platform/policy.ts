import type { Reason } from '@logis/contract/errors'
import { demand } from './refuse.ts'

type Rule<Who, What> = (who: Who, what: What) => Reason | null

/**
 * Why each act on a noun is closed to a reader. The same answer refuses on the server and explains the closed
 * button on the screen.
 */
export const policy =
  <Who, What>() =>
  <Act extends string>(rules: Record<Act, Rule<Who, What>>) => {
    const acts = Object.keys(rules) as Act[]
    return {
      /** Asked for each row of a list. */
      cannot: (who: Who, what: What): Record<Act, Reason | null> => {
        const reasons = {} as Record<Act, Reason | null>
        for (const act of acts) reasons[act] = rules[act](who, what)
        return reasons
      },
      demand: (who: Who, act: Act, what: What) => demand(rules[act](who, what)),
    }
  }
