import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { inAnyLanguage } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';
import type { APIRequestContext, Page } from '@playwright/test';

async function findPost({ request }: { request: APIRequestContext }): Promise<string> {
  const { items } = await callMarket<{ items: { handle: string }[] }>(request, '/blog');
  return `/blog/${items[0]?.handle}`;
}

/** Sends a form without input, and waits for the error of one of its fields. */
const sendEmptyForm = (button: string, field: string) => async (page: Page) => {
  await main(page)
    .getByRole('button', { name: inAnyLanguage(button) })
    .click();
  const empty = main(page).locator(`[name="${field}"]`).first();
  await expect(empty).toHaveAttribute('aria-invalid', 'true');
};

testPages('mf_content', [
  { name: 'blog', page: '/blog', open: at('/blog') },
  { name: 'blog post', page: '/blog/:slug', open: findPost },
  {
    name: 'blog post with an error of a comment',
    page: '/blog/:slug',
    open: findPost,
    act: sendEmptyForm('Post comment', 'text'),
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
  {
    name: 'contact with errors',
    page: '/contact',
    open: at('/contact'),
    act: sendEmptyForm('Send message', 'message'),
    callsApi: true,
  },
  { name: 'brand landing', page: '/:brand', open: at('/nodibazar') },
  { name: 'brand landing in Bangla', page: '/:brand', open: at('/nodibazar?lang=bn') },
]);
