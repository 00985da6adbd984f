import {
  FAKE_CREDENTIAL,
  fakePasskeys,
  PASSKEY_OPTIONS,
  SIGN_IN_OPTIONS,
} from '@marketplace/contracts/testing/fakePasskeys';
import {
  canUsePasskeys,
  hasPlatformAuthenticator,
  makePasskey,
  signByPasskey,
} from './passkeyCeremonies';

describe('passkeys in a browser', () => {
  let browser: ReturnType<typeof fakePasskeys>;
  beforeEach(() => {
    browser = fakePasskeys();
  });
  afterEach(() => browser.remove());

  it('are made with bytes for the challenge and ids, and returned as base64url', async () => {
    expect(await makePasskey(PASSKEY_OPTIONS)).toEqual(FAKE_CREDENTIAL.made);
    const bytes = Uint8Array.from([0xfb, 0xff]);
    expect(browser.created).toEqual([
      {
        ...PASSKEY_OPTIONS,
        challenge: bytes,
        user: { ...PASSKEY_OPTIONS.user, id: bytes },
        excludeCredentials: [{ type: 'public-key', id: bytes, transports: ['internal'] }],
      },
    ]);
  });

  it('sign the challenge as bytes, and return the signature as base64url', async () => {
    expect(await signByPasskey(SIGN_IN_OPTIONS)).toEqual(FAKE_CREDENTIAL.signed);
    const challenge = Uint8Array.from([0xfb, 0xff]);
    expect(browser.signed).toEqual([{ ...SIGN_IN_OPTIONS, challenge }]);
  });

  it('return nothing if the person cancels', async () => {
    browser.isCancelled = true;
    expect(await makePasskey(PASSKEY_OPTIONS)).toBeUndefined();
    expect(await signByPasskey(SIGN_IN_OPTIONS)).toBeUndefined();
  });

  it('are unavailable in a browser without them, and on a device without a sensor', async () => {
    expect(canUsePasskeys()).toBe(true);
    expect(await hasPlatformAuthenticator()).toBe(true);
    browser.hasAuthenticator = false;
    expect(await hasPlatformAuthenticator()).toBe(false);
    browser.remove();
    expect(canUsePasskeys()).toBe(false);
    expect(await hasPlatformAuthenticator()).toBe(false);
  });
});
