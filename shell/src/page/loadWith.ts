/**
 * Makes the `load` property of a `Region` whose code depends on a context. For the same context, it
 * returns the same function, because regions cache their code by this function.
 */
export function loadWith<Context extends object, Code>(load: (context: Context) => Promise<Code>) {
  const loads = new WeakMap<Context, () => Promise<Code>>();
  return (context: Context) => {
    const known = loads.get(context) ?? (() => load(context));
    loads.set(context, known);
    return known;
  };
}
