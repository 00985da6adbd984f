import { formatCsvRow } from './formatCsvRow';

describe('formatCsvRow', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    [' space ', 'space'],
    ['', ''],
    ['রুই', 'রুই'],
    ['=1+1', "'=1+1"],
    ['+8801711000001', '"+8801711000001"'],
    ['01711000001', '"01711000001"'],
    ['-5', '"-5"'],
    ['+1.5', '"+1.5"'],
    ['+880 1711', "'+880 1711"],
    ['+1+cmd|A1', "'+1+cmd|A1"],
    ['Ring\u001B[31m\u0007me\u202E', 'Ring [31m me'],
    ['\uD83Da', 'a'],
    ['\u0007=1', "'=1"],
    ['\u200B=1', "'=1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    ['  =1', "'=1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    [-5, '-5'],
    [410.5, '410.5'],
  ])('writes %j as %j', (cell, written) => {
    expect(formatCsvRow([cell])).toBe(`${written}\r\n`);
  });

  it('separates cells with commas', () => {
    expect(formatCsvRow(['a', 1, 'b,c'])).toBe('a,1,"b,c"\r\n');
  });
});
