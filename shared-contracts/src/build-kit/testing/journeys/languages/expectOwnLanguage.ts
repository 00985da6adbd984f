import { expect, type Page } from '@playwright/test';
import { readFrenchNames, readProperNames } from '../market/marketNames';
import { waitUntilIdle } from '../observe/idle';
import { stack } from '../stack/stack';
import { findLatinDigits, findLatinWords, findShared, findUntranslated } from './foreignTexts';
import { readInterfaceMessages } from './interfaceMessages';
import { type PageText, readTexts } from './readTexts';

/**
 * The page at a path, as it is sent and as it is in a browser, has in Bangla no Latin digit and no Latin word but
 * in names and codes, and in French no English text, neither of the interface nor of the market. Parts
 * that are marked as another language are in that one.
 */
export async function expectOwnLanguage(page: Page, path: string): Promise<void> {
  const [bangla, french, names, frenchNames] = await Promise.all([
    readInterfaceMessages('bn'),
    readInterfaceMessages('fr'),
    readProperNames(page.request),
    readFrenchNames(page.request),
  ]);
  const inBangla = await textsIn('bn', page, path);
  expect.soft(findLatinDigits(inBangla, names), 'Latin digits').toEqual([]);
  expect.soft(findUntranslated(inBangla, bangla), 'English in Bangla').toEqual([]);
  expect.soft(findLatinWords(inBangla, names), 'Latin words').toEqual([]);
  const inFrench = await textsIn('fr', page, path);
  expect.soft(findUntranslated(inFrench, french), 'English in French').toEqual([]);
  const own = [...frenchNames, ...[...french.values()].flatMap((each) => [...each])];
  const shared = findShared(inFrench, await textsIn('en', page, path), { names, french: own });
  expect.soft(shared, 'texts of the market, English in French').toEqual([]);
}

/** Texts of the page, each once. */
async function textsIn(language: string, page: Page, path: string): Promise<PageText[]> {
  const address = new URL(path, stack.origin);
  address.searchParams.set('lang', language);
  const response = await page.goto(address.href);
  const sent = (await response?.text()) ?? '';
  await waitUntilIdle(page);
  const read = [...(await readTexts(page, sent)), ...(await readTexts(page, await page.content()))];
  expect(read.length, address.href).toBeGreaterThan(20);
  return [...new Map(read.map((text) => [text.text, text])).values()];
}
