import { kindNotes } from '../data/kindNotes';
import { accessoryReviews } from '../data/reviews/accessoryReviews';
import { fishReviews } from '../data/reviews/fishReviews';
import { fruitReviews } from '../data/reviews/fruitReviews';
import { generalReviews } from '../data/reviews/generalReviews';
import { homemadeReviews } from '../data/reviews/homemadeReviews';
import { vegetableReviews } from '../data/reviews/vegetableReviews';
import type { Section } from '../pictures/backdrops';
import type { ProductSource } from './parseProducts';

export interface ReviewText {
  stars: number;
  /** Sub-categories and kinds it fits; empty where it fits all. */
  kinds: string[];
  text: string;
}

const LINE = /^([1-5]) (?:([a-z -]+): )?(.+)$/;

const parse = (table: string): ReviewText[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, stars, kinds, text = ''] = LINE.exec(line) ?? [];
      if (!text) throw new Error(`Not a review: ${line}`);
      return { stars: Number(stars), kinds: kinds?.split(' ') ?? [], text };
    });

export const generalTexts = parse(generalReviews);

export const textsOfSections: Readonly<Record<Section, ReviewText[]>> = {
  vegetable: parse(vegetableReviews),
  fish: parse(fishReviews),
  fruits: parse(fruitReviews),
  homemade: parse(homemadeReviews),
  accessories: parse(accessoryReviews),
};

/** Texts of buyers about such a product: its kind's, else its sub-category's, and those that fit anything. */
export function reviewTextsOf({ handle, category }: ProductSource): ReviewText[] {
  const kind = kindNotes.get(handle)?.kind ?? category.handle;
  const own = textsOfSections[category.section].filter(
    ({ kinds }) => kinds.length === 0 || kinds.includes(kind),
  );
  return [...own, ...generalTexts];
}
