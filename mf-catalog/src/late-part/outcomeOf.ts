/** What became of something that was waited for; a failure is drawn, not thrown. */
export type Outcome<Value> = { value: Value } | { failure: true };

const outcomes = new WeakMap<Promise<unknown>, Promise<Outcome<unknown>>>();

/** The same promise of an outcome for the same promise of a value, so that React can `use` it. */
export function outcomeOf<Value>(data: Promise<Value>): Promise<Outcome<Value>> {
  const known = outcomes.get(data);
  // The map holds under each promise what was made of this very one.
  if (known !== undefined) return known as Promise<Outcome<Value>>;
  const outcome = data.then(
    (value) => ({ value }),
    () => ({ failure: true as const }),
  );
  // What React itself notes on a promise it has waited for: what is known is drawn without waiting.
  void outcome.then((value) => Object.assign(outcome, { status: 'fulfilled', value }));
  outcomes.set(data, outcome);
  return outcome;
}
