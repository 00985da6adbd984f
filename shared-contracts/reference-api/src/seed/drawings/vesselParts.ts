import {
  box,
  clipped,
  each,
  oval,
  type Paint,
  path,
  placed,
  shine,
  stroke,
  sunflower,
} from './shapes';

/** Small things that lie in a bowl, in a jar or on a plate. */
export const bits: Record<string, (paint: Paint) => string> = {
  grain: (paint) => oval(50, 50, 20, 48, paint),
  round: (paint) => oval(50, 50, 40, 40, paint) + shine('M26 44C28 34 34 28 40 26', 6),
  chunk: (paint) => path('M10 30L54 8L92 36L78 86L26 92Z', paint),
  flake: (paint) => path('M8 54C24 20 76 14 94 44C70 40 40 56 22 80Z', paint),
  nut: (paint) =>
    path('M30 8C74 4 96 40 78 70C66 92 46 96 40 84C62 70 60 40 30 34C18 28 20 10 30 8Z', paint),
  almond: (paint) =>
    path('M50 2C84 34 84 74 50 98C16 74 16 34 50 2Z', paint) +
    stroke('M50 16V86M38 30V72M62 30V72', '#5a2f12', 2.4, 'opacity=".35"'),
  chilli: (paint) => path('M18 8C60 10 92 50 88 94C66 60 40 40 18 8Z', paint),
};

interface BowlLook {
  content: Paint;
  bit?: keyof typeof bits;
  bitPaint?: Paint;
  count?: number;
  size?: number;
  bowl?: Paint;
  isFlat?: boolean;
}

export const clay = '#d98a5a #8a4424';

export const wood = '#d9a468 #8f5c2c';

export function bowl({
  content,
  bit,
  bitPaint = content,
  count = 26,
  size = 0.13,
  bowl: body = wood,
  isFlat = false,
}: BowlLook): string {
  const scatter = bit
    ? sunflower(count, 33)
        .sort((a, b) => a.y - b.y)
        .map(({ x, y }, i) =>
          placed(
            50 + x,
            (isFlat ? 48 : 41 - (33 - Math.hypot(x, y)) * 0.34) + y * 0.36,
            size,
            (bits[bit] ?? bits.round)?.(bitPaint) ?? '',
            (i * 67) % 180,
          ),
        )
        .join('')
    : '';
  const mound = isFlat
    ? oval(50, 48, 38, 13, content)
    : path('M12 48C16 26 34 14 50 14C66 14 84 26 88 48C76 58 24 58 12 48Z', content);
  return (
    oval(50, 47, 44, 16, body) +
    (isFlat ? oval(50, 47.5, 40.5, 13.6, '#5a3a24', 'opacity=".35"') : '') +
    mound +
    scatter +
    path('M6 47C6 82 26 94 50 94C74 94 94 82 94 47C84 62 16 62 6 47Z', body) +
    shine('M15 62C18 74 24 82 32 86', 3.4, 0.4)
  );
}

interface JarLook {
  content: Paint;
  lid: Paint;
  bit?: keyof typeof bits;
  bitPaint?: Paint;
}

export function jar({ content, lid, bit, bitPaint = content }: JarLook): string {
  const glass =
    'M24 30C18 34 16 40 16 48V84C16 92 22 97 30 97H70C78 97 84 92 84 84V48C84 40 82 34 76 30Z';
  const inside =
    box(14, 42, 72, 56, 0, content) +
    (bit
      ? each(24, (i) =>
          placed(
            22 + (i % 5) * 14 + (Math.floor(i / 5) % 2) * 5,
            50 + Math.floor(i / 5) * 10.5,
            0.15,
            bits[bit]?.(bitPaint) ?? '',
            (i * 53) % 180,
          ),
        )
      : '');
  return (
    path(glass, '#f6fbfd #c9dbe4') +
    clipped(
      'jar',
      `<path d="M27 44C21 44 20 46 20 50V84C20 90 24 93 30 93H70C76 93 80 90 80 84V50C80 46 79 44 73 44Z"/>`,
      inside,
    ) +
    path('M34 60H66V82H34Z', '#fff8ea', 'opacity=".92"') +
    stroke('M39 67H61M42 72H58M45 77H55', '#b9764a', 1.8, 'opacity=".75"') +
    shine('M24 50V84', 3.6, 0.6) +
    box(22, 14, 56, 18, 5, lid) +
    stroke('M22 27H78', '#ffffff', 1.6, 'opacity=".5"') +
    path('M26 8H74C78 8 80 11 80 15H20C20 11 22 8 26 8Z', lid)
  );
}

export const red = '#e2574c #a82a2a';
