import { optionTypes, type CompanyOption } from '@logis/contract/templates'
import { db, write, type Tx } from '#platform/db.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { templatePolicy } from '../policy.ts'
import { lockTemplate } from '../sql.ts'
import * as sql from './sql.ts'

/** TPL-21. In `data`, as its callers read it (D2-H03). */
export const listOptions = async (scope: CompanyScope) => ({ data: await sql.listOptions(db, scope.companyId) })

type Value = string | number | boolean

const settingOf = {
  DEFAULT_PROJECT_TEMPLATE: 'set_default',
  BYPASS_OWNER_VALIDATION_FOR_TENANT: 'bypass_owner',
} as const satisfies Record<(typeof optionTypes)[number], string>

/** TPL-10, TPL-11: at most one default template; another one takes its place. A switch is set once. */
export const addOption = (
  scope: CompanyScope,
  input: { option_type: string; value: Value },
): Promise<CompanyOption> => {
  const option_type = optionTypes.find((type) => type === input.option_type) ?? refuse('OPTION_TYPE_UNKNOWN')
  templatePolicy.demand(scope, settingOf[option_type], null)
  return write(async (tx) => {
    const option = await (option_type === 'DEFAULT_PROJECT_TEMPLATE' ? defaultTemplate : bypass)(tx, scope, input.value)
    const replace = option_type === 'DEFAULT_PROJECT_TEMPLATE'
    const added = await sql.insertOption(tx, scope.companyId, { option_type, ...option }, replace)
    // Whoever waited for another one's may not set it any more.
    templatePolicy.demand(await proveCompanyAgain(tx, scope), settingOf[option_type], null)
    return added ?? refuse('OPTION_ALREADY_EXISTS')
  })
}

const defaultTemplate = async (tx: Tx, scope: CompanyScope, value: Value) => {
  const id = /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : refuse('OPTION_VALUE_INVALID')
  if (!(await lockTemplate(tx, scope, id))) refuse('OPTION_VALUE_INVALID')
  return { value: String(id), template_id: id }
}

const bypass = async (_tx: Tx, _scope: CompanyScope, value: Value) =>
  ['1', 'true'].includes(String(value)) ? { value: '1', template_id: null } : refuse('OPTION_VALUE_INVALID')

export const deleteOption = (scope: CompanyScope, id: number): Promise<void> =>
  write(async (tx) => {
    const isGone = await sql.deleteOption(tx, scope.companyId, id)
    await proveCompanyAgain(tx, scope)
    if (!isGone) refuse('OPTION_NOT_FOUND')
  })
