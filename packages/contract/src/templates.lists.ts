import { wholeList } from './lists.ts'

/** TPL-01. By name. */
export const templateList = wholeList({})
