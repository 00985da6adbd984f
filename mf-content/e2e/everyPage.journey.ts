import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';

testPages('mf_content', [
  { name: 'blog', page: '/blog', open: at('/blog') },
  {
    name: 'blog post',
    page: '/blog/:slug',
    open: async ({ request }) => {
      const { items } = await callMarket<{ items: { handle: string }[] }>(request, '/blog');
      return `/blog/${items[0]?.handle}`;
    },
  },
  { name: 'brand landing', page: '/:brand', open: at('/nodibazar') },
  { name: 'brand landing in Bangla', page: '/:brand', open: at('/nodibazar?lang=bn') },
]);
