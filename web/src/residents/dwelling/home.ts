import { useParams } from '@tanstack/react-router'
import { useHome, type Home } from '../api.ts'

export const useHomeId = () => Number(useParams({ strict: false }).residence_id)

/** The home of the address, which the frame has waited for. */
export const useLoadedHome = (): Home => useHome(useHomeId()).data!.data

/** What a home has that a whole building has not, for those who live in one of its flats. */
export const isDwelling = ({ type }: Pick<Home, 'type'>) => type !== 'BUILDING'

/** Who reads it owns it: to them the warranties, the legal booklet, a sale and those who live there are shown. */
export const isOwned = (home: Pick<Home, 'type' | 'role_code'>) => home.role_code === 'OWNER' && isDwelling(home)
