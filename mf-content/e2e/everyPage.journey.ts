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
  {
    name: 'information',
    page: [
      '/privacy-policy',
      '/about-us',
      '/cookies-policy',
      '/refund-and-cancelation-policy',
      '/legal-compliance',
    ],
    open: at('/cookies-policy'),
  },
  { name: 'long information', page: '/terms-and-conditions', open: at('/terms-and-conditions') },
  { name: 'information in Bangla', page: '/privacy-policy', open: at('/privacy-policy?lang=bn') },
  { name: 'contact', page: '/contact', open: at('/contact'), callsApi: true },
  { name: 'brand landing', page: '/:brand', open: at('/nodibazar') },
  { name: 'brand landing in Bangla', page: '/:brand', open: at('/nodibazar?lang=bn') },
]);
