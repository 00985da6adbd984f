import { text } from 'node:stream/consumers';
import { HOSTILE_HTML } from '@marketplace/contracts/testing/hostileHtml';
import { startProxy } from '@marketplace/contracts/testing/journeys/stack/startProxy';

/** API paths whose texts come from the market itself, not from shops or shoppers. */
const TRUSTED = /^\/(?:auth|capabilities|location|menu|slider|category\/(?:featured|sub))/;

/**
 * Starts a proxy for the real API. It replaces texts, prices, pictures and options in the replies
 * by hostile values. A gateway that uses the proxy as its API passes the hostile values on to its
 * renders and to browsers.
 */
export function startHostileApi(apiOrigin: string) {
  return startProxy(apiOrigin, ({ incoming, reply, pass }) => {
    pass(
      async (answer) => {
        const { 'content-length': _replaced, ...headers } = answer.headers;
        const isCorrupted =
          headers['content-type']?.startsWith('application/json') &&
          !TRUSTED.test(incoming.url ?? '/');
        reply.writeHead(answer.statusCode ?? 502, isCorrupted ? headers : answer.headers);
        if (!isCorrupted) return answer.pipe(reply);
        const body = await text(answer);
        return reply.end(body && JSON.stringify(corruptReply(JSON.parse(body))));
      },
      { 'accept-encoding': 'identity' },
    );
  });
}

/**
 * Text that tries to close every element and string around it, and to reverse the direction of the
 * following text.
 */
const PAYLOAD =
  '\u202e</script></title><!--<script>window.wasHacked=true</script>' +
  `<img src=x onerror=window.wasHacked=true>"'}]);window.wasHacked=true//\u2028\u2029سمك \u202b`;

/**
 * The payload, padded to 400 characters: first with Bangla, then with a word that cannot be
 * wrapped.
 */
const LONG = [PAYLOAD.padEnd(400, 'অনেকদীর্ঘনাম'), PAYLOAD.padEnd(400, 'x')];

const MARKUP = [
  '<p dir="rtl">سمك طازج من النهر \u202e</p><p>Fresh from the <b>Padma',
  `</div></section></main></script>${'x'.repeat(300)}`,
  `<pre>${'y'.repeat(300)}</pre><table><tr>${'<td>cell</td>'.repeat(60)}</tr></table>`,
  '<img src="https://evil.example/a.gif" width="5000"><form action="//evil.example"><button>Buy',
  ...HOSTILE_HTML.map((html) => html.replaceAll('alert(1)', 'window.wasHacked=true')),
  '<style>*{display:none}</style></p><h2 style="position:fixed">Late</h2><a href="/product">all',
].join('');

const OPTIONS = Array.from({ length: 12 }, (_, option) => ({
  optionName: `${option + 1} ${option % 2 ? PAYLOAD : 'o'.repeat(60)}`,
  productOptionValues: Array.from({ length: 8 }, (__, value) => ({
    value: `${value + 1} ${value % 2 ? 'v'.repeat(80) : '<b>ছোট</b>'}`,
  })),
}));

const corruptText = (text: unknown, index: number) =>
  typeof text === 'string' ? `${LONG[index % 2]}` : corruptReply(text, index);

/**
 * Maximum lengths of texts that pages parse. The hostile texts are single words of these lengths.
 */
const LONGEST = { street: 200, landmark: 200, name: 100, area: 100, label: 40, text: 100 };
const corruptFields = (names: readonly (keyof typeof LONGEST)[]) =>
  Object.fromEntries(names.map((name) => [name, () => 'x'.repeat(LONGEST[name])]));

const CORRUPTIONS: Readonly<Record<string, (value: unknown, index: number) => unknown>> = {
  ...Object.fromEntries(
    [
      ...['name', 'shopName', 'brandName', 'categoryName', 'authorName', 'fullName', 'title'],
      ...['subtitle', 'summary', 'comment', 'address', 'phone', 'email', 'customerName'],
      ...['productName', 'note', 'answer', 'reply', 'device', 'promoCode'],
    ].map((key) => [key, corruptText]),
  ),
  ...corruptFields(['street', 'landmark', 'area', 'label', 'text']),
  productNames: () => LONG,
  // The variant of an order item is a list. The variant of a product contains the options.
  variant: (variant, index) => (Array.isArray(variant) ? LONG : corruptReply(variant, index)),
  description: (text) => (typeof text === 'string' ? MARKUP : text),
  body: (text) => (typeof text === 'string' ? MARKUP : text),
  // A product's tags are strings. A blog post's tags are objects with a handle.
  tags: (tags, index) =>
    Array.isArray(tags) && typeof tags[0] === 'string'
      ? LONG.map((text) => `${index}${text}`)
      : corruptReply(tags, index),
  price: (price) => (typeof price === 'number' ? 0 : price),
  comparePrice: () => null,
  imageUrls: (pictures) => (Array.isArray(pictures) ? [] : pictures),
  shopLogoUrl: () => null,
  logoUrl: () => null,
  bannerUrl: () => null,
  // Every second product belongs to a closed shop.
  shopHandle: (handle, index) => (index % 2 ? handle : ''),
  productOptions: (options) => (Array.isArray(options) && options.length > 0 ? OPTIONS : options),
  // Only the first value of each option can be bought.
  productVariants: (variants) =>
    Array.isArray(variants)
      ? variants.slice(0, 1).map((variant) => ({
          ...variant,
          price: 0,
          imageUrl: null,
          variant: OPTIONS.map(({ productOptionValues: [first] }) => first?.value),
        }))
      : variants,
};

/**
 * Corruptions of an address. The name only becomes long, and the phone stays unchanged, because
 * pages parse both.
 */
const ADDRESS_CORRUPTIONS: typeof CORRUPTIONS = {
  ...corruptFields(['street', 'landmark', 'area', 'label', 'name']),
};

/** Replaces values of a reply by hostile values, which a real API would refuse to store. */
function corruptReply(reply: unknown, index = 0): unknown {
  if (Array.isArray(reply)) return reply.map((item, at) => corruptReply(item, at));
  if (typeof reply !== 'object' || reply === null) return reply;
  const corruptions = 'street' in reply ? ADDRESS_CORRUPTIONS : CORRUPTIONS;
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => {
      const corrupt = corruptions[key] ?? corruptReply;
      return [key, corrupt(value, index)];
    }),
  );
}
