import AxeBuilder from '@axe-core/playwright';
import { PAGES } from './market/listPages';
import { openLogin } from './pages/header';
import { expect, test } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { name, open } of PAGES) {
  test(`${name}: has no barrier axe can find, in light and dark`, async ({ page, context }) => {
    const path = await open(context);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(describeViolation), colorScheme).toEqual([]);
    }
  });
}

const LAYOUTS = PAGES.filter(({ name }) => ['home', 'orders', 'brand landing'].includes(name));

for (const { name, open } of LAYOUTS) {
  for (const locale of ['bn', 'fr']) {
    test(`the layout of ${name} has no barrier axe can find in ${locale}, light and dark`, async ({
      page,
      context,
    }) => {
      const path = await open(context);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${path}?lang=${locale}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        expect(violations.map(describeViolation), colorScheme).toEqual([]);
      }
    });
  }
}

test('the login modal has no barrier axe can find', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await openLogin(page);
  await expect(page.getByLabel('Email or Phone')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(describeViolation)).toEqual([]);
});

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const describeViolation = ({ id, nodes }: Violation) =>
  `${id}: ${nodes
    .slice(0, 3)
    .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
    .join(' | ')}`;
