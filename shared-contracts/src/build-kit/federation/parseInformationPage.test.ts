import { parseInformationPage } from './parseInformationPage';

const PAGE = `---
title: "About us"
description: What {marketName} is: a market.
updated: 2026-11-22
---

We run the market.

## Reach us {#reach-us}

- Email: [{supportEmail}](mailto:{supportEmail})

| Name | Stays |
|---|---|
| \`cartUuid\` | 30 days |

## Sell here {#sell-here}

On [the sellers’ site]({sellerUrl}/register).
`;

it('reads the front matter, the introduction and the sections', () => {
  expect(parseInformationPage(PAGE)).toEqual({
    title: 'About us',
    description: 'What {marketName} is: a market.',
    updatedAt: '2026-11-22T00:00:00.000Z',
    intro: '<p>We run the market.</p>',
    sections: [
      { id: 'reach-us', title: 'Reach us', body: expect.stringContaining('<code>cartUuid</code>') },
      {
        id: 'sell-here',
        title: 'Sell here',
        body: '<p>On <a href="{sellerUrl}/register">the sellers’ site</a>.</p>',
      },
    ],
  });
});

it('keeps a name in braces also where it is an address', () => {
  const [section] = parseInformationPage(PAGE).sections;
  expect(section?.body).toContain('<a href="mailto:{supportEmail}">{supportEmail}</a>');
});

it('reads a text that was written on Windows', () => {
  const page = parseInformationPage(PAGE.replaceAll('\n', '\r\n'));
  expect(page.sections.map(({ id }) => id)).toEqual(['reach-us', 'sell-here']);
});

it.each([
  ['has no front matter', 'About us', 'must begin with a line of "---"'],
  ['has no title', PAGE.replace('title:', 'name:'), 'lacks "title"'],
  ['has no day', PAGE.replace('2026-11-22', 'today'), '"updated" must be a day'],
  ['has an impossible day', PAGE.replace('2026-11-22', '2026-13-40'), '"updated" must be a day'],
  ['has a day of no calendar', PAGE.replace('11-22', '02-30'), '"updated" must be a day'],
  ['has an anchor twice', PAGE.replace('#sell-here', '#reach-us'), 'anchor "reach-us" is taken'],
  ['has an anchor of the page', PAGE.replace('#sell-here', '#main'), 'anchor "main" is taken'],
  ['has a heading without an anchor', PAGE.replace(' {#sell-here}', ''), '"## Sell here" needs'],
  ['has a capital in an anchor', PAGE.replace('#sell', '#Sell'), 'needs the form'],
  ['names a setting there is not', PAGE.replace('sellerUrl', 'constructor'), '{constructor} is no'],
])('says what is wrong with a text that %s', (_, text, problem) => {
  expect(() => parseInformationPage(text)).toThrow(problem);
});
