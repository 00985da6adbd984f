import { formatCsvRow } from './formatCsvRow';

describe('formatCsvRow', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    [' space', '" space"'],
    ['', ''],
    ['রুই', 'রুই'],
    ['=1+1', "'=1+1"],
    ['+8801711000001', "'+8801711000001"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['  =1', "'  =1"],
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
