import { walkMalformed } from './malformed.ts'

walkMalformed(0, 2)
