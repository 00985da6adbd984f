import { describeStartError } from './describeStartError';

function thrown(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

it.each([
  [
    'the position in the shell',
    thrown('no shop', '    at JSON.parse (<anonymous>)\n    at f (shell/server/main.js:1:99)'),
    'TypeError: no shop (/releases/shell/1.0.0-ab/server/main.js:1:99)',
  ],
  [
    'the position in a remote',
    thrown('x', '    at http://releases.internal/mf_content/2/server/main.js:3:4'),
    'TypeError: x (/releases/mf_content/2/server/main.js:3:4)',
  ],
  [
    'the script of a syntax error, whose stack has no column',
    thrown('bad', 'shell/server/main.js:7\nlet x = ;'),
    'TypeError: bad (/releases/shell/1.0.0-ab/server/main.js:7)',
  ],
  ['the first line of a message', thrown('one\ntwo', '    at node:fs:1:2'), 'TypeError: one'],
  ['a thrown text', 'no shop', 'no shop'],
])('describeStartError names %s', (_what, error, description) => {
  expect(describeStartError(error, '1.0.0-ab')).toBe(description);
});
