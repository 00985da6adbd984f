import { type ReactNode, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];
type CompileOptions = [selector?: string, prefix?: string, componentId?: string];

/** Rules of a build are some hundreds; more would mean that styles are made of data. */
const MOST_RULES = 5000;

const compilers = new WeakMap<Compile, Compile>();

/**
 * Compiles each rule once per process: on the server every document has a sheet of its own, for which
 * styled-components would parse the same CSS again. A rule's class name is a hash of its text.
 */
export function CompileStylesOnce({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const stylis = compilers.get(context.stylis) ?? remember(context.stylis);
  return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>;
}

function remember(compile: Compile): Compile {
  const compiled = new Map<string, string[]>();
  const compileOnce = (css: string, ...[selector, prefix, componentId]: CompileOptions) => {
    const key = `${selector} ${prefix} ${componentId}`;
    const known = compiled.get(key);
    if (known) return known;
    const rules = compile(css, selector, prefix, componentId);
    if (compiled.size >= MOST_RULES) compiled.clear();
    compiled.set(key, rules);
    return rules;
  };
  const once = Object.assign(compileOnce, { hash: compile.hash });
  compilers.set(compile, once);
  return once;
}
