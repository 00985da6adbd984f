import { BoxReader, boxesOf, onlyBox } from './avifBoxes';

/** Upper limit for items of a file. Even for the largest picture, encoders make far fewer tiles. */
const MAX_ITEMS = 4096;
/** Upper limit for the depth of nested items: a grid, its tiles, and the tiles' transparency. */
const MAX_DEPTH = 3;

/** An item (ISO/IEC 23008-12), such as a picture, a tile or transparency. */
interface Item {
  /** `av01` is an encoded picture. `grid` is a picture whose cells show other items. */
  type: string;
  pixels: number;
  /** Ids of the items that the grid's cells show. */
  cells: number[];
  /** Ids of the items that belong to this item, such as its transparency. */
  auxiliaries: number[];
}

/**
 * Computes from an AVIF's header how many pixels a decoder must decode. Counts each cell of a grid,
 * even if cells share a tile or lie outside the picture.
 * @returns `undefined` if the header is invalid, or larger than any picture needs
 */
export function avifPixels(avif: Buffer): number | undefined {
  try {
    const meta = new BoxReader(onlyBox(boxesOf(avif), 'meta'));
    const boxes = boxesOf(meta.rest());
    const primary = new BoxReader(onlyBox(boxes, 'pitm'));
    return pixelsOf(readItems(boxes), primary.next(primary.version === 0 ? 2 : 4));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Sums up the pixels of an item and of all items that it refers to. Stores the sum of each item,
 * because many items may refer to the same item.
 */
function pixelsOf(
  items: Map<number, Item>,
  id: number,
  sums = new Map<number, number>(),
  depth = 0,
): number {
  const known = sums.get(id);
  if (known !== undefined) return known;
  const item = items.get(id);
  const isKnown = item?.type === 'grid' || (item?.type === 'av01' && item.cells.length === 0);
  if (!item || !isKnown || item.pixels === 0 || depth > MAX_DEPTH) {
    throw new RangeError('there is an item that no picture needs');
  }
  let sum = item.type === 'av01' ? item.pixels : 0;
  for (const other of [...item.cells, ...item.auxiliaries]) {
    sum += pixelsOf(items, other, sums, depth + 1);
  }
  sums.set(id, sum);
  return sum;
}

function readItems(boxes: ReturnType<typeof boxesOf>): Map<number, Item> {
  const items = new Map<number, Item>();
  const info = new BoxReader(onlyBox(boxes, 'iinf'));
  info.next(info.version === 0 ? 2 : 4);
  for (const { content } of boxesOf(info.rest())) {
    const entry = new BoxReader(content);
    const id = entry.next(entry.version === 2 ? 2 : 4);
    entry.next(2);
    if (items.has(id) || items.size === MAX_ITEMS) throw new RangeError('too many items');
    const type = entry.rest().toString('latin1', 0, 4);
    items.set(id, { type, pixels: 0, cells: [], auxiliaries: [] });
  }
  readSizes(onlyBox(boxes, 'iprp'), items);
  readReferences(boxes, items);
  return items;
}

/** Reads the size of each item; the largest if several are declared. */
function readSizes(container: Buffer, items: Map<number, Item>): void {
  const boxes = boxesOf(container);
  const properties = boxesOf(onlyBox(boxes, 'ipco'));
  for (const { content } of boxes.filter(({ type }) => type === 'ipma')) {
    const reader = new BoxReader(content);
    const isWide = (reader.flags & 1) === 1;
    reader.nextList(4, () => {
      const item = items.get(reader.next(reader.version === 0 ? 2 : 4));
      reader.nextList(1, () => {
        // Removes the first bit, which only says that the property is essential.
        const index = isWide ? reader.next(2) & 0x7fff : reader.next(1) & 0x7f;
        const property = properties[index - 1];
        if (!item || property?.type !== 'ispe') return;
        const size = new BoxReader(property.content);
        item.pixels = Math.max(item.pixels, size.next(4) * size.next(4));
      });
    });
  }
}

function readReferences(boxes: ReturnType<typeof boxesOf>, items: Map<number, Item>): void {
  if (!boxes.some(({ type }) => type === 'iref')) return;
  const list = new BoxReader(onlyBox(boxes, 'iref'));
  const length = list.version === 0 ? 2 : 4;
  let count = 0;
  for (const { type, content } of boxesOf(list.rest())) {
    // This box has no version and flags, but the reader expects them. Four zero bytes replace them.
    const reader = new BoxReader(Buffer.concat([Buffer.alloc(4), content]));
    const from = reader.next(length);
    const targets = reader.nextList(2, () => reader.next(length));
    count += targets.length;
    if (count > MAX_ITEMS) throw new RangeError('too many references');
    if (type === 'dimg') items.get(from)?.cells.push(...targets);
    if (type === 'auxl') for (const to of targets) items.get(to)?.auxiliaries.push(from);
  }
}
