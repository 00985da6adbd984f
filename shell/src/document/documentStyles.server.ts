import { createBoundedCache } from '@marketplace/contracts/boundedCache';
import { createElement, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { type InlineCode, inlineCode } from '../page/policySources.server';

/** Sets of classes whose styles are kept as written: about one for each kind of page. */
const MOST_SETS = 200;

interface CompiledRules {
  /** Of the component, or of the animation. */
  id: string;
  rules: string[];
}

/**
 * The styles of all that this process has rendered: styled-components compiles each rule once, and
 * documents take those of their classes.
 */
export class DocumentStyles {
  /** By the name of the class or animation. */
  private readonly compiled = new Map<string, CompiledRules>();
  private readonly sheet = createRecordingSheet(this.compiled);
  private readonly written = createBoundedCache<InlineCode>({ capacity: MOST_SETS });

  collect(app: ReactNode): ReactNode {
    return createElement(StyleSheetManager, { sheet: this.sheet }, app);
  }

  /** Number of compiled classes: bounded, unless a style is made of data. */
  get size(): number {
    return this.compiled.size;
  }

  /** The styles of a whole document. */
  ofDocument(classes: ReadonlySet<string>): InlineCode {
    const key = [...classes].join(' ');
    const known = this.written.get(key);
    if (known) return known;
    const styles = inlineCode(numberFromOne(this.write(classes)));
    this.written.set(key, styles);
    return styles;
  }

  /**
   * The styles of a piece of a document.
   *
   * @param sent classes whose styles were sent with an earlier piece; those of this one are added
   */
  ofPiece(classes: ReadonlySet<string>, sent: Set<string>): string {
    const unsent = new Set([...classes].filter((name) => !sent.has(name)));
    for (const name of unsent) sent.add(name);
    return this.write(unsent);
  }

  /** As styled-components writes them, in the order of the components and then of the classes. */
  private write(classes: ReadonlySet<string>): string {
    const { instance } = new ServerStyleSheet();
    for (const [name, { id, rules }] of this.used(classes)) instance.insertRules(id, name, rules);
    return instance.toString();
  }

  private used(classes: ReadonlySet<string>): [name: string, CompiledRules][] {
    const ofClasses = [...classes].flatMap((name): [string, CompiledRules][] => {
      const compiled = this.compiled.get(name);
      return compiled ? [[name, compiled]] : [];
    });
    const css = ofClasses.flatMap(([, { rules }]) => rules).join('');
    const animations = [...this.compiled].filter(
      ([name, { rules }]) => rules[0]?.startsWith('@keyframes ') && css.includes(name),
    );
    return [...animations, ...ofClasses];
  }
}

/**
 * The library numbers components as the process comes across them. Copies of a document are the same in every
 * process if their components count from 1.
 */
function numberFromOne(css: string): string {
  let count = 0;
  return css.replace(/(?<=data-styled\.g)\d+/g, () => String(++count));
}

/** A sheet of the library that keeps the rules of each name apart, so that a document can take some of them. */
function createRecordingSheet(compiled: Map<string, CompiledRules>) {
  const { instance } = new ServerStyleSheet();
  return Object.assign(instance, {
    hasNameForId: (_id: string, name: string) => compiled.has(name),
    insertRules: (id: string, name: string, rules: string[]) => {
      compiled.set(name, { id, rules });
    },
  });
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
