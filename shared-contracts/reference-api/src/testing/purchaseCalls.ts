/** A call of the shop's API in the name of a customer or a guest. */
export interface Sent {
  /** `POST` where left out. */
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

/** @returns nothing where nobody is there, or the connection ends before the whole answer */
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

/** As a browser: nobody may be there. */
export const go = (url: string, form?: URLSearchParams) =>
  fetch(url, {
    ...(form && { method: 'POST', body: form.toString(), headers: FORM }),
    redirect: 'manual',
  }).catch(() => undefined);

/** The form of a page that leads back by one. */
export function readForm(html: string) {
  const url = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!url) return [];
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return [
    { url, form: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])) },
  ];
}
