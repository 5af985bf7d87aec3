import type { Reason } from '@logis/contract/errors'
import { demand } from './refuse.ts'

type Rule<Who, What> = (who: Who, what: What) => Reason | null

/**
 * Why each act on a noun is closed to a reader. The same answer refuses on the server and explains the closed
 * button on the screen.
 */
export const policy =
  <Who, What>() =>
  <Act extends string>(rules: Record<Act, Rule<Who, What>>) => ({
    cannot: (who: Who, what: What): Record<Act, Reason | null> =>
      Object.fromEntries(Object.entries<Rule<Who, What>>(rules).map(([act, rule]) => [act, rule(who, what)])) as Record<
        Act,
        Reason | null
      >,
    demand: (who: Who, act: Act, what: What) => demand(rules[act](who, what)),
  })
