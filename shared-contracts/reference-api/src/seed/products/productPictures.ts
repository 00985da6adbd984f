import { type PicturePaths, picturePaths } from '../pictures/picturePaths';
import { readChoice } from './buildVariants';
import type { ProductSource } from './parseProducts';

const PLACEHOLDER = /\{(\w+)\}/;

function paintedIn(composition: string, value: string): string {
  return composition.replace(PLACEHOLDER, value.toLowerCase());
}

function optionOf(composition: string): string | undefined {
  return PLACEHOLDER.exec(composition)?.[1];
}

/**
 * The pictures of a product, first one first. A composition with `{Colour}` is drawn in the first
 * two colours the product comes in.
 */
export function productPictures({ compositions, choice }: ProductSource): string[] {
  const [first = ''] = compositions;
  const option = optionOf(first);
  if (!option) return compositions;
  const values = readChoice(choice).find(({ name }) => name === option)?.choices ?? [];
  const others = compositions.slice(1).map((other) => paintedIn(other, values[0]?.value ?? ''));
  return [...values.slice(0, 2).map(({ value }) => paintedIn(first, value)), ...others];
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
