import type { ApiContext, Handlers } from '../../http/Handlers';
import { createExampleClient } from './createExampleClient';
import { type Examples, noExamples } from './Examples';

/** A page to read must not hang on a database that is slow or away. */
const LIMIT_MS = 3000;
/** So that a product or a text that is gone does not stay in the documentation for good. */
const KEPT_MS = 600_000;
const RETRY_MS = 10_000;

interface SourceOptions {
  handlers: Handlers;
  context: ApiContext;
  /** Allows to show the demonstration customer's things and texts of customers. */
  isDemo: boolean;
}

/** Gives examples from the market as it is, read when first asked for; what is lacking is left out. */
export function createExampleSource(options: SourceOptions): () => Promise<Examples> {
  const { now } = options.context;
  let reading: Promise<Examples> | undefined;
  let keptUntil = 0;

  return () => {
    if (!reading || now().getTime() >= keptUntil) {
      keptUntil = Number.POSITIVE_INFINITY;
      reading = read(options).then(({ examples, isWhole }) => {
        keptUntil = now().getTime() + (isWhole ? KEPT_MS : RETRY_MS);
        return examples;
      });
    }
    return reading;
  };
}

async function read(options: SourceOptions) {
  const examples = noExamples();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  const all = readAll(options, examples, () => isOver).then(
    () => examples.replies.has('getProductByHandle'),
    () => false,
  );
  const isWhole = await Promise.race([all, limit]);
  isOver = true;
  clearTimeout(timer);
  return { examples, isWhole };
}

async function readAll(
  { handlers, context, isDemo }: SourceOptions,
  examples: Examples,
  isOver: () => boolean,
): Promise<void> {
  const client = createExampleClient(handlers, context, examples, isOver);
  // Loaded when asked for: few ever read the documentation.
  const { readMarketExamples } = await import('./readMarketExamples');
  await readMarketExamples(client, examples);
  if (!isDemo || isOver()) return;
  const { findDemoCustomer } = await import('./readDemoExamples');
  const customerUuid = await findDemoCustomer(context.db);
  if (!customerUuid) return;
  const { readDemoExamples } = await import('./readDemoExamples');
  await readDemoExamples(client, examples, customerUuid);
}
