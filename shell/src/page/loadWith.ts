/**
 * The `load` of a `Region` whose code depends on a context: for each context one, which stays the same as long
 * as the context lives.
 */
export function loadWith<Context extends object, Code>(load: (context: Context) => Promise<Code>) {
  const loads = new WeakMap<Context, () => Promise<Code>>();
  return (context: Context) => {
    const known = loads.get(context) ?? (() => load(context));
    loads.set(context, known);
    return known;
  };
}
