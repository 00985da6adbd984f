import { createBoundedCache } from '@marketplace/contracts/boundedCache';
import { createElement, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { type InlineCode, inlineCode } from '../page/policySources.server';

/**
 * Maximum number of class sets whose styles are cached. There is about one set for each kind of
 * page.
 */
const MOST_SETS = 200;

interface CompiledRules {
  /** Id of the component or animation. */
  id: string;
  rules: string[];
}

/**
 * The styles of everything that this process has rendered. styled-components compiles each rule
 * once. Each document gets only the rules of its own classes.
 */
export class DocumentStyles {
  /** Rules by the name of their class or animation. */
  private readonly compiled = new Map<string, CompiledRules>();
  private readonly sheet = createRecordingSheet(this.compiled);
  private readonly written = createBoundedCache<InlineCode>({ capacity: MOST_SETS });

  collect(app: ReactNode): ReactNode {
    return createElement(StyleSheetManager, { sheet: this.sheet }, app);
  }

  /**
   * Number of compiled classes and animations. It grows without limit only if styles are generated
   * from data.
   */
  get size(): number {
    return this.compiled.size;
  }

  /** @returns the styles of a complete document */
  ofDocument(classes: ReadonlySet<string>): InlineCode {
    const key = [...classes].join(' ');
    const known = this.written.get(key);
    if (known) return known;
    const styles = inlineCode(numberFromOne(this.write(classes)));
    this.written.set(key, styles);
    return styles;
  }

  /**
   * @returns the styles of one chunk of a document
   * @param sent classes whose styles earlier chunks contained; the method adds the classes of this
   * chunk
   */
  ofPiece(classes: ReadonlySet<string>, sent: Set<string>): string {
    const unsent = new Set([...classes].filter((name) => !sent.has(name)));
    for (const name of unsent) sent.add(name);
    return this.write(unsent);
  }

  /** Writes rules in the order of styled-components: by component, then by class. */
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
 * Numbers the components from 1. styled-components numbers them in the order of their first render.
 * That order differs between processes, but all processes must write the same document.
 */
function numberFromOne(css: string): string {
  let count = 0;
  return css.replace(/(?<=data-styled\.g)\d+/g, () => String(++count));
}

/**
 * Makes a style sheet for styled-components. It stores the rules of each class separately, so that
 * a document can use some of them.
 */
function createRecordingSheet(compiled: Map<string, CompiledRules>) {
  const { instance } = new ServerStyleSheet();
  return Object.assign(instance, {
    hasNameForId: (_id: string, name: string) => compiled.has(name),
    insertRules: (id: string, name: string, rules: string[]) => {
      compiled.set(name, { id, rules });
    },
  });
}

/** Text in pieces. If many documents share a piece, it is already encoded. */
export type Pieces = readonly (string | Buffer)[];

export const bytesOf = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** Markup, and the classes of its elements in document order. */
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
