import { walkAuthorization } from './authorization.ts'

walkAuthorization(2, 3)
