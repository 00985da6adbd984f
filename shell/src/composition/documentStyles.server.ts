import { createBoundedCache } from '@marketplace/contracts/boundedCache';
import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { type InlineCode, inlineCode } from '../page/policySources.server';
import {
  parseStyles,
  type StyledGroup,
  usedGroups,
  writeCompact,
  writeGroups,
} from './compactStyles';

/** Sets of classes whose styles are kept as written: about one for each kind of page. */
const MOST_SETS = 200;

/**
 * The styles of all that this process has rendered: styled-components compiles each rule once, and
 * documents take those of their classes.
 */
export class DocumentStyles {
  private readonly sheet = new ServerStyleSheet();
  private readonly written = createBoundedCache<InlineCode>({ capacity: MOST_SETS });
  private readonly known = new Set<string>();
  private groups: StyledGroup[] = [];

  collect(app: ReactNode): ReactNode {
    return this.sheet.collectStyles(app);
  }

  /** Number of classes that were looked for: bounded, unless a style is made of data. */
  get size(): number {
    return this.known.size;
  }

  /** The styles of a whole document (`compactStyles`). */
  compact(classes: ReadonlySet<string>): InlineCode {
    const key = [...classes].join(' ');
    const known = this.written.get(key);
    if (known) return known;
    const styles = inlineCode(writeCompact(this.groupsOf(classes)));
    this.written.set(key, styles);
    return styles;
  }

  /**
   * The styles of a piece of a document, as styled-components writes its own.
   *
   * @param sent classes whose styles were sent with an earlier piece; those of this one are added
   */
  ofPiece(classes: ReadonlySet<string>, sent: Set<string>): string {
    const unsent = new Set([...classes].filter((name) => !sent.has(name)));
    for (const name of unsent) sent.add(name);
    return writeGroups(this.groupsOf(unsent));
  }

  private groupsOf(classes: ReadonlySet<string>): StyledGroup[] {
    const isNew = [...classes].filter((name) => !this.known.has(name));
    if (isNew.length > 0) {
      // Rules are there before the markup that needs them.
      this.groups = parseStyles(this.sheet.instance.toString());
      for (const name of isNew) this.known.add(name);
    }
    return usedGroups(this.groups, classes);
  }
}

/** Text in pieces, of which those that stand in many documents are encoded already. */
export type Pieces = readonly (string | Buffer)[];

export const bytesOf = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** Markup, and the classes of its elements in their order. */
export interface Markup {
  pieces: Pieces;
  classes: Set<string>;
}

export function classesIn(markup: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ''] of markup.matchAll(/ class="([^"]+)"/g)) {
    for (const name of list.split(' ')) classes.add(name);
  }
  return classes;
}
