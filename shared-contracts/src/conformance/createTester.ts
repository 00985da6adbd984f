import { apiCalls } from '../contracts/api/apiCalls';
import type { Call, CallInput, ReplyOf } from '../contracts/api/defineCall';
import type { Progress } from './Progress';
import type { Findings } from './Report';
import { checkPaging } from './refusals/checkPaging';
import { checkRefusals } from './refusals/checkRefusals';
import { checkProblem } from './rules/checkProblem';
import { checkReply } from './rules/checkReply';
import { type Answer, type RawRequest, sendRequest } from './sendRequest';

interface TesterOptions {
  host: string;
  findings: Findings;
  /**
   * Id of the only endpoint whose refusals are checked; without it, the refusals of all endpoints
   * are checked.
   */
  only?: string;
  /** Skips every endpoint that changes data, except sign-in and sign-out. */
  isReadOnly: boolean;
  /** Waits before a retry. */
  pause: (seconds: number) => Promise<void>;
  /** Runs before the first request to each endpoint, and before each pause. */
  onProgress: (progress: Progress) => void;
  /** True for the specification's endpoints and for the extensions that the host announces. */
  isOffered: (call: Call) => boolean;
}

interface TryOptions {
  token?: string;
  idempotencyKey?: string;
  /** Statuses with which the host may refuse the request without breaking the contract. */
  mayRefuse?: number[];
}

interface Refusal {
  request: string;
  expected: number[];
  token?: string;
  idempotencyKey?: string;
  /**
   * True if no scenario can send a valid request, so that the endpoint counts as checked after this
   * refusal and those of invalid requests.
   */
  isOnlyRefused?: boolean;
}

/** Sends the requests of the scenarios, and compares every reply with the contract. */
export interface Tester {
  findings: Findings;
  host: string;
  checked: ReadonlySet<string>;
  /** Token of a customer who does not own the scenarios' objects. */
  otherToken: string | undefined;
  /**
   * Sends a valid request.
   * @returns the reply, or `undefined` if the host refuses the request, does not offer the endpoint
   * or breaks the contract
   */
  call: <C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: TryOptions,
  ) => Promise<ReplyOf<C> | undefined>;
  /** Sends a request that the host must refuse with one of the statuses. */
  refuse: <C extends Call>(call: C, input: CallInput<C>, refusal: Refusal) => Promise<void>;
}

/**
 * Maximum pause. It is long enough for a host that sends at most one code a minute. Longer pauses
 * are not worth the wait.
 */
const LONGEST_PAUSE_SECONDS = 65;
const CALL_COUNT = Object.keys(apiCalls).length;
const SESSION = new Set(['signIn', 'logout']);
/** Unknown key, which is added to each valid request except uploads. Hosts must ignore it. */
const UNKNOWN_KEY = { keyNobodyKnows: 'x' };

export function createTester(options: TesterOptions): Tester {
  const { host, findings, isOffered } = options;
  const checked = new Set<string>();
  const tried = new Set<string>();
  const begun = new Set<string>();
  const isOmitted = (call: Call) =>
    options.isReadOnly && call.method !== 'GET' && !SESSION.has(call.id);

  function begin({ id }: Call): void {
    if (begun.has(id)) return;
    begun.add(id);
    const position = begun.size;
    options.onProgress({ kind: 'call', callId: id, position, total: CALL_COUNT });
  }

  /**
   * Sends the invalid requests for an endpoint, unless they were already sent. Runs before the
   * first valid request, because the valid request may delete the objects that the invalid requests
   * name.
   */
  async function checkOnce(call: Call, good: RawRequest): Promise<void> {
    const isWanted = options.only === undefined || options.only === call.id;
    if (!isWanted || tried.has(call.id)) return;
    tried.add(call.id);
    await checkRefusals(host, call, good, findings, tester.otherToken);
    await checkPaging(host, call, good, findings);
  }

  async function sendWithPause(call: Call, good: RawRequest): Promise<Answer> {
    const answer = await sendWithUnknownKey(host, call, good, findings);
    const seconds = Number(answer.headers.get('retry-after'));
    const isShort = seconds > 0 && seconds <= LONGEST_PAUSE_SECONDS;
    if (answer.status !== 429 || !isShort) return answer;
    options.onProgress({ kind: 'pause', callId: call.id, seconds });
    await options.pause(seconds);
    return sendWithUnknownKey(host, call, good, findings);
  }

  const tester: Tester = {
    findings,
    host,
    checked,
    otherToken: undefined,
    async call(call, input, { mayRefuse = [], ...as } = {}) {
      if (!isOffered(call) || isOmitted(call)) return undefined;
      begin(call);
      const good = toRequest(call, input, as);
      await checkOnce(call, good);
      const answer = await sendWithPause(call, good);
      if (answer.status !== 200) {
        const isKnown = [...mayRefuse, 429].includes(answer.status);
        if (isKnown) checkProblem(call, answer, findings, { request: 'a good request' });
        else differFrom200(call, answer, findings);
        return undefined;
      }
      const isAnonymous = as.token === undefined;
      if (!checkReply(call, answer, findings, isAnonymous)) return undefined;
      checked.add(call.id);
      // The cast is safe: `call.reply` is the schema of this call, but has only its base type here.
      return call.reply.parse(answer.body) as ReplyOf<typeof call>;
    },
    async refuse(call, input, { token, idempotencyKey, isOnlyRefused, ...refusal }) {
      if (!isOffered(call) || isOmitted(call)) return;
      begin(call);
      const request = toRequest(call, input, { token, idempotencyKey });
      if (isOnlyRefused) await checkOnce(call, request);
      const answer = await sendRequest(host, call, request);
      checkProblem(call, answer, findings, refusal);
      if (isOnlyRefused) checked.add(call.id);
    },
  };
  return tester;
}

function toRequest(call: Call, input: object, as: Omit<TryOptions, 'mayRefuse'>): RawRequest {
  // The cast is safe: the input of a call contains only params, query, body or files. The type of a
  // generic call does not show these fields.
  const given = input as Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>> & {
    files?: readonly Blob[];
  };
  if (!call.upload) return { ...given, ...as, body: call.body && given.body };
  const form = new FormData();
  for (const file of given.files ?? []) form.append(call.upload.field, file, 'picture.png');
  return { ...as, raw: form };
}

/**
 * Sends a valid request with an unknown key, except an upload. If the host replies 400, sends the
 * request again without the key, and reports a difference if the host then replies 200.
 */
async function sendWithUnknownKey(
  host: string,
  call: Call,
  good: RawRequest,
  { differ }: Findings,
): Promise<Answer> {
  const place = call.body ? 'body' : 'query';
  const isPlain = good[place] === undefined || typeof good[place] === 'object';
  if (call.upload || !isPlain) return sendRequest(host, call, good);
  const extra = { ...good, [place]: { ...Object(good[place]), ...UNKNOWN_KEY } };
  const answer = await sendRequest(host, call, extra);
  if (answer.status !== 400) return answer;
  const plain = await sendRequest(host, call, good);
  if (plain.status === 200)
    differ(call.id, `an unknown key of the ${place} must be ignored, got 400`);
  return plain;
}

function differFrom200(call: Call, { status, body }: Answer, { differ }: Findings): void {
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : '';
  const reason = said ? ` (${[said].flat().join('; ')})` : '';
  differ(call.id, `200 expected for a good request, got ${status}${reason}`);
}
