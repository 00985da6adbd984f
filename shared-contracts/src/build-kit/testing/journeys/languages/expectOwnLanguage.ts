import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { expect, type Page } from '@playwright/test';
import { readNamesOfThings, readPlaces, readProperNames } from '../market/marketNames';
import { waitUntilIdle } from '../observe/idle';
import { stack } from '../stack/stack';
import { findLatinDigits, findLatinWords, findShared, findUntranslated } from './foreignTexts';
import { readInterfaceMessages } from './interfaceMessages';
import { type PageText, readTexts } from './readTexts';

/**
 * Expects the page at a path, both as sent and as rendered in a browser, to be in its own language.
 * The Bangla page has no Latin digits or words except in names and codes. The French page has no
 * English texts, neither of the interface nor of the market. Elements with another `lang` are
 * skipped.
 */
export async function expectOwnLanguage(page: Page, path: string): Promise<void> {
  const [bangla, french, proper, places, things] = await Promise.all([
    readInterfaceMessages('bn'),
    readInterfaceMessages('fr'),
    readProperNames(page.request),
    readPlaces(page.request),
    readNamesOfThings(page.request),
  ]);
  // The page repeats the search term unchanged.
  const names = [...proper, ...new URL(path, stack.origin).searchParams.values()];
  const bn = await documentsIn('bn', page, path);
  const fr = await documentsIn('fr', page, path);
  const en = await documentsIn('en', page, path);
  // The documents are parsed on an empty page, because the shop's pages refuse to parse foreign
  // HTML.
  await page.goto('about:blank');
  const [inBangla, inFrench, inEnglish] = [
    await readAll(page, bn),
    await readAll(page, fr),
    await readAll(page, en),
  ];
  expect.soft(findLatinDigits(inBangla, names), 'Latin digits').toEqual([]);
  expect.soft(findUntranslated(inBangla, bangla), 'English in Bangla').toEqual([]);
  expect.soft(findLatinWords(inBangla, names), 'Latin words').toEqual([]);
  expect.soft(findUntranslated(inFrench, french), 'English in French').toEqual([]);
  const ownFrench = [...things.french, ...[...french.values()].flatMap((each) => [...each])];
  const shared = findShared(inFrench, inEnglish, {
    // French pages write the brand's name as English pages do; only Bangla pages use another name.
    names: [...names, ...places, defaultMarketConfig.brandName],
    english: things.english,
    french: ownFrench,
  });
  expect.soft(shared, 'English of the market in French').toEqual([]);
}

/** The document of a page, as sent and as rendered in a browser. */
async function documentsIn(language: string, page: Page, path: string): Promise<string[]> {
  const address = new URL(path, stack.origin);
  address.searchParams.set('lang', language);
  const response = await page.goto(address.href);
  await waitUntilIdle(page);
  return [(await response?.text()) ?? '', await page.content()];
}

/** Texts of documents, without duplicates. */
async function readAll(page: Page, documents: readonly string[]): Promise<PageText[]> {
  const read = await Promise.all(documents.map((html) => readTexts(page, html)));
  for (const texts of read) expect(texts.length).toBeGreaterThan(20);
  return [...new Map(read.flat().map((text) => [text.text, text])).values()];
}
