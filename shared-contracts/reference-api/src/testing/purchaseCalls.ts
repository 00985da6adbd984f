/** A request that a customer or guest sends to the shop's API. */
export interface Sent {
  /** `POST` by default. */
  method?: 'GET' | 'POST' | 'PATCH';
  token: string;
  headers?: Record<string, string>;
  body?: object;
}

export interface Reply {
  status: number;
  body: {
    uuid?: string;
    orderNumber?: string;
    data?: { gatewayUrl?: string };
    cartItems?: { uuid: string }[];
  };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Sends a request.
 * @returns undefined if no server listens, or if the connection breaks before the reply is complete
 */
export const callShop = (
  url: string,
  { method = 'POST', token, headers, body }: Sent,
): Promise<Reply | undefined> =>
  fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  })
    .then(async (reply) => ({ status: reply.status, body: await reply.json() }))
    .catch(() => undefined);

/** Requests a URL, and follows no redirect. Ignores failures, because the server may be down. */
export const go = (url: string, form?: URLSearchParams) =>
  fetch(url, {
    ...(form && { method: 'POST', body: form.toString(), headers: FORM }),
    redirect: 'manual',
  }).catch(() => undefined);

/** Reads the form with which a provider's page sends the browser back to the shop. */
export function readForm(html: string) {
  const url = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!url) return [];
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return [
    { url, form: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])) },
  ];
}
