import * as z from 'zod/mini';

/** A provider gave no reply or an unusable one. The message contains no URL and no secret. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** True if no reply came. The request may have had an effect all the same. */
    readonly isSilent = false,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}

interface Asked {
  /** Name of provider and call, for messages and logs. */
  what: string;
  url: string;
  headers?: Record<string, string>;
  /**
   * Sent as a form if it is a `URLSearchParams`, else as JSON. A request without a body is a GET.
   */
  body?: object;
  limitMs: number;
}

/** Maximum size of a reply in bytes; usual replies have about one thousand. */
const MAX_REPLY = 64 * 1024;

/**
 * Sends one request to a provider, with a timeout, and reads the reply, which must be a JSON
 * object.
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
      // A redirect could send the credentials to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    status = reply.status;
    text = await readText(reply);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    // The cause is left out, because it may contain the URL, and some URLs contain a password.
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

/** Code of an error such as `CERT_HAS_EXPIRED`, which contains nothing of the request. */
function reasonOf(error: unknown): string {
  const { data } = z.safeParse(failure, error);
  return data?.cause?.code ?? data?.name ?? 'unknown';
}

async function readText(reply: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_REPLY) throw new ProviderError('a reply is too long');
  }
  return text;
}

function readObject(text: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    // The condition proves that the value is an object; its fields stay `unknown`.
    if (value && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // The error below replaces this one, which would contain the text of the reply.
  }
  throw new ProviderError(`${what}: the reply cannot be read`, true);
}

/** Reads the URL of a provider's page to which the browser will be redirected. */
export function readUrl(reply: Record<string, unknown>, name: string): string {
  const url = readField(reply, name);
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new ProviderError(`the reply has no address in ${name}`);
}

/** Reads a required text field of a reply. */
export function readField(reply: Record<string, unknown>, name: string): string {
  const value = reply[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new ProviderError(`the reply has no ${name}`);
}
