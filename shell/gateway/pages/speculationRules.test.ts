import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { createTestGateway } from '../testing/createTestGateway';
import { speculationRules } from './speculationRules';

let pages: Awaited<ReturnType<typeof createTestGateway>>;

beforeEach(async () => {
  pages = await createTestGateway();
});
afterEach(() => pages.stop());

it('a page names the URL of the speculation rules, which are served with their media type', async () => {
  const { headers } = await pages.gateway.inject('/');
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  expect(headers.vary).toContain('save-data');
  const rules = await pages.gateway.inject('/speculation-rules.json');
  expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json\b/);
  expect(rules.json()).toEqual(speculationRules(PROJECT_PAGES));
});

it('a page names no speculation rules if the browser sends the header Save-Data', async () => {
  const { headers } = await pages.gateway.inject({ url: '/', headers: { 'save-data': 'on' } });
  expect(headers['speculation-rules']).toBeUndefined();
});

it('speculation rules exclude personal pages', () => {
  const [rule] = speculationRules(PROJECT_PAGES).prefetch;
  expect(JSON.stringify(rule)).not.toMatch(/cart|checkout|orders|profile|wishlist|signup/i);
});
