import { entrance as paths } from '../paths.entrance.ts'
import { stringifySearch } from '../platform/search.ts'

type Said = { scope?: 'partner' | 'resident'; redirect?: string | undefined }

/** The sign-in page of partners, or of residents. */
export const loginAddress = ({ scope, redirect }: Said) =>
  paths.login() + stringifySearch({ redirect, scope: scope === 'resident' ? scope : undefined })
