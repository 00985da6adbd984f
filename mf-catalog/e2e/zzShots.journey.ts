import { expect, test } from '@marketplace/contracts/testing/journeys/test';

const SHOTS = '/tmp/w/prodshots';
const WIDTHS = [360, 768, 1280, 1920];

test('shots', async ({ page, request }, { project }) => {
  test.setTimeout(240_000);
  void request;
  void project;
  void expect;
  const shoot = async (name: string) => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(400);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  };
  const pages: Record<string, string> = JSON.parse(process.env.SHOT_PAGES ?? 'null') ?? {
    biryani: '/product/kacchi-biryani-box',
    rui: '/product/rui-fish',
  };
  for (const [name, path] of Object.entries(pages)) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await shoot(`${name}-${width}`);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await shoot(`${name}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`${path}?lang=bn`);
    await shoot(`${name}-bn`);
    await page.goto(`/?lang=en`);
  }
});
