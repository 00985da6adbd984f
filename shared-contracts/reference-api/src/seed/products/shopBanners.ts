import { shops } from '../data/shops';
import type { Section } from '../pictures/backdrops';
import { sections } from '../sections';
import { type ProductSource, parseProducts } from './parseProducts';
import { heroOf, productPictures } from './productPictures';

interface Banner {
  section: Section;
  composition: string;
}

/** Drawings side by side on a banner. */
const DRAWINGS = 7;

function bannerOf(own: ProductSource[]): Banner {
  const heroes = [
    ...new Set(own.flatMap((source) => productPictures(source).slice(0, 2).map(heroOf))),
  ];
  const row = Array.from({ length: DRAWINGS }, (_, i) => heroes[i % heroes.length] ?? '');
  return { section: own[0]?.category.section ?? 'vegetable', composition: row.join('+') };
}

/** The wide picture of each shop's page, by its handle: what it sells, side by side. */
export function shopBanners(): ReadonlyMap<string, Banner> {
  const products = sections.flatMap(({ section, table }) => parseProducts(section, table));
  return new Map(
    shops.map(({ handle }) => {
      const own = products.filter(({ shop }) => shop === handle);
      if (own.length === 0) throw new Error(`The shop ${handle} sells nothing.`);
      return [handle, bannerOf(own)];
    }),
  );
}
