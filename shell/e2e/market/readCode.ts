import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test';
import { callMarket } from './callMarket';

interface Outbox {
  items: { text: string }[];
}

/** The newest one-time code sent to a phone or e-mail address. */
export async function readCode(request: APIRequestContext, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const { items } = await callMarket<Outbox>(request, `/dev/outbox?to=${encodeURIComponent(to)}`);
    code = items.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '').find(Boolean) ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 8_000 });
  return code;
}
