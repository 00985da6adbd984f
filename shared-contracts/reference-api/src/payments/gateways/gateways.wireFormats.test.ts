import { generateKeyPairSync } from 'node:crypto';
import { readAmount, writeAmount } from './amounts';
import { isSignedBy, signFields } from './cardSignature';
import { nagadCipher } from './nagadCipher';

describe('the format of amounts for providers', () => {
  it.each([
    [1, '0.01'],
    [41_050, '410.50'],
    [100_000_000, '1000000.00'],
  ])('writes %d paisa as %s and reads it back', (paisa, text) => {
    expect(writeAmount(paisa)).toBe(text);
    expect(readAmount(text)).toBe(paisa);
  });

  it.each(['', '-1.00', '1e3', '1,000.00', '410.505', 'NaN', '0x10', ' 1'])(
    'does not allow %j',
    (text) => {
      expect(() => readAmount(text)).toThrow('an amount cannot be read');
    },
  );
});

describe('messages to and from Nagad', () => {
  const keys = () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
  };
  const [shop, nagad, stranger] = [keys(), keys(), keys()];
  const ours = nagadCipher({ privateKey: shop.privateKey, publicKey: nagad.publicKey });
  const theirs = nagadCipher({ privateKey: nagad.privateKey, publicKey: shop.publicKey });
  const content = { orderId: '2b1f1d0e8a0a4a399c55', amount: '410.50' };

  it('can be opened only by their receiver', () => {
    expect(theirs.open(ours.seal(content))).toEqual(content);
    expect(ours.open(theirs.seal(content))).toEqual(content);
    expect(ours.seal(content).sensitiveData).not.toBe(ours.seal(content).sensitiveData);
  });

  it.each([
    [
      'signed by somebody else',
      () => nagadCipher({ ...stranger, publicKey: shop.publicKey }).seal(content),
    ],
    [
      'encrypted for somebody else',
      () => nagadCipher({ ...nagad, publicKey: stranger.publicKey }).seal(content),
    ],
    ['sent with another signature', () => ({ ...theirs.seal(content), signature: 'AAAA' })],
    ['cut short', () => ({ ...theirs.seal(content), sensitiveData: 'AAAA' })],
    ['only zeros', () => ({ ...theirs.seal(content), sensitiveData: 'A'.repeat(340) })],
  ])('are refused with the same error if they are %s', (_, seal) => {
    expect(() => ours.open(seal())).toThrow('a sealed message cannot be opened');
  });
});

describe('signatures of card notifications', () => {
  const names = ['amount', 'currency', 'status', 'tran_id'];
  const signed = (change: Record<string, string> = {}, signedNames = names) => {
    const fields = new URLSearchParams({
      tran_id: '2b1f1d0e8a0a4a399c55',
      status: 'VALID',
      amount: '410.50',
      currency: 'BDT',
    });
    fields.set('verify_key', signedNames.join(','));
    fields.set('verify_sign', signFields(fields, signedNames, 'password'));
    for (const [name, value] of Object.entries(change)) fields.set(name, value);
    return fields;
  };

  it.each<[string, URLSearchParams, boolean]>([
    ['unchanged', signed(), true],
    ['with another amount', signed({ amount: '1.00' }), false],
    ['with another status', signed({ status: 'FAILED' }), false],
    ['whose signature leaves out the amount', signed({}, ['status', 'tran_id', 'currency']), false],
    ['that names fewer signed fields', signed({ verify_key: 'status' }), false],
    ['without a signature', signed({ verify_sign: '' }), false],
  ])(
    'are accepted only for an unchanged notification that is signed completely: %s',
    (_, fields, expected) => {
      expect(isSignedBy('password', fields)).toBe(expected);
      expect(isSignedBy('another', fields)).toBe(false);
    },
  );
});
