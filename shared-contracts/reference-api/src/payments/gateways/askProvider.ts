import * as z from 'zod/mini';

/**
 * Thrown if a payment provider sends no reply, a refusal or an unusable reply. The message contains
 * no URL and no secret.
 */
export class ProviderError extends Error {
  constructor(
    message: string,
    /**
     * True if there was no reply, an unreadable reply, or a status of 500 or above. The request may
     * then have had an effect.
     */
    readonly isSilent = false,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}

interface Asked {
  /** Name of the provider and of the call, for error messages. */
  what: string;
  url: string;
  headers?: Record<string, string>;
  /**
   * Body of the request. `URLSearchParams` are sent as a form, other objects as JSON. A request
   * without a body is a GET.
   */
  body?: object;
  limitMs: number;
}

/** Maximum number of characters in a reply. Usual replies have about a thousand. */
const MAX_REPLY = 64 * 1024;

/**
 * Sends one request to a payment provider, with a timeout. The reply must be a JSON object.
 * @throws ProviderError if the reply is missing or unreadable, or its status is 400 or above
 */
export async function askProvider(asked: Asked): Promise<Record<string, unknown>> {
  const { what, url, headers, body, limitMs } = asked;
  const isForm = body instanceof URLSearchParams;
  let text: string;
  let status: number;
  try {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
      // Refuses redirects, because a redirect could send the credentials to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    status = reply.status;
    text = await readText(reply);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    // The new error has no `cause`, because the original error may contain the URL, and some URLs
    // contain a password.
    throw new ProviderError(`${what}: no answer (${reasonOf(error)})`, true);
  }
  if (status >= 500) throw new ProviderError(`${what}: HTTP ${status}`, true, status);
  if (status >= 400) throw new ProviderError(`${what}: HTTP ${status}`, false, status);
  return readObject(text, what);
}

const failure = z.object({
  name: z.string(),
  cause: z.optional(z.object({ code: z.optional(z.string()) })),
});

/** Returns a code such as `CERT_HAS_EXPIRED`, which reveals nothing about the request. */
function reasonOf(error: unknown): string {
  const { data } = z.safeParse(failure, error);
  return data?.cause?.code ?? data?.name ?? 'unknown';
}

async function readText(reply: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_REPLY) throw new ProviderError('a reply is too long', true);
  }
  return text;
}

function readObject(text: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    // The cast is safe: the condition has checked that the value is an object.
    if (value && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // This error is ignored, because it would contain the reply's text. The error below does not.
  }
  throw new ProviderError(`${what}: the reply cannot be read`, true);
}

/**
 * Reads the URL of the provider's page to which the shopper's browser will be redirected.
 * @throws ProviderError if the field is missing or is not an http or https URL
 */
export function readUrl(reply: Record<string, unknown>, name: string): string {
  const url = readField(reply, name);
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new ProviderError(`the reply has no address in ${name}`);
}

/**
 * Reads a required field of a reply, which may be a text or a number. Returns a text.
 * @throws ProviderError if the field is missing or empty
 */
export function readField(reply: Record<string, unknown>, name: string): string {
  const value = reply[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new ProviderError(`the reply has no ${name}`);
}
