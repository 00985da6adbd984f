import { data } from '@marketplace/contracts/router';
import type { Answer } from './answerInTime';
import { answerInTime } from './answerInTime';

/**
 * What a page is about, in time or not: see `answerInTime`.
 * @param find resolves to `undefined` where there is no such thing
 * @throws a 404 where the market says so; a market that does not answer may still have it
 */
export async function findInTime<Value>(
  question: string,
  find: () => Promise<Value | undefined>,
): Promise<Answer<Value>> {
  const found = await answerInTime(question, find);
  if (!('value' in found)) return found;
  if (found.value === undefined) throw data(null, { status: 404 });
  return { value: found.value };
}
