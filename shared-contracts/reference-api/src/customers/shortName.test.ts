import { shortName } from './shortName';

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
