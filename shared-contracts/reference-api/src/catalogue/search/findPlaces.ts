import type { SearchPlace } from '@marketplace/contracts/api/products';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { sql } from 'kysely';
import type { Database } from '../../database/schema';
import { type Translations, translateName } from '../../database/translations';
import { likePart, meansPlace, placeParts } from './findWords';
import { readSearchWords } from './searchWords';

/** Upper limit for the sections, sub-categories and shops to find together. */
const MOST = 4;
/** Upper limit for the places of one kind: sections, sub-categories or shops. */
const MOST_OF_KIND = 2;

/**
 * Finds the sections, sub-categories and shops that match the typed text best. Leaves out closed
 * shops, and sub-categories and shops without products. The best matches contain the most things of
 * the text or, if the text names no thing, the most kinds.
 */
export async function findPlaces(
  db: Database,
  text: string,
  language: Locale,
): Promise<SearchPlace[]> {
  const words = readSearchWords(text);
  const things = words.filter(({ weight }) => weight === 'thing');
  const needed = things.length > 0 ? things : words.filter(({ weight }) => weight === 'kind');
  if (needed.length === 0) return [];
  const parts = [...new Set(needed.flatMap((word) => placeParts(word).flat()))];
  const { rows } = await sql<Place>`
    select kind, uuid, handle, name, name_translations, names from (
      select 1 as place, 'section' as kind, uuid, handle, name, name_translations,
        search_text || ' ' as names from featured_groups
      union all select 2, 'category', uuid, handle, name, name_translations, search_text || ' '
        from categories
        where exists (select from products where category_uuid = categories.uuid)
      union all select 3, 'shop', uuid, handle, name, name_translations, search_text || ' '
        from shops
        where not is_closed and exists (select from products where shop_uuid = shops.uuid)) as known
    where names like any(${parts.map(likePart)}) order by place, length(names), name`.execute(db);
  const rated = rows.map((row) => ({
    row,
    hits: needed.filter((word) => meansPlace(word, row)).length,
  }));
  const most = Math.max(1, ...rated.map(({ hits }) => hits));
  const best = rated.flatMap(({ row, hits }) => (hits === most ? row : []));
  return best
    .filter(
      ({ kind }, i) => best.slice(0, i).filter((one) => one.kind === kind).length < MOST_OF_KIND,
    )
    .slice(0, MOST)
    .map(({ kind, uuid, handle, name, nameTranslations }) => ({
      kind,
      uuid,
      handle,
      ...translateName({ name, nameTranslations }, language),
    }));
}

interface Place extends Pick<SearchPlace, 'kind' | 'uuid' | 'handle' | 'name'> {
  nameTranslations: Translations;
  /** All names by which a search finds the place. */
  names: string;
}
