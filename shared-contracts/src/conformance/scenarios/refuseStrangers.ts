import { randomUUID } from 'node:crypto';
import { apiCalls } from '../../api/apiCalls';
import type { Call } from '../../api/defineCall';
import type { Tester } from '../createTester';

/** Tries every call that needs a token without one; that needs no account. */
export async function refuseStrangers({ refuse, checked }: Tester): Promise<void> {
  for (const call of Object.values<Call>(apiCalls)) {
    if (call.access === 'public' || checked.has(call.id)) continue;
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, randomUUID()]));
    await refuse(call, { params, body: {}, files: [] }, { request: 'no token', expected: [401] });
  }
}
