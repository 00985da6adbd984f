import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { expectNoBoxes } from '@marketplace/contracts/testing/journeys/observe/boxes';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { ownerTag } from './remotes';

const FONT_FILE = /\.(woff2?|ttf|otf)\b/;

function listFontRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FONT_FILE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const path of ['/nodibazar?lang=bn', '/product?lang=en']) {
  test(`the system's fonts show ${path} without font requests or layout shifts ${ownerTag(path)}`, async ({
    page,
  }) => {
    const asked = listFontRequests(page);
    await recordLayoutShifts(page);
    await page.goto(path);
    await waitUntilIdle(page);
    expect(await readLayoutShifts(page)).toEqual([]);
    await expectNoBoxes(page);
    expect(asked).toEqual([]);
  });
}

for (const path of ['/?lang=en', '/?lang=bn', '/product?lang=bn', '/orders?lang=en']) {
  test(`on a system without a Bangla font, the font of the shop draws every letter and price of ${path} ${ownerTag(path)} @full`, async ({
    pageWithoutBangla: page,
  }) => {
    const asked = listFontRequests(page);
    await signIn(page.context());
    await page.goto(path);
    await expectNoBoxes(page);
    expect(new Set(asked).size).toBe(1);
  });
}
