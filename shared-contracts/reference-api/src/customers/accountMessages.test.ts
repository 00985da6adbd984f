import fc from 'fast-check';
import { accountMessages, shortName } from './accountMessages';

/** Characters that fit in one SMS if it contains Bangla (UCS-2). */
const SMS_CHARACTERS = 70;

const signUpOf = (name: string) => accountMessages.signUpCode(name, '123456').text;

const texts = {
  'whose sign-up a code is for': signUpOf('Mohammad Abdur Rahman Chowdhury'),
  'a code for a new password': accountMessages.resetCode('123456').text,
  'that there is an account': accountMessages.hasAccount.text,
  'that the e-mail address changed': accountMessages.emailChanged.text,
  'that the password changed': accountMessages.passwordChanged.text,
  'that a new device signed in': accountMessages.newDevice.text,
};

describe('accountMessages', () => {
  it.each(Object.entries(texts))('tells in one SMS, in English and Bangla: %s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(SMS_CHARACTERS);
    expect(text).toMatch(/^Nodibazar/);
    expect(text).toMatch(/[a-z]{3}.*[\u0980-\u09ff]{3}/);
  });

  it('says what each code is for', () => {
    expect(texts['whose sign-up a code is for']).toMatch(/sign-up of Mohammad Abdur/);
    expect(texts['a code for a new password']).toMatch(/password/);
  });

  it('contains no digits except the code, and fits one SMS with any name', () => {
    const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    const isOneText = (typed: string) => {
      const text = signUpOf(typed);
      expect(text.match(/\d+/g)).toEqual(['123456']);
      expect(text.length).toBeLessThanOrEqual(SMS_CHARACTERS);
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
