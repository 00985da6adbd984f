import type { SandboxBook } from './SandboxBook';

interface Controls {
  book: SandboxBook;
  beQuick(): void;
}

/**
 * Serves actions that no button offers, for tests that run in other processes:
 * `POST /control/quick`, `GET /control/payments/{reference}` and
 * `POST /control/payments/{reference}/hasten`.
 * @returns the state of the payment, or an empty object for `quick`; undefined for an unknown
 * payment and any other request
 */
export function answerControl(
  { method, path }: { method: string; path: string },
  { book, beQuick }: Controls,
): object | undefined {
  if (method === 'POST' && path === '/control/quick') {
    beQuick();
    return {};
  }
  const [, reference = '', act] = /^\/control\/payments\/([\w-]+)(\/hasten)?$/.exec(path) ?? [];
  const payment = book.find(reference);
  if (!payment || method !== (act ? 'POST' : 'GET')) return undefined;
  if (act) book.hasten(payment);
  // Reads the status first, because this may complete a late payment and change its other fields.
  const status = book.statusOf(payment);
  const { behaviour, decidedAt, timesTaken, isRefunded } = payment;
  return { status, behaviour, decidedAt, timesTaken, isRefunded };
}
