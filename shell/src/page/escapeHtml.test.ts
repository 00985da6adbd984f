import { escapeHtml, escapeXml, scriptJson } from './escapeHtml';

describe('scriptJson', () => {
  it.each([
    ...['</script><script>alert(1)</script>', '<!--', ']]>', '\u2028\u2029', '&lt;', 'রুই মাছ'],
    ...['\u0000\u0007\u001B', '\uD800', '\uDC00', '"\'\\'],
  ])('keeps %j intact inside a script element', (text) => {
    const written = scriptJson({ text });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ text });
  });
});

describe('escapeHtml', () => {
  it('escapes every character that could end an attribute or an element', () => {
    expect(escapeHtml(`"><img src=x onerror='alert(1)'>&`)).toBe(
      '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;',
    );
  });
});

describe('escapeXml', () => {
  it.each([
    ['<a b="c">\'&]]>', '&lt;a b=&quot;c&quot;&gt;&#39;&amp;]]&gt;'],
    ['a\u0000b\u0008c\u000Bd\u001Fe\uFFFEf\uFFFFg', 'abcdefg'],
    ['a\uD800b\uDFFFc', 'abc'],
    ['\t\n\r রুই 🐟\u200C\u200D\u007F', '\t\n\r রুই 🐟\u200C\u200D\u007F'],
  ])('writes %j as %j', (text, written) => {
    expect(escapeXml(text)).toBe(written);
  });
});
