/** What a call gave; nothing where it failed, or where it is still on its way. */
export type Answer<Value> = { value: Value } | { value?: undefined; late?: Promise<unknown> };

/** As long as this a navigation waits for a call; then the page's frame is shown instead. */
const LIMIT_MS = 800;
/** How long what came late is there for the page that waits to load itself anew. */
const KEPT_MS = 10_000;

const onTheWay = new Map<string, Promise<Answer<unknown>>>();

/**
 * Makes a call whose failure or slowness costs its own region only, and is logged. In a browser what
 * takes too long is given as `late`: once it is settled, the same question has its answer at once. On
 * the server a call gives up by itself, in the same time.
 *
 * @param question what is asked, in one piece with all that the answer depends on
 */
export async function answerInTime<Value>(
  question: string,
  ask: () => Promise<Value>,
): Promise<Answer<Value>> {
  if (typeof window === 'undefined') return answerOf(question, ask());
  // What stands under a question was made by the same call.
  const known = onTheWay.get(question) as Promise<Answer<Value>> | undefined;
  const answer = known ?? answerOf(question, ask());
  onTheWay.set(question, answer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, undefined);
  });
  const inTime = await Promise.race([answer, limit]);
  clearTimeout(timer);
  const forget = () => {
    if (onTheWay.get(question) === answer) onTheWay.delete(question);
  };
  if (inTime) {
    forget();
    return inTime;
  }
  void answer.then(() => setTimeout(forget, KEPT_MS));
  return { late: answer };
}

async function answerOf<Value>(question: string, asked: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    // Quoted, because a part of it is the visitor's: an address may hold line breaks.
    console.warn(`No answer to ${JSON.stringify(question)}:`, reason);
    return {};
  }
}
