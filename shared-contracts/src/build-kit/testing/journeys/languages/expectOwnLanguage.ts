import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { expect, type Page } from '@playwright/test';
import { stack } from '../stack/stack';
import { findLatinDigits, findLatinWords, findNames, findUntranslated } from './foreignTexts';
import { readInterfaceMessages } from './interfaceMessages';
import { readTexts } from './readTexts';

/**
 * The document at a path in Bangla has no Latin digit and no Latin word but in names, numbers and codes, and
 * none in Bangla or French an English text of the interface. What people wrote is told by the same page
 * in English.
 */
export async function expectOwnLanguage(page: Page, path: string): Promise<void> {
  const [bangla, french] = await Promise.all([
    readInterfaceMessages('bn'),
    readInterfaceMessages('fr'),
  ]);
  const written = findNames(await textsIn('en', page, path), bangla);
  // The one name that a Bangla page has in Bangla.
  const names = written.filter((name) => name !== defaultMarketConfig.brandName);
  const inBangla = await textsIn('bn', page, path);
  expect(findLatinDigits(inBangla, names), 'Latin digits').toEqual([]);
  expect(findUntranslated(inBangla, bangla), 'English in Bangla').toEqual([]);
  expect(findLatinWords(inBangla, names), 'Latin words').toEqual([]);
  const inFrench = await textsIn('fr', page, path);
  expect(findUntranslated(inFrench, french), 'English in French').toEqual([]);
}

async function textsIn(language: string, page: Page, path: string) {
  const address = new URL(path, stack.origin);
  address.searchParams.set('lang', language);
  const response = await page.request.get(address.href);
  const read = await readTexts(page, await response.text());
  expect(read.texts.length, address.href).toBeGreaterThan(20);
  return read;
}
