import { parseServerMessage } from './ServerMessage';

describe('parseServerMessage', () => {
  it.each([
    [
      { type: 'ready', port: 3000 },
      { type: 'ready', port: 3000 },
    ],
    [
      { type: 'progress', text: 'seeding', other: 1 },
      { type: 'progress', text: 'seeding' },
    ],
    [{ type: 'ready', port: '3000' }, undefined],
    [{ type: 'progress' }, undefined],
    ['ready', undefined],
    [null, undefined],
  ])('turns the message %j into %j', (message, expected) => {
    expect(parseServerMessage(message)).toEqual(expected);
  });
});
