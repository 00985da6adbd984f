import { createAuthenticator } from '../testing/createAuthenticator';
import { verifyNewCredential } from './passkeyCeremonies';

const SITE = { origin: 'https://shop.example', rpId: 'shop.example' };
/** CBOR of `{ x5c: [<one byte>] }`. */
const WITH_CERTIFICATE = Buffer.from('a163783563814100', 'hex');

describe('a new credential', () => {
  const reasons: unknown[] = [];
  const verify = (lies: object) => {
    const context = {
      publicUrls: { shop: SITE.origin },
      brandNames: ['Shop'],
      log: { info: ({ reason }: { reason: unknown }) => reasons.push(reason) },
    };
    const credential = createAuthenticator(SITE).create({ challenge: 'Y2hhbGxlbmdl' }, lies);
    // The cast leaves out what the ceremony does not read.
    return verifyNewCredential(context as never, credential as never, 'Y2hhbGxlbmdl');
  };

  beforeEach(() => reasons.splice(0));

  it('is accepted without attestation', async () => {
    expect(await verify({})).toMatchObject({ counter: 0 });
  });

  // The library would fetch the lists of revoked certificates that a certificate names.
  it.each(['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm'])(
    'is refused with attestation of the format %s before its certificate is read',
    async (format) => {
      expect(await verify({ statement: { format, cbor: WITH_CERTIFICATE } })).toBeUndefined();
      expect(reasons).toEqual([`Attestation of the format ${format} is not accepted`]);
    },
  );

  it('is refused if its signed id is not the id that was checked', async () => {
    expect(await verify({ id: 'AAAA' })).toBeUndefined();
  });
});
