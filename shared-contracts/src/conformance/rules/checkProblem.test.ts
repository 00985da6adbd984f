import { signIn } from '../../contracts/api/auth';
import { collectFindings } from '../Report';
import { checkProblem } from './checkProblem';

const problem = { statusCode: 400, code: 'invalid-input', message: ['password must be a text'] };
const refusal = { request: 'a bad body', expected: [400], field: 'password' };

function check(status: number, body: unknown, headers: Record<string, string> = {}) {
  const { findings, lines } = collectFindings();
  const expected = status === 400 ? refusal : { ...refusal, expected: [status] };
  checkProblem(signIn, { status, body, headers: new Headers(headers) }, findings, expected);
  return { differences: [...lines.differences], unchecked: [...lines.unchecked] };
}

describe('checkProblem', () => {
  it('accepts a refusal whose message names the invalid field', () => {
    expect(check(400, problem)).toEqual({ differences: [], unchecked: [] });
  });

  it.each<[string, number, unknown]>([
    ['the body is not a JSON object', 400, undefined],
    ['statusCode is not the status', 400, { ...problem, statusCode: 500 }],
    ['code is missing', 400, { ...problem, code: undefined }],
    ['message is neither a text nor a list of texts', 400, { ...problem, message: [1] }],
    ['message does not name password', 400, { ...problem, message: 'Wrong' }],
    ['the header WWW-Authenticate is missing', 401, { ...problem, statusCode: 401 }],
  ])('reports that %s', (what, status, body) => {
    const [difference] = check(status, body).differences;
    expect(difference).toBe(`signIn: ${status} for a bad body: ${what}`);
  });

  it('counts a request as unchecked if the host asks for a pause', () => {
    const body = { ...problem, statusCode: 429 };
    const { differences, unchecked } = check(429, body, { 'retry-after': '5' });
    expect(differences).toEqual([]);
    expect(unchecked).toEqual(['signIn: a bad body: the host wants a pause (429)']);
  });

  it('reports a status that the request must not cause, and a status that the contract does not list', () => {
    const { findings, lines } = collectFindings();
    const answer = { status: 404, body: problem, headers: new Headers() };
    checkProblem(signIn, answer, findings, refusal);
    checkProblem(signIn, answer, findings, { request: 'anything' });
    expect([...lines.differences]).toEqual([
      'signIn: 400 expected for a bad body, got 404',
      'signIn: 404 for anything is not listed in the contract',
    ]);
  });
});
