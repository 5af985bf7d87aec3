import type { Call } from './call.ts'
import { csvOf, type CsvColumn } from './csv.ts'
import { streamRoute, type StreamRoute } from './streams.ts'

type Pages<Row> = AsyncGenerator<Row[]>

/**
 * An operation that answers rows as a CSV file of this name. `pagesFor` proves who asks; what is refused there, or by the
 * first page, is refused before the first byte.
 *
 * @example csvRoute('campaigns.exportCampaign', 'campagne.csv', campaignCsv, async (call, named: Named) => …)
 */
export const csvRoute = <Input, Row>(
  operation: string,
  filename: `${string}.csv`,
  columns: readonly CsvColumn<Row>[],
  pagesFor: (call: Call, input: Input) => Pages<Row> | Promise<Pages<Row>>,
): StreamRoute =>
  streamRoute<Input>(operation, async (call, input, _request, reply) => {
    const file = await csvOf(columns, await pagesFor(call, input), call.locale)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(file)
  })
