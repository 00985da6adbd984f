import { PAGES } from './market/listPages';
import { listScripts } from './observe/listScripts';
import { expect, test } from './test';

/** Code that no page needs until it is asked for, by the names of its chunks. */
const ON_DEMAND =
  /\/(support-dialog|login-dialog|newsletter-call|expose-QuickView|catalog-recent-searches)\.js$/;
/** What the pages of an account need, and no other. */
const ACCOUNT = /\/account-(pages|messages-.+)\.js$/;
const ACCOUNT_PAGES = new Set([
  'sign-up',
  'code after sign-up',
  'code after login',
  'reset password',
]);
/** Texts, by their language. */
const TEXTS = /messages-(en|bn|fr)-po\.js$/;

test.describe('code on demand @once', () => {
  for (const { name, open } of PAGES) {
    test(`${name}: loads no chat, no quick view, no other page's forms and no other language`, async ({
      page,
      context,
    }) => {
      const path = await open(context);
      const scripts = (await listScripts(page, path)).map((script) => script.path);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((script) => ON_DEMAND.test(script))).toEqual([]);
      if (!ACCOUNT_PAGES.has(name)) {
        expect(scripts.filter((script) => ACCOUNT.test(script))).toEqual([]);
      }
      const language = path.includes('lang=bn') ? 'bn' : 'en';
      const languages = scripts.flatMap((script) => {
        const found = TEXTS.exec(script);
        return found ? [found[1]] : [];
      });
      expect(languages.length, 'texts are files of their own').toBeGreaterThan(0);
      expect(languages.filter((each) => each !== language)).toEqual([]);
    });
  }
});
