import { isConnectionLost, isDatabaseUnavailable, isRolledBack } from './errors';

describe('isDatabaseUnavailable', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }, true],
    [{ errors: [{ code: 'ECONNREFUSED' }] }, true],
    [{ code: '57P01', message: 'terminating connection due to administrator command' }, true],
    [{ code: '57014', message: 'canceling statement due to statement timeout' }, true],
    [{ code: '40P01', message: 'deadlock detected' }, true],
    [{ code: '53300', message: 'sorry, too many clients already' }, true],
    [{ message: 'Connection terminated unexpectedly' }, true],
    [{ message: 'timeout exceeded when trying to connect' }, true],
    [{ code: '42P01', message: 'relation "x" does not exist' }, false],
    [{ code: '23505', message: 'duplicate key' }, false],
    [new Error('x is undefined'), false],
    [undefined, false],
  ])('for the error %j returns %p', (error, isAway) => {
    expect(isDatabaseUnavailable(error)).toBe(isAway);
  });
});

describe('isConnectionLost and isRolledBack', () => {
  it.each([
    [{ code: '57P01' }, true, false],
    [{ code: '08006' }, true, false],
    [{ message: 'Connection terminated unexpectedly' }, true, false],
    [{ errors: [{ code: 'ECONNREFUSED' }] }, true, false],
    [{ code: '40001' }, false, true],
    [{ code: '40P01' }, false, true],
    [{ code: '57014' }, false, false],
    [{ code: '53300' }, false, false],
    [{ code: '23505' }, false, false],
  ])('for the error %j return %p and %p', (error, isLost, isUndone) => {
    expect([isConnectionLost(error), isRolledBack(error)]).toEqual([isLost, isUndone]);
  });
});
