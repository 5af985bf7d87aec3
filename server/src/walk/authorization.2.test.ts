import { walkAuthorization } from './authorization.ts'

walkAuthorization(1, 3)
