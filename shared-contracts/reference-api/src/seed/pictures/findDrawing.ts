import { cloths } from '../drawings/cloths';
import { crafts } from '../drawings/crafts';
import { fishes } from '../drawings/fishes';
import { fruits } from '../drawings/fruits';
import { greens } from '../drawings/greens';
import { sweets } from '../drawings/sweets';
import { vegetables } from '../drawings/vegetables';
import { vessels } from '../drawings/vessels';
import { bases } from './bases';

export interface Drawing {
  body: string;
  /** Side of the square the body is drawn in. */
  box: number;
  /** Degrees the colours are turned by: `bell-pepper^240` is the same pepper in red. */
  hue: number;
}

const own: Record<string, string> = {
  ...bases,
  ...vegetables,
  ...greens,
  ...fruits,
  ...fishes,
  ...vessels,
  ...sweets,
  ...cloths,
  ...crafts,
};

/** True for a drawing made here, false for one of the icon set. */
export function isOwnDrawing(name: string): boolean {
  return name in own;
}

/** The drawing of that name, our own before the icon set's; throws when there is none. */
export function findDrawing(name: string, icons: ReadonlyMap<string, string>): Drawing {
  const [plain = '', hue = '0'] = name.split('^');
  const mine = own[plain];
  if (mine) return { body: mine, box: 100, hue: Number(hue) };
  const icon = icons.get(plain);
  if (!icon) throw new Error(`There is no drawing named "${plain}".`);
  return { body: icon, box: 32, hue: Number(hue) };
}
