import { parseArguments } from './parseArguments';

const KNOWN = ['shell', 'mf_account', 'mf_points'];

it.each([
  [['mf-account'], { part: 'mf_account' }],
  [['mf-account/'], { part: 'mf_account' }],
  [
    ['--port', '3005', 'mf-points', '--version=1.0.0-ab'],
    { part: 'mf_points', version: '1.0.0-ab', port: '3005' },
  ],
])('parseArguments reads %j', (args, expected) => {
  expect(parseArguments(args, KNOWN)).toEqual(expected);
});

it.each([
  [
    'no package',
    [],
    /^Usage: npm run harness -- <package> .+ such as shell, mf-account, mf-points/,
  ],
  ['two packages', ['mf-account', 'shell'], /^The harness runs one package alone\. Usage: /],
  ['an unknown option', ['mf-account', '--versoin', '1'], /^Unknown option '--versoin'\. Usage: /],
  ['an option without its value', ['mf-account', '--port'], /'--port <value>' .+\. Usage: /],
])('parseArguments says what to type for %s', (_title, args, message) => {
  expect(() => parseArguments(args, KNOWN)).toThrow(message);
});
