import type { Section } from '../pictures/backdrops';
import { type PicturePaths, picturePaths } from '../pictures/picturePaths';
import { stableNumber } from '../stable';
import { readChoice } from './buildVariants';
import type { ProductSource } from './parseProducts';

const PLACEHOLDER = /\{(\w+)\}/;

/** Grounds of a thing's second picture, and of a buyer's. */
const BASES: Readonly<Record<Section, { second: string; buyers: string }>> = {
  vegetable: { second: 'board', buyers: 'tray' },
  fish: { second: 'ice', buyers: 'leaf' },
  fruits: { second: 'tray', buyers: 'leaf' },
  homemade: { second: 'leaf', buyers: 'cloth' },
  accessories: { second: 'cloth', buyers: 'board' },
};

function paintedIn(composition: string, value: string): string {
  return composition.replace(PLACEHOLDER, value.toLowerCase());
}

function optionOf(composition: string): string | undefined {
  return PLACEHOLDER.exec(composition)?.[1];
}

/** The drawing a composition is about, without what lies below and beside it. */
export function heroOf(composition: string): string {
  return (composition.split('/').pop() ?? '').split(/[*+]/)[0] ?? '';
}

/** Another view of a thing that has one picture: laid on something, or taken from what it lies on. */
function secondView(composition: string, section: Section): string {
  const hero = heroOf(composition);
  return composition.includes('/') ? hero : `${BASES[section].second}/${hero}`;
}

/**
 * The pictures of a product, first one first, and never one alone. A composition with `{Colour}` is
 * drawn in the first two colours the product comes in.
 */
export function productPictures({ compositions, choice, category }: PicturedSource): string[] {
  const [first = ''] = compositions;
  const option = optionOf(first);
  if (!option) {
    return compositions.length > 1 ? compositions : [first, secondView(first, category.section)];
  }
  const values = readChoice(choice).find(({ name }) => name === option)?.choices ?? [];
  const others = compositions.slice(1).map((other) => paintedIn(other, values[0]?.value ?? ''));
  return [...values.slice(0, 2).map(({ value }) => paintedIn(first, value)), ...others];
}

type PicturedSource = Pick<ProductSource, 'compositions' | 'choice' | 'category'>;

/** One product in so many has a buyer who photographed it. */
const PHOTOGRAPHED = 8;

/** A buyer's own picture of a product; undefined where nobody took one. */
export function buyersComposition(source: ProductSource): string | undefined {
  if (stableNumber(`photo ${source.handle}`, PHOTOGRAPHED) > 0) return undefined;
  return `${BASES[source.category.section].buyers}/${heroOf(productPictures(source)[0] ?? '')}`;
}

/** The picture of one variant: in its colour, or cut up; undefined where the product's own will do. */
export function variantComposition(
  { compositions }: ProductSource,
  options: string[],
  values: string[],
): string | undefined {
  const [first = ''] = compositions;
  const option = optionOf(first);
  if (option) return paintedIn(first, values[options.indexOf(option)] ?? '');
  if (!values.includes('Cut & cleaned')) return undefined;
  return compositions.find((composition) => composition.includes('steak'));
}

export function variantPicture(
  source: ProductSource,
  options: string[],
  values: string[],
): PicturePaths | undefined {
  const composition = variantComposition(source, options, values);
  if (!composition) return undefined;
  return picturePaths('products', source.category.section, composition);
}
