import { idOf, wholeList } from './lists.ts'

/** FAV-17. By office, company and wall; of one office when asked for. */
export const labelList = wholeList({ thermal_engineering_office_id: idOf })
