/**
 * Makes the `load` property of a `Region` whose code depends on a context. The function is always
 * the same for the same context.
 */
export function loadWith<Context extends object, Code>(load: (context: Context) => Promise<Code>) {
  const loads = new WeakMap<Context, () => Promise<Code>>();
  return (context: Context) => {
    const known = loads.get(context) ?? (() => load(context));
    loads.set(context, known);
    return known;
  };
}
