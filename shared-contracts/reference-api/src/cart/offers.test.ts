import { shortageMessage } from './offers';

describe('shortageMessage', () => {
  it.each([
    [0, 'Rui is out of stock'],
    [1, 'Only 1 of Rui is left'],
    [3, 'Only 3 of Rui are left'],
    [null, 'Rui is out of stock'],
  ])('for a stock of %p, returns %p', (available, expected) => {
    expect(shortageMessage('Rui', available)).toBe(expected);
  });
});
