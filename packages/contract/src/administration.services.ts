import { z } from 'zod'
import { one, refuses, signedIn } from './http.ts'

/** How a service of others answers the portal. */
export const outsideService = z.object({
  /** Where it is: the origin of its address, without path or secret. */
  endpoint: z.string(),
  is_reached: z.boolean(),
  /** What it answered; null where it did not. */
  status: z.number().int().nullable(),
})
export type OutsideService = z.infer<typeof outsideService>

const outside = signedIn.input(z.object({})).output(one(outsideService)).errors(refuses('SERVICE_NOT_CONFIGURED'))

/** API-24. The service that reads meters for households. */
export const getHelloWatt = outside.route({ method: 'GET', path: '/admin/hello-watt', tags: ['administration'] })
/** API-24. The service that makes out invoices. */
export const getInvoicingService = outside.route({
  method: 'GET',
  path: '/admin/invoicing-service',
  tags: ['administration'],
})
