import { violationsIn } from './runChecks';

const OWN = 'mf-content/src/blog/Blog.tsx:3: a cast without a reason';
const OF_MANIFEST = 'mf_content: its manifest names getBlog, and no source does';
const FOREIGN = 'mf-catalog/src/search/Search.tsx:3: a cast without a reason';
const SHARED = '"Pay": mf-cart-checkout/x.po says "Payer", mf-content/x.po says "Régler"';
const OF_SHELL = 'shell/src/app/client.ts:9: a cast without a reason';
const ALL = [OWN, OF_MANIFEST, FOREIGN, SHARED, OF_SHELL];

describe('violationsIn', () => {
  it.each<[string, string[] | undefined, string[]]>([
    ['everything for the whole project', undefined, ALL],
    ['violations that name only remotes in scope', ['mf-content'], [OWN, OF_MANIFEST]],
    [
      'also violations that name two remotes if both are in scope',
      ['mf-content', 'mf-cart-checkout'],
      [OWN, OF_MANIFEST, SHARED],
    ],
    ['everything if the shell is in scope', ['shell', 'mf-content'], ALL],
  ])('returns %s', (_title, packages, expected) => {
    expect(violationsIn(packages, ALL)).toEqual(expected);
  });
});
