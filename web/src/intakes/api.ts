import type { Intake, IntakeRow } from '@logis/contract/intakes'
import type { IntakeField, IntakeRowState } from '@logis/contract/intakes.rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { upload } from '../platform/upload.ts'
import { askedEvery, withoutGone } from '../platform/watched.ts'
import { listInputOf, everyRow, type TableState } from '../ui/tableState.ts'

export type { Intake, IntakeField, IntakeRow, IntakeRowState }

/** How often one asks how far a running one is. */
const pollMs = 1000
/** The same of a list in which one runs. */
const listPollMs = 5000

const isRunning = ({ state }: Pick<Intake, 'state'>) => state === 'RUNNING'

export const useIntakes = (company_id: number) =>
  useQuery({
    ...orpc.intakes.listIntakes.queryOptions({ input: { company_id } }),
    refetchInterval: askedEvery(listPollMs, (answer) => answer?.data.some(isRunning) ?? false),
    meta: told,
  })

export const useIntake = (company_id: number, intake_id: number) =>
  withoutGone(
    useQuery({
      ...orpc.intakes.getIntake.queryOptions({ input: { company_id, intake_id } }),
      refetchInterval: askedEvery(pollMs, (answer) => answer !== undefined && isRunning(answer.data)),
      meta: told,
    }),
  )

/** All the lines of the search: those in sight are drawn. */
export const useIntakeRows = (company_id: number, intake_id: number, state: TableState) =>
  useQuery({
    ...orpc.intakes.listIntakeRows.queryOptions({
      input: { company_id, intake_id, ...listInputOf({ ...state, page: 1, pageSize: everyRow }) },
    }),
    placeholderData: (before) => before,
    meta: told,
  })

export const useOpenIntake = (company_id: number) =>
  useOwnAct('intakes.openIntake', {
    mutationFn: (file: File) => upload('intakes.openIntake', { company_id, file }),
  })
export const useSetColumns = () => useAct('intakes.setIntakeColumns')
export const useCorrectRow = () => useAct('intakes.correctIntakeRow')
export const useStartIntake = () => useAct('intakes.startIntake')
export const useUndoIntake = () => useAct('intakes.undoIntake')
export const useDiscardIntake = () => useAct('intakes.discardIntake')

/** What became of each line, as a file for a spreadsheet. */
export const useReport = (company_id: number) =>
  useMutation({
    mutationFn: ({ intake_id }: { intake_id: number; name: string }) =>
      client.intakes.exportIntake({ company_id, intake_id }),
    onSuccess: (file, { name }) => saveFile(file, name),
  })
