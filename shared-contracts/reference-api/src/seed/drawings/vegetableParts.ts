import { leaf } from './greens';
import { type Paint, path, placed, stroke } from './shapes';

export const greenCap = '#7cc455 #3c8a3a';

/** A hanging gourd: neck, belly, stalk; ridges or freckles on it. */
export function gourd(d: string, paint: Paint, marks: string): string {
  return stroke('M50 14C50 8 54 5 58 3', '#6f8a3c', 5) + path(d, paint) + marks;
}

export const slender =
  'M42 16C44 11 56 11 58 16C62 34 66 60 60 82C57 96 43 96 40 82C34 60 38 34 42 16Z';

export function root(d: string, paint: Paint, rings: string, tops: string): string {
  return (
    tops + path(d, paint) + stroke('M38 50h12M46 64h14M44 40h8M52 76h6', rings, 1.8, 'opacity=".5"')
  );
}

export const tops = [-26, 0, 26]
  .map((angle) =>
    placed(50 + angle * 0.7, 17, 0.34, leaf('long', '#8fd062 #3d8c3c', '#e2f5cc'), angle),
  )
  .join('');
