import { plainText } from './plainText';

describe('plainText', () => {
  it.each([
    ['<p>Fresh <b>rui</b></p><p>from Chandpur</p>', 'Fresh rui from Chandpur'],
    ['Salt &amp; pepper&nbsp;&lt;fine&gt;', 'Salt & pepper <fine>'],
    ['', ''],
    ['Fresh<script>steal()</script><STYLE>p{}</STYLE> rui', 'Fresh rui'],
    ['Fresh rui<script>steal()', 'Fresh rui'],
    ['less than < more', 'less than < more'],
  ])('turns %j into %j', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  it('cuts a long text at a word', () => {
    expect(plainText('<p>one two three</p>', 9)).toBe('one two…');
  });

  it('cuts inside a word that is longer than the limit', () => {
    expect(plainText('abcdefghij', 4)).toBe('abcd…');
    expect(plainText('ইলিশের', 4)).toBe('ইলি…');
  });
});
