import { bowls } from '../drawings/bowls';
import { cloths } from '../drawings/cloths';
import { colouredCrafts } from '../drawings/colouredCrafts';
import { crafts } from '../drawings/crafts';
import { fishes } from '../drawings/fishes';
import { fruits } from '../drawings/fruits';
import { gourds } from '../drawings/gourds';
import { greens } from '../drawings/greens';
import { jars } from '../drawings/jars';
import { pithas } from '../drawings/pithas';
import { pottery } from '../drawings/pottery';
import { roots } from '../drawings/roots';
import { smallFruits } from '../drawings/smallFruits';
import { sweets } from '../drawings/sweets';
import { vegetables } from '../drawings/vegetables';
import { bases } from './bases';
import { turnHue } from './turnHue';

export interface Drawing {
  body: string;
  /** Side of the square the body is drawn in. */
  box: number;
  isIcon: boolean;
}

const own: Record<string, string> = {
  ...bases,
  ...vegetables,
  ...gourds,
  ...roots,
  ...greens,
  ...fruits,
  ...smallFruits,
  ...fishes,
  ...bowls,
  ...jars,
  ...pithas,
  ...sweets,
  ...cloths,
  ...colouredCrafts,
  ...pottery,
  ...crafts,
};

/** The icons that these drawings ask for; the others are drawn here. */
export function iconNames(drawings: Iterable<string>): Set<string> {
  const plain = [...drawings].map((name) => name.split('^')[0] ?? name);
  return new Set(plain.filter((name) => !(name in own)));
}

/**
 * The drawing of that name, our own before the icon set's; `shrimp^200` is the shrimp with its hues
 * turned by 200 degrees. Throws when there is none.
 */
export function findDrawing(name: string, icons: ReadonlyMap<string, string>): Drawing {
  const [plain = '', degrees] = name.split('^');
  const mine = own[plain];
  const body = mine ?? icons.get(plain);
  if (!body) throw new Error(`There is no drawing named "${plain}".`);
  const painted = degrees ? turnHue(body, Number(degrees)) : body;
  return { body: painted, box: mine ? 100 : 32, isIcon: !mine };
}
