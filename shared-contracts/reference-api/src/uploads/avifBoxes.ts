/**
 * Reads boxes and numbers of an ISO media file (ISO/IEC 14496-12). If the data end within the last
 * box, its content is cut off. Reading a number after the end of the data throws a RangeError.
 */

interface Box {
  type: string;
  content: Buffer;
}

/**
 * Special values of a box's length. 0: the box extends to the end of the data. 1: the real length
 * follows in 64 bits.
 */
const TO_THE_END = 0;
const LONG = 1;

/** Splits data into boxes. */
export function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const head = length === LONG ? 16 : 8;
    const size = length === LONG ? Number(bytes.readBigUInt64BE(at + 8)) : length;
    const end = length === TO_THE_END ? bytes.length : at + size;
    if (end < at + head) throw new RangeError(`the box ${type} is shorter than its head`);
    boxes.push({ type, content: bytes.subarray(at + head, end) });
    at = end;
  }
  return boxes;
}

/**
 * Returns the content of the only box that has this type.
 * @throws RangeError if there are no or several such boxes
 */
export function onlyBox(boxes: Box[], type: string): Buffer {
  const [box, ...others] = boxes.filter((each) => each.type === type);
  if (!box || others.length > 0) throw new RangeError(`there is not one box ${type}`);
  return box.content;
}

/** Reads the content of a box that begins with a version and flags. */
export class BoxReader {
  readonly version: number;
  readonly flags: number;
  private at = 4;

  constructor(private readonly content: Buffer) {
    this.version = content.readUInt8(0);
    this.flags = content.readUIntBE(1, 3);
  }

  /**
   * Reads the next number.
   * @param length number of its bytes
   */
  next(length: 1 | 2 | 4): number {
    const value = this.content.readUIntBE(this.at, length);
    this.at += length;
    return value;
  }

  /**
   * Reads a list: first the number of its items, which takes `length` bytes, and then each item by
   * calling `read`.
   */
  nextList<Item>(length: 1 | 2 | 4, read: () => Item): Item[] {
    const items: Item[] = [];
    for (let left = this.next(length); left > 0; left -= 1) items.push(read());
    return items;
  }

  rest(): Buffer {
    return this.content.subarray(this.at);
  }
}
