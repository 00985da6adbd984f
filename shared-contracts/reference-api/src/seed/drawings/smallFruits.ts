import { ball, freckles, half, handful, plum } from './fruitParts';
import { each, oval, type Paint, path, placed, shine, stroke, turned } from './shapes';

const orangeHalf = (rind: Paint, flesh: Paint, wall: string) =>
  half(
    rind,
    flesh,
    each(8, (i) => turned(i * 45, stroke('M50 52V17', wall, 2.2), 50, 52)) +
      oval(50, 52, 4, 4, wall),
  );

/** Fruits that come by the handful, citrus and palm fruit. */
export const smallFruits: Record<string, string> = {
  'kalo-jam': handful(plum('#8a5ab0 #2a1040', 46), 0.3),
  lotkon: handful(plum('#ffe08a #d9a02c', 40), 0.34),
  amloki: handful(plum('#e2f0a0 #9ab848', 38), 0.34),
  amra: handful(plum('#c9dc7a #6f9438', 46), 0.34),
  'apple-kul': handful(plum('#dff08a|#b9cf5a|#c9884a', 42), 0.36),
  jolpai: handful(plum('#a6c060 #4f7030', 46), 0.32),
  dates: handful(plum('#c98a4a #5a2c14', 48), 0.3),
  'red-dates': handful(plum('#d9603c #7a1f14', 48), 0.3),
  jambura: ball('#e8ea84 #a8b43c', 40, freckles('#c9cc6a', 46, 0.8)),
  'jambura-half': orangeHalf('#e8ea84 #b4bc48', '#ffb0a4 #f07f80', '#fff2e0'),
  malta: ball('#b4d45a #5f9434', 37, freckles('#7fa83c', 44, 0.8)),
  'malta-half': orangeHalf('#9cc44a #6a9a38', '#ffd06a #f2a02c', '#fff4d0'),
  'orange-half': orangeHalf('#ffa03c #e0741c', '#ffc25a #f28c1c', '#fff0d0'),
  'kagzi-lemon': handful(plum('#b4dc5a #4f9434', 48), 0.34),
  'elachi-lemon': turned(
    58,
    path(
      'M50 4C60 8 74 24 76 50C74 78 60 92 50 97C40 92 26 78 24 50C26 24 40 8 50 4Z',
      '#a6d65a #4a8f38',
    ) + shine('M34 50C34 38 38 28 43 22', 4),
  ),
  tal:
    ball('#6a4a5a #241420', 38) +
    path('M30 30C38 20 62 20 70 30C66 38 34 38 30 30Z', '#d9b06a #8f6a34'),
  'tal-shash': [
    [34, 42],
    [66, 40],
    [50, 68],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        x,
        y,
        0.5,
        oval(50, 50, 46, 38, '#fdfdfb #cfdcd8') +
          oval(50, 52, 30, 22, '#ffffff #e6efec', 'opacity=".8"') +
          shine('M18 46C22 34 30 26 38 22', 5, 0.9),
      ),
    )
    .join(''),
};
