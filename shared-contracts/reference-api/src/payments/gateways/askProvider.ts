import * as z from 'zod/mini';

/** A provider that did not answer, or answered what cannot be used. Names no address and no secret. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** True where no answer came: what was asked for may have been done. */
    readonly isSilent = false,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}

interface Asked {
  /** Provider and call, for messages and logs. */
  what: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a `URLSearchParams` as a form. Without it the request is a GET. */
  body?: object;
  limitMs: number;
}

/** Longest reply that is read, bytes; those of providers have about one thousand. */
const MAX_REPLY = 64 * 1024;

/** Asks a provider once, within a limit; a reply is one JSON object. */
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
      // A redirect would take credentials to somewhere nobody chose.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    status = reply.status;
    text = await readText(reply);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    // The cause may hold the address, and the address of some calls holds a password.
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

/** Code of what went wrong, such as `CERT_HAS_EXPIRED`: one word, and nothing of what was sent. */
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
    // Just checked: an object's fields are read as unknown.
    if (value && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // Told below, without the text.
  }
  throw new ProviderError(`${what}: the reply cannot be read`, true);
}

/** Address of a provider's page, which a browser will be sent to. */
export function readUrl(reply: Record<string, unknown>, name: string): string {
  const url = readField(reply, name);
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new ProviderError(`the reply has no address in ${name}`);
}

/** A field of a reply that has to be there, as text. */
export function readField(reply: Record<string, unknown>, name: string): string {
  const value = reply[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new ProviderError(`the reply has no ${name}`);
}
