import { parseArguments } from './parseArguments';

const KNOWN = ['shell', 'mf_catalog', 'mf_cart_checkout'];

it('parseArguments returns the named parts, and always the shell', () => {
  expect(parseArguments(['mf-cart-checkout', 'mf-catalog/'], KNOWN)).toEqual({
    parts: ['shell', 'mf_cart_checkout', 'mf_catalog'],
  });
  expect(parseArguments(['shell'], KNOWN)).toEqual({ parts: ['shell'] });
});

it.each([
  ['https://staging.example', 'https://staging.example'],
  ['https://Staging.example:8443/', 'https://staging.example:8443'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('parseArguments reads the shop %s as the origin %s', (text, from) => {
  expect(parseArguments(['mf-catalog', '--from', text], KNOWN).from).toBe(from);
  expect(parseArguments([`--from=${text}`, 'mf-catalog'], KNOWN).from).toBe(from);
});

it.each([
  ['a name that no package has', ['mf-catalogue', 'mf-catalog'], 'no package mf-catalogue.'],
  [
    'no name',
    [],
    /^Usage: npm run dev -- <package …> \[--from <address of a shop>\], with one or more of shell, mf-catalog, mf-cart/,
  ],
  ['a shop but no name', ['--from', 'https://staging.example'], /^Usage: npm run dev/],
  [
    'no shop after --from',
    ['mf-catalog', '--from'],
    "Option '--from <value>' argument missing. Usage:",
  ],
  ['an unknown option', ['mf-catalog', '--form', 'x'], "Unknown option '--form'. Usage:"],
])('given %s, parseArguments throws an error that lists the packages', (_title, args, message) => {
  expect(() => parseArguments(args, KNOWN)).toThrow(message);
});

it.each([
  'staging',
  'staging.example',
  'localhost:3000',
  'ftp://staging.example',
  'file:///etc/passwd',
  'https://staging.example/blog',
  'https://staging.example?x',
  'https://user:secret@staging.example',
  '',
])('parseArguments refuses the shop "%s" and says what an address looks like', (text) => {
  expect(() => parseArguments(['mf-catalog', '--from', text], KNOWN)).toThrow(
    `--from is "${text}"; it must be the address of a shop without a path, such as https://staging.example.`,
  );
});
