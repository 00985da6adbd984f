import { accountMessages } from './accountMessages';

/** Characters of an SMS that holds any Bangla (UCS-2). */
const SMS_CHARACTERS = 70;

const texts = {
  'a code to verify a phone': accountMessages.code('verify-phone', '123456').text,
  'a code for a new password': accountMessages.code('reset-password', '123456').text,
  'that there is an account': accountMessages.hasAccount.text,
};

describe('accountMessages', () => {
  it.each(Object.entries(texts))('says %s in one SMS, in English and Bangla', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(SMS_CHARACTERS);
    expect(text).toMatch(/^Nodibazar/);
    expect(text).toMatch(/[a-z]{3}.*[\u0980-\u09ff]{3}/);
  });

  it.each(['verify-phone', 'reset-password'] as const)('holds the code of %s once', (purpose) => {
    const { text } = accountMessages.code(purpose, '123456');
    expect(text.match(/\d{6}/g)).toEqual(['123456']);
  });

  it('tells for what a code is', () => {
    const [phone, password] = (['verify-phone', 'reset-password'] as const).map(
      (purpose) => accountMessages.code(purpose, '123456').text,
    );
    expect(phone).toMatch(/phone/);
    expect(password).toMatch(/password/);
  });
});
