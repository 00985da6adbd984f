import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';

testPages([
  { name: 'blog', open: at('/blog') },
  {
    name: 'blog post',
    open: async ({ request }) => {
      const { items } = await callMarket<{ items: { handle: string }[] }>(request, '/blog');
      return `/blog/${items[0]?.handle}`;
    },
  },
  { name: 'brand landing', open: at('/nodibazar') },
  { name: 'brand landing in Bangla', open: at('/nodibazar?lang=bn') },
]);
