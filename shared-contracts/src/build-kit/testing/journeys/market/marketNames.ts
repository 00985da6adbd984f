import { MENU_IDS } from '@marketplace/contracts/marketConfig';
import type { APIRequestContext } from '@playwright/test';
import { callMarket } from './callMarket';

interface Named {
  name: string;
  /** Absent if the name is in the requested language. */
  nameLanguage?: string;
  /** Entries of a menu. */
  items?: Named[];
  districts?: Named[];
}

interface NamePage {
  items: Named[];
  paginationStatus?: { totalPages: number };
}

/** Names of products, categories and menu entries. */
export interface NamesByLanguage {
  english: string[];
  /** French names, some of which are the same as in English. */
  french: string[];
}

const NAMES_OF_THINGS = [
  '/category/featured-product-groups',
  '/category/sub-categories',
  '/product/tag/product-tag',
  '/product/public/product',
  ...Object.values(MENU_IDS).map((id) => `/menu/${id}/menu-item`),
];
const PLACES = ['/location/division'];

let shops: Promise<string[]> | undefined;
let brands: Promise<string[]> | undefined;
let places: Promise<string[]> | undefined;
let translated: Promise<NamesByLanguage> | undefined;

/** English names of shops, which French pages show, too. */
export function readShopNames(request: APIRequestContext): Promise<string[]> {
  shops ??= readNames(request, ['/shop/public/shop'], 'en');
  return shops;
}

/** Names of brands, which are written the same on pages in any language. */
export function readBrands(request: APIRequestContext): Promise<string[]> {
  brands ??= readNames(request, ['/product/brand/product-brand'], 'en');
  return brands;
}

/** Names of divisions and districts, which are the same in English and French. */
export function readPlaces(request: APIRequestContext): Promise<string[]> {
  places ??= readNames(request, PLACES, 'en');
  return places;
}

/** Names of sections, categories, tags, products and menu entries. */
export function readNamesOfThings(request: APIRequestContext): Promise<NamesByLanguage> {
  translated ??= Promise.all([
    readNames(request, NAMES_OF_THINGS, 'en'),
    readNames(request, NAMES_OF_THINGS, 'fr'),
  ]).then(([english, french]) => ({ english, french }));
  return translated;
}

async function readNames(request: APIRequestContext, paths: string[], language: string) {
  const lists = await Promise.all(paths.map((path) => readList(request, path, language)));
  return lists.flat().flatMap(namesIn);
}

function namesIn({ name, nameLanguage, items = [], districts = [] }: Named): string[] {
  const below = [...items, ...districts].flatMap(namesIn);
  return nameLanguage ? below : [name, ...below];
}

async function readList(request: APIRequestContext, path: string, language: string) {
  const read = (pageNumber: number) =>
    callMarket<NamePage>(request, `${path}?pageSize=100&pageNumber=${pageNumber}`, { language });
  const { items, paginationStatus } = await read(1);
  const others = Array.from({ length: (paginationStatus?.totalPages ?? 1) - 1 }, (_, index) =>
    read(index + 2),
  );
  return [items, ...(await Promise.all(others)).map((page) => page.items)].flat();
}
