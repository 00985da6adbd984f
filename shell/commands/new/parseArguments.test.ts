import { FORM_NAMES, parseArguments, USAGE } from './parseArguments';

const parse = (line: string) => parseArguments(line.split(' ').filter(Boolean));

it.each(['--help', 'event --help', 'call shops --help'])('"%s" is a request for help', (line) => {
  expect(parse(line)).toBeUndefined();
});

it('USAGE has one line for each form', () => {
  expect(
    USAGE.split('\n')
      .slice(1)
      .map((line) => line.trim().split(' ')[0]),
  ).toEqual(FORM_NAMES);
});

it.each([
  'page mf-content gift-cards',
  'page mf-content gift-cards --bn উপহার --fr Cadeaux',
  'remote mf-loyalty',
  'remote mf-loyalty loyalty@shop.example',
  'remote mf-loyalty --standalone ../loyalty',
  'packages ../loyalty/packages',
  'event mf-content blog:post-shared',
  'event mf-content/blog blog:post-shared handle:string count:number --listener shell/measuring',
  'call shops listShopOffers GET /shop/offer catalogue',
  'call shops keepOffer POST /shop/offer catalogue --customer --caller mf-catalog',
])('parseArguments accepts "%s"', (line) => {
  expect(parse(line)).toEqual(expect.any(Function));
});

it.each([
  [
    '',
    'The form is missing: type one of page, remote, event, call, packages after npm run new --.',
  ],
  ['route', 'There is no form "route": type one of page, remote, event, call, packages after'],
  ['toString', 'There is no form "toString"'],
  ['page', 'Type the remote, such as mf-content: npm run new -- page <remote> <address> [--bn'],
  ['page shell gifts', 'Type the remote, such as mf-content instead of "shell"'],
  ['page mf-content Gift', 'Type the address in kebab-case, such as gift-cards instead of "Gift"'],
  [
    'page mf-content a b',
    '"b" is one word too many: type npm run new -- page <remote> <address> [--bn',
  ],
  ['remote mf-a me', 'Type an e-mail address instead of "me"'],
  ['event', 'Type the package that publishes, such as mf-catalog/search'],
  ['event mf-a/b/c x:y', 'instead of "mf-a/b/c"'],
  ['event shell x:y', 'The shell needs a folder: type shell/<folder>, such as shell/measuring.'],
  ['event mf-a', 'Type the topic, such as product:compared'],
  ['event mf-a shared', 'Type the topic, such as product:compared instead of "shared"'],
  [
    'event mf-a x:y at:date',
    'Type a field and its type, such as price:number instead of "at:date"',
  ],
  ['event mf-a x:y --listener b', '"b" is no package: type --listener as in mf-catalog/search.'],
  ['event mf-a x:y --heard b', "Unknown option '--heard': type npm run new -- event <package>"],
  ['call Shops', 'Type the resource in camel case, such as shops instead of "Shops"'],
  ['call shops', 'Type the name of the call in camel case, such as listOffers'],
  ['call shops list', 'Type GET, POST, PATCH, DELETE after the name of the call.'],
  ['call shops list PUT', 'Type GET, POST, PATCH, DELETE after the name of the call.'],
  ['call shops list GET /a/{b}', 'Type a path without parameters, such as /shop/offer'],
  ['call shops list GET /a', 'Type a folder of reference-api/src, such as catalogue'],
  ['call shops list GET /a b c', '"c" is one word too many'],
  ['page mf-a b --standalone c', "Unknown option '--standalone': type npm run new -- page"],
  ['packages', 'Type the folder that keeps the packages and CHANGELOG.md'],
])('parseArguments refuses "%s" with one sentence', (line, message) => {
  const refusal = () => parse(line);
  expect(refusal).toThrow(message);
  expect(refusal).toThrow(/^[^\n]+\.$/);
});
