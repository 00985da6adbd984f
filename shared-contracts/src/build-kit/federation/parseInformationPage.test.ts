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

it('parseInformationPage reads the front matter, the introduction and the sections', () => {
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

it('parseInformationPage keeps names in braces unchanged, even in the URLs of links', () => {
  const [section] = parseInformationPage(PAGE).sections;
  expect(section?.body).toContain('<a href="mailto:{supportEmail}">{supportEmail}</a>');
});

it('parseInformationPage reads a text with Windows line endings', () => {
  const page = parseInformationPage(PAGE.replaceAll('\n', '\r\n'));
  expect(page.sections.map(({ id }) => id)).toEqual(['reach-us', 'sell-here']);
});

it.each([
  ['has no front matter', 'About us', 'must begin with a line of "---"'],
  ['has no title', PAGE.replace('title:', 'name:'), 'lacks "title"'],
  ['has no date', PAGE.replace('2026-11-22', 'today'), '"updated" must be a day'],
  ['has an impossible date', PAGE.replace('2026-11-22', '2026-13-40'), '"updated" must be a day'],
  ['has a date that does not exist', PAGE.replace('11-22', '02-30'), '"updated" must be a day'],
  [
    'contains an anchor twice',
    PAGE.replace('#sell-here', '#reach-us'),
    'anchor "reach-us" is taken',
  ],
  [
    'contains an anchor that the page’s own markup uses',
    PAGE.replace('#sell-here', '#main'),
    'anchor "main" is taken',
  ],
  ['has a heading without an anchor', PAGE.replace(' {#sell-here}', ''), '"## Sell here" needs'],
  ['has a capital in an anchor', PAGE.replace('#sell', '#Sell'), 'needs the form'],
  ['names an unknown setting', PAGE.replace('sellerUrl', 'constructor'), '{constructor} is no'],
])(
  'parseInformationPage throws an error that names the problem if the text %s',
  (_, text, problem) => {
    expect(() => parseInformationPage(text)).toThrow(problem);
  },
);
