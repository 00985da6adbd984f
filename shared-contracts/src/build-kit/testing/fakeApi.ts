import type { Call, ReplyOf } from '../../contracts/api/defineCall';
import type { IncomingReply, OutgoingRequest } from '../../contracts/client/apiSettings';
import { configureApi } from '../../contracts/client/client';

export interface SentCall {
  id: string;
  url: URL;
  body: unknown;
  /** Files that were sent in a form. */
  files: Blob[];
  headers: Record<string, string>;
}

type Answer = (sent: SentCall) => Omit<IncomingReply, 'text' | 'headers'> & {
  headers?: IncomingReply['headers'];
  body: unknown;
};

export interface FakeApi {
  /**
   * Sets the reply to a call. The reply is type-checked, and the client parses it by the contract.
   */
  reply: <C extends Call>(call: C, body: ReplyOf<C>) => void;
  /**
   * Sets a function that computes the reply each time the call is sent. To delay the reply, the
   * function can return a promise.
   */
  answer: <C extends Call>(
    call: C,
    makeBody: (sent: SentCall) => ReplyOf<C> | Promise<ReplyOf<C>>,
  ) => void;
  /** Makes a call fail with an HTTP status. */
  fail: (call: Call, status: number, message?: string, code?: string, retryAfter?: number) => void;
  /** Makes a call fail as if the connection was cut. */
  cut: (call: Call) => void;
  /** Every call that was sent, oldest first. */
  sent: SentCall[];
}

const BASE_URL = 'http://api.test';

/** Creates a fake API host for tests. A call whose reply is not set fails with 501. */
export function fakeApi(): FakeApi {
  const answers = new Map<Call, Answer>();
  const sent: SentCall[] = [];
  configureApi({
    baseUrl: BASE_URL,
    retries: 0,
    fetchReply: (request) => answerTo(request, answers, sent),
  });
  return {
    sent,
    reply: (call, body) => void answers.set(call, () => ({ status: 200, body })),
    answer: (call, makeBody) => {
      answers.set(call, (made) => ({ status: 200, body: makeBody(made) }));
    },
    fail: (call, status, message = 'Something went wrong', code = 'failed', retryAfter) => {
      const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      answers.set(call, () => ({ status, headers, body: { statusCode: status, code, message } }));
    },
    cut: (call) => {
      answers.set(call, () => {
        throw new Error('The connection was cut.');
      });
    },
  };
}

async function answerTo(
  request: OutgoingRequest,
  answers: Map<Call, Answer>,
  sent: SentCall[],
): Promise<IncomingReply> {
  const url = new URL(request.url);
  const found = [...answers].find(([call]) => isMadeBy(call, request.method, url.pathname));
  const made: SentCall = {
    id: found?.[0].id ?? `${request.method} ${url.pathname}`,
    url,
    body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
    files: request.body instanceof FormData ? filesOf(request.body) : [],
    headers: request.headers,
  };
  sent.push(made);
  const { status, headers, body } = found?.[1](made) ?? {
    status: 501,
    headers: {},
    body: { statusCode: 501, code: 'no-answer', message: `${made.id} has no answer in this test.` },
  };
  return { status, headers: headers ?? {}, text: JSON.stringify(await body) };
}

const filesOf = (form: FormData) => [...form.values()].filter((value) => value instanceof Blob);

function isMadeBy({ method, path }: Call, givenMethod: string, givenPath: string): boolean {
  const pattern = path.replace(/\{\w+\}/g, '[^/]+');
  return method === givenMethod && new RegExp(`^${pattern}$`).test(givenPath);
}
