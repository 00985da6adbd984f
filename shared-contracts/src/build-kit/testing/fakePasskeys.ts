/** Bytes that are not base64url without escapes: `-_8`. */
const BYTES = Uint8Array.from([0xfb, 0xff]).buffer;

/** Credential that the fake browser returns, as `makePasskey` and `signByPasskey` send it. */
export const FAKE_CREDENTIAL = {
  made: {
    id: '-_8',
    rawId: '-_8',
    type: 'public-key',
    response: { clientDataJSON: '-_8', attestationObject: '-_8', transports: ['internal'] },
  },
  signed: {
    id: '-_8',
    rawId: '-_8',
    type: 'public-key',
    response: {
      clientDataJSON: '-_8',
      authenticatorData: '-_8',
      signature: '-_8',
      userHandle: '-_8',
    },
  },
};

/**
 * Gives the browser of a test passkeys, which it lacks. The caller changes the state, and removes
 * the passkeys after the test.
 */
export function fakePasskeys() {
  const state = {
    /** True if the person cancels the browser's question. */
    isCancelled: false,
    /** True if the device has a fingerprint sensor or the like. */
    hasAuthenticator: true,
    created: [] as PublicKeyCredentialCreationOptions[],
    signed: [] as PublicKeyCredentialRequestOptions[],
  };
  const answer = (response: object) => {
    if (state.isCancelled) throw new DOMException('', 'NotAllowedError');
    return { id: '-_8', rawId: BYTES, type: 'public-key', response };
  };
  const credentials = {
    async create({ publicKey }: CredentialCreationOptions) {
      if (publicKey) state.created.push(publicKey);
      return answer({
        clientDataJSON: BYTES,
        attestationObject: BYTES,
        getTransports: () => ['internal'],
      });
    },
    async get({ publicKey }: CredentialRequestOptions) {
      if (publicKey) state.signed.push(publicKey);
      return answer({
        clientDataJSON: BYTES,
        authenticatorData: BYTES,
        signature: BYTES,
        userHandle: BYTES,
      });
    },
  };
  const FakeCredential = Object.assign(() => undefined, {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => state.hasAuthenticator,
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable: true,
    value: FakeCredential,
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return Object.assign(state, {
    remove() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  });
}

/** Options that the API gives for a new passkey. */
export const PASSKEY_OPTIONS = {
  challenge: '-_8',
  rp: { id: 'shop.example', name: 'Nodibazar' },
  user: { id: '-_8', name: '+8801711000001', displayName: 'Rahima Khatun' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [{ id: '-_8', type: 'public-key' as const, transports: ['internal'] }],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};

/** Options that the API gives for a sign-in. */
export const SIGN_IN_OPTIONS = {
  challenge: '-_8',
  rpId: 'shop.example',
  timeout: 300_000,
  userVerification: 'required' as const,
};
