/** Makes a work wait for its turn: however many ask, one is done at once. */
export function oneAtATime<Given, Made>(
  work: (given: Given) => Promise<Made>,
): (given: Given) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const mine = last.then(() => work(given));
    last = mine.catch(() => undefined);
    return mine;
  };
}
