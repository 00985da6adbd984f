import { leaf } from './greens';
import { oval, type Paint, placed, shine, stroke, sunflower } from './shapes';

export const twig = stroke('M50 24C50 16 52 12 56 8', '#7a5a34', 4);

const sprig = placed(66, 14, 0.3, leaf('long', '#7cc455 #2f7d3a', '#d9f2c4'), 68);

export const glint = shine('M24 50C25 40 31 33 38 30', 4);

export function ball(paint: Paint, ry = 37, skin = ''): string {
  return twig + sprig + oval(50, 58, 38, ry, paint) + skin + glint;
}

export function half(rind: Paint, flesh: Paint, heart: string): string {
  return oval(50, 52, 42, 42, rind) + oval(50, 52, 37, 37, flesh) + heart;
}

export const freckles = (colour: string, count: number, size: number) =>
  sunflower(count, 33)
    .map(({ x, y }) => oval(50 + x, 58 + y, size, size, colour, 'opacity=".5"'))
    .join('');

/** A handful of one small fruit with a leaf behind. */
export function handful(one: string, size: number): string {
  const spots = [
    [34, 38],
    [66, 38],
    [50, 30],
    [24, 62],
    [50, 58],
    [76, 62],
    [38, 80],
    [63, 80],
  ];
  const leaves = [-50, 50]
    .map((a) => placed(50 + a * 0.5, 22, 0.42, leaf('long', '#7cc455 #2f7d3a', '#d9f2c4'), a))
    .join('');
  return (
    leaves +
    spots.map(([x = 0, y = 0], i) => placed(x, y, size, one, ((i * 47) % 60) - 30)).join('')
  );
}

export const plum = (paint: Paint, ry = 44) =>
  oval(50, 50, 38, ry, paint) +
  shine('M24 44C26 32 32 26 38 23', 6, 0.5) +
  oval(50, 50 - ry + 3, 5, 3, '#6a4a2c');
