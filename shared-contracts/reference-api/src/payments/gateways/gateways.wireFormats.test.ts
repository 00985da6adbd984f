import { generateKeyPairSync } from 'node:crypto';
import { readAmount, writeAmount } from './amounts';
import { isSignedBy, signFields } from './cardSignature';
import { nagadCipher } from './nagadCipher';

describe('the format of amounts for providers', () => {
  it.each([
    [1, '0.01'],
    [41_050, '410.50'],
    [100_000_000, '1000000.00'],
  ])('writes %d paisa as %s, and reads this text back as the same amount', (paisa, text) => {
    expect(writeAmount(paisa)).toBe(text);
    expect(readAmount(text)).toBe(paisa);
  });

  it.each(['', '-1.00', '1e3', '1,000.00', '410.505', 'NaN', '0x10', ' 1'])(
    'refuses the text %j',
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

  it('can be decrypted by their receiver, and are encrypted differently each time', () => {
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
    ['truncated', () => ({ ...theirs.seal(content), sensitiveData: 'AAAA' })],
    ['only zero bytes', () => ({ ...theirs.seal(content), sensitiveData: 'A'.repeat(340) })],
  ])('are refused if they are %s, always with the same error', (_, seal) => {
    expect(() => ours.open(seal())).toThrow('a sealed message cannot be opened');
  });
});

describe('the signature of a card notification', () => {
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
    ['is accepted if the notification is unchanged', signed(), true],
    ['is refused if the amount was changed', signed({ amount: '1.00' }), false],
    ['is refused if the status was changed', signed({ status: 'FAILED' }), false],
    [
      'is refused if it does not cover the amount',
      signed({}, ['status', 'tran_id', 'currency']),
      false,
    ],
    ['is refused if the list of signed fields was edited', signed({ verify_key: 'status' }), false],
    ['is refused if it is empty', signed({ verify_sign: '' }), false],
  ])('%s', (_, fields, expected) => {
    expect(isSignedBy('password', fields)).toBe(expected);
    expect(isSignedBy('another', fields)).toBe(false);
  });
});
