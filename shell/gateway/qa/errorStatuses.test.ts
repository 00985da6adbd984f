import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCode, ERROR_STATUSES, findCodeFault } from './errorStatuses';

const API = join(__dirname, '../../../shared-contracts/reference-api/src');
const THROWN = /new ApiProblem\(\s*(?<status>\d{3}),\s*'(?<code>[a-z-]+)'/g;
const thrown = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('test'))
  .flatMap((name) => [...readFileSync(join(API, name), 'utf8').matchAll(THROWN)])
  .map(({ groups }) => ({ code: groups?.code ?? '', status: Number(groups?.status) }));

describe('the statuses of error codes', () => {
  it('are those of the reference API', () => {
    expect(new Set(thrown.map(({ code }) => code)).size).toBeGreaterThan(45);
    expect(thrown.filter(({ code, status }) => findCodeFault(status, code))).toEqual([]);
  });

  it.each([400, 401, 403, 404, 405, 409, 413, 415, 418, 429, 500, 502, 503])(
    'allow the default code of the status %i to be sent with that status',
    (status) => {
      expect([status, 'any']).toContain(ERROR_STATUSES[defaultCode(status)]);
    },
  );
});

describe('findCodeFault', () => {
  it.each([
    [409, 'out-of-stock', undefined],
    [502, 'fault', undefined],
    [500, 'out-of-stock', 'write it with the status 409'],
    [409, 'sold-out', 'no error of the contract has this code'],
    [409, 'toString', 'no error of the contract has this code'],
  ])('checks whether the API sends status %i with the code %s', (status, code, fault) => {
    expect(findCodeFault(status, code)).toBe(fault);
  });
});
