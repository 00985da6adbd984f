import { HARMFUL_HTML } from '@marketplace/contracts/testing/harmfulHtml';

/** Ends the elements and strings a text may stand in, and turns the direction of what follows it. */
const PAYLOAD =
  '\u202e</script></title><!--<script>window.wasHacked=true</script>' +
  `<img src=x onerror=window.wasHacked=true>"'}]);window.wasHacked=true//\u2028\u2029سمك \u202b`;

/** 400 characters, once of Bangla and once without a place to break. */
const LONG = [PAYLOAD.padEnd(400, 'অনেকদীর্ঘনাম'), PAYLOAD.padEnd(400, 'x')];

const MARKUP = [
  '<p dir="rtl">سمك طازج من النهر \u202e</p><p>Fresh from the <b>Padma',
  `</div></section></main></script>${'x'.repeat(300)}`,
  `<pre>${'y'.repeat(300)}</pre><table><tr>${'<td>cell</td>'.repeat(60)}</tr></table>`,
  '<img src="https://evil.example/a.gif" width="5000"><form action="//evil.example"><button>Buy',
  ...HARMFUL_HTML.map((html) => html.replaceAll('alert(1)', 'window.wasHacked=true')),
  '<style>*{display:none}</style></p><h2 style="position:fixed">Late</h2><a href="/product">all',
].join('');

const OPTIONS = Array.from({ length: 12 }, (_, option) => ({
  optionName: `${option + 1} ${option % 2 ? PAYLOAD : 'o'.repeat(60)}`,
  productOptionValues: Array.from({ length: 8 }, (__, value) => ({
    value: `${value + 1} ${value % 2 ? 'v'.repeat(80) : '<b>ছোট</b>'}`,
  })),
}));

const spoilText = (text: unknown, index: number) =>
  typeof text === 'string' ? `${LONG[index % 2]}` : text;

const SPOILERS: Readonly<Record<string, (value: unknown, index: number) => unknown>> = {
  ...Object.fromEntries(
    [
      ...['name', 'shopName', 'brandName', 'categoryName', 'authorName', 'fullName', 'title'],
      ...['subtitle', 'summary', 'comment', 'address', 'phone', 'email', 'customerName'],
    ].map((key) => [key, spoilText]),
  ),
  description: (text) => (typeof text === 'string' ? MARKUP : text),
  body: (text) => (typeof text === 'string' ? MARKUP : text),
  tags: (tags, index) => (Array.isArray(tags) ? LONG.map((text) => `${index}${text}`) : tags),
  price: (price) => (typeof price === 'number' ? 0 : price),
  comparePrice: () => null,
  imageUrls: (pictures) => (Array.isArray(pictures) ? [] : pictures),
  shopLogoUrl: () => null,
  logoUrl: () => null,
  bannerUrl: () => null,
  // Every second product is of a shop that is gone.
  shopHandle: (handle, index) => (index % 2 ? handle : ''),
  productOptions: (options) => (Array.isArray(options) && options.length > 0 ? OPTIONS : options),
  // What can be bought is the first value of each.
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

/** A reply of the market with everything in it that a host should not have let through. */
export function spoilReply(reply: unknown, index = 0): unknown {
  if (Array.isArray(reply)) return reply.map((item, at) => spoilReply(item, at));
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => {
      const spoil = SPOILERS[key] ?? spoilReply;
      return [key, spoil(value, index)];
    }),
  );
}
