import type { Call } from '../../api/defineCall';
import type { Findings } from '../Report';
import type { Answer } from '../sendRequest';
import { describeIssue } from './describeIssue';
import { findUnlistedKeys } from './findUnlistedKeys';
import { findWrongCaching } from './findWrongCaching';
import { findWrongSums } from './findWrongSums';

const MOST_ISSUES = 5;

/** Holds a reply of 200 against the contract; whether it fits. */
export function checkReply(
  call: Call,
  answer: Answer,
  { differ, warn }: Findings,
  isAnonymous: boolean,
): boolean {
  const type = answer.headers.get('content-type') ?? 'no content-type';
  if (!/^application\/json\b/.test(type)) differ(call.id, `application/json expected, got ${type}`);
  if (answer.body === undefined) {
    differ(call.id, 'the reply is not JSON');
    return false;
  }
  const caching = findWrongCaching(call, answer.headers, isAnonymous);
  if (caching) differ(call.id, caching);
  const parsed = call.reply.safeParse(answer.body);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, MOST_ISSUES);
    for (const issue of issues) differ(call.id, describeIssue(issue, answer.body));
    return false;
  }
  for (const wrong of new Set(findWrongSums(answer.body))) differ(call.id, wrong);
  for (const key of new Set(findUnlistedKeys(call.reply, answer.body))) {
    warn(call.id, `${key} is not listed in the contract`);
  }
  return true;
}
