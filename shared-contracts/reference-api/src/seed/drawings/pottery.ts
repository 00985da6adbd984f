import { kolshi, terracotta, vase } from './craftParts';
import { box, each, oval, type Paint, path, placed, shine, stroke } from './shapes';

const brass = '#ffe08a #b9842c';

const bell = '#e0b45a #8f6420';

const dishes = (body: Paint, inner: Paint) =>
  oval(50, 62, 47, 26, body) +
  oval(50, 59, 42, 21, inner) +
  oval(50, 61, 28, 13, inner, 'opacity=".8"') +
  stroke('M14 52C24 42 38 39 50 38', '#ffffff', 2.6, 'opacity=".6"');

const glass = (body: Paint) =>
  path('M28 10H72L66 92C66 96 62 97 58 97H42C38 97 34 96 34 92Z', body) +
  oval(50, 11, 22, 6, body) +
  oval(50, 11, 18, 4, '#4a3414', 'opacity=".4"') +
  stroke('M31 40H69M32 48H68', '#ffffff', 1.6, 'opacity=".5"') +
  shine('M36 22L40 86', 3.4, 0.5);

const shika =
  stroke('M50 2L18 58M50 2L50 58M50 2L82 58', '#c99a54', 4, 'stroke-dasharray="6 2"') +
  placed(50, 66, 0.56, kolshi(terracotta)) +
  stroke('M18 58C24 90 76 90 82 58', '#c99a54', 4, 'stroke-dasharray="6 2"') +
  each(5, (i) => stroke(`M${46 + i * 2} 88v11`, '#a87a3c', 1.6));

const horse =
  path(
    'M22 92V60C14 50 16 30 30 22L34 10L42 20C58 22 58 36 56 44C70 44 82 48 84 62V92H70V72H42V92Z',
    terracotta,
  ) +
  stroke('M30 40L44 46M42 50C52 56 72 54 82 60', '#fff2e0', 2.6, 'stroke-dasharray="2 4"') +
  oval(34, 29, 2.4, 2.4, '#2c140a');

/** Pottery, and what is beaten out of brass. */
export const pottery: Record<string, string> = {
  'kolshi-brass': kolshi(brass),
  'vase-black': vase('#5a5450 #26211e', '#f2c9a0'),
  'clay-plate': dishes(terracotta, '#e09a6c #b0643c'),
  'brass-plate': dishes(brass, '#fff0b0 #d9a84a'),
  'bell-plate': dishes(bell, '#f6d894 #bf8c3c'),
  'brass-glass': placed(34, 50, 0.86, glass(brass)) + placed(68, 54, 0.86, glass(brass)),
  'clay-glass': glass(terracotta),
  'flower-tub':
    path('M16 40H84L74 92C73 96 70 97 66 97H34C30 97 27 96 26 92Z', terracotta) +
    box(11, 32, 78, 13, 4, '#e09a6c #9c5430') +
    oval(50, 32, 34, 5, '#4a2c18'),
  shika,
  horse,
};
