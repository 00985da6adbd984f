import type { BrowserContext } from '@playwright/test';

/** Brings the browser into the state of somebody who has just been sent a code. */
export async function awaitCode(context: BrowserContext, phone: string): Promise<void> {
  await context.addInitScript((account) => {
    const code = { account, resendAt: Date.now() + 60_000 };
    sessionStorage.setItem('awaitedCode.phone', JSON.stringify(code));
  }, `+88${phone}`);
}
