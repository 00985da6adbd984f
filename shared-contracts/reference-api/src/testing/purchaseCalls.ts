/** A call of the shop's API by a customer or guest. */
export interface Sent {
  /** Default `POST`. */
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

/** @returns undefined if nobody listens or the connection breaks before the whole reply */
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

/** Like a browser; the server may be down. */
export const go = (url: string, form?: URLSearchParams) =>
  fetch(url, {
    ...(form && { method: 'POST', body: form.toString(), headers: FORM }),
    redirect: 'manual',
  }).catch(() => undefined);

/** The form of a page that returns by a form. */
export function readForm(html: string) {
  const url = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!url) return [];
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return [
    { url, form: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])) },
  ];
}
