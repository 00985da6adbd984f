import { apiCalls } from '../../contracts/api/apiCalls';
import type { Call } from '../../contracts/api/defineCall';
import type { Tester } from '../createTester';

/**
 * Makes each GET call that needs no input, unless a scenario has already made it.
 * @param token token of a customer, with which the calls for customers are made; without it, the
 * public calls are made
 */
export async function readRemaining({ call, checked }: Tester, token?: string): Promise<void> {
  const access = token === undefined ? 'public' : 'customer';
  for (const each of Object.values<Call>(apiCalls)) {
    if (each.access !== access || checked.has(each.id) || !isReadWithoutInput(each)) continue;
    await call(each, { files: [] }, { token });
  }
}

const isReadWithoutInput = ({ method, params, query }: Call) =>
  method === 'GET' && !params && (query?.safeParse({}).success ?? true);
