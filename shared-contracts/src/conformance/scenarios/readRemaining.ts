import { apiCalls } from '../../contracts/api/apiCalls';
import type { Call } from '../../contracts/api/defineCall';
import type { Tester } from '../createTester';

/**
 * Sends a request to each GET endpoint that needs no input and was not checked by a scenario.
 * @param token token of a customer, to read the endpoints for customers; without it, the public
 * endpoints are read
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
