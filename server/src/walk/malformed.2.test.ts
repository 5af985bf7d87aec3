import { walkMalformed } from './malformed.ts'

walkMalformed(1, 2)
