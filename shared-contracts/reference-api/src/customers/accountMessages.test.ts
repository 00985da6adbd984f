import { LOCALES } from '@marketplace/contracts/i18n/locale';
import fc from 'fast-check';
import { accountMessages, shortName } from './accountMessages';
import { passkeyMessages } from './passkeyMessages';

/**
 * Maximum number of characters in one SMS: 160 in the SMS alphabet (GSM 03.38), and 70 in any other
 * alphabet (UCS-2).
 */
const [GSM_CHARACTERS, UCS2_CHARACTERS] = [160, 70];
const GSM_ALPHABET = /^[A-Za-z0-9 .,:;?!'()/@éèàùìòÇÉ-]*$/;
const LONG_NAME = 'Mohammad Abdur Rahman Chowdhury';

const isOneSms = (text: string) =>
  text.length <= (GSM_ALPHABET.test(text) ? GSM_CHARACTERS : UCS2_CHARACTERS);

describe.each(LOCALES)('the account messages in %s', (language) => {
  const { signUpCode, guestCode, resetCode, phoneCode, ...messages } = accountMessages(language);
  const { hasAccount, emailChanged, passwordChanged, phoneChanged, newDevice } = messages;
  const { dataRequested, accountDeleted, refundAccount } = messages;
  const changed = [emailChanged, passwordChanged, phoneChanged, dataRequested, accountDeleted];
  const { passkeyAdded, passkeyDeleted } = passkeyMessages(language);
  const ofSignIn = [newDevice, passkeyAdded, passkeyDeleted];
  const notices = [...changed, ...ofSignIn, refundAccount('0009')];
  const texts = [
    signUpCode(LONG_NAME, '123456'),
    guestCode('123456'),
    resetCode('123456'),
    phoneCode('123456'),
    ...[hasAccount, ...notices],
  ].map(({ text }) => text);

  it.each(texts)('fit one SMS and begin with the brand: %s', (text) => {
    expect(text).toMatch(language === 'bn' ? /^নদীবাজার: / : /^Nodibazar[ :,]/);
    expect(isOneSms(text)).toBe(true);
  });

  it('are in one language only', () => {
    const mails = [...notices.map(({ mail }) => mail), messages.emailIsTaken];
    const words = [...texts, ...mails.flatMap(({ subject, text }) => [subject, text])]
      .join(' ')
      .replaceAll(shortName(LONG_NAME), '');
    expect(words).not.toMatch(language === 'bn' ? /[A-Za-z]{2}/ : /[\u0980-\u09ff]/);
  });

  it('name the person who signs up, and say that a reset code is for a new password', () => {
    expect(texts[0]).toContain('Mohammad Abdur');
    expect(texts[2]).toMatch(/password|পাসওয়ার্ড|mot de passe/);
  });

  it('to a person who signs up contain no digits except the code, and fit one SMS, whatever the name is', () => {
    const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    const isOneText = (typed: string) => {
      const { text } = signUpCode(typed, '123456');
      expect(text.match(/\d+/g)).toEqual(['123456']);
      expect(isOneSms(text)).toBe(true);
    };
    fc.assert(fc.property(name, isOneText));
  });
});

describe('shortName', () => {
  it.each([
    ['Nasrin Akter', 'Nasrin Akter'],
    ['  Md.  Abdul-Karim ', 'Md Abdul Karim'],
    ['Sixteen Letters!', 'Sixteen Letters'],
    ['Mohammad Abdur Rahman', 'Mohammad Abdur…'],
    ['নাসরিন আক্তার', 'নাসরিন আক্তার'],
    ['মোহাম্মদ আব্দুর রহমান', 'মোহাম্মদ আব্দুর…'],
    ['র\u200d্যাশ', 'র\u200d্যাশ'],
    ['Win 500 at evil.example/x', 'Win at evil exa…'],
    ['call 01711000001', 'call'],
    ['১২৩৪৫৬', '?'],
    ['\u202egnp.exe', 'gnp exe'],
    ['🙂', '?'],
  ])('writes %p as %p', (typed, name) => {
    expect(shortName(typed)).toBe(name);
  });
});
