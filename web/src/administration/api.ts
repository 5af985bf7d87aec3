import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

/** How the platform stands, and what waits for its administrators. */
export const usePlatformFigures = () =>
  useQuery({ ...orpc.administration.getFigures.queryOptions({ input: {} }), meta: told })
