import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { senderOf } from './sender.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:49152', '2001:db8::7'],
  ['fe80::7%eth0', 'fe80::7'],
  // What the proxy wrote is no address: it is the proxy that is counted.
  ['unknown', '10.0.0.1'],
  ['203.0.113.7;x', '10.0.0.1'],
])('of %s the sender is %s', (ip, sender) => {
  expect(senderOf({ ip, socket: { remoteAddress: '::ffff:10.0.0.1' } as Socket })).toBe(sender)
})
