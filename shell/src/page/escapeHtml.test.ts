import { escapeHtml, scriptJson } from './escapeHtml';

describe('scriptJson', () => {
  it.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '&lt;', 'রুই মাছ'])(
    'carries %j through a script element unharmed',
    (text) => {
      const written = scriptJson({ text });
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual({ text });
    },
  );
});

describe('escapeHtml', () => {
  it('escapes everything that could end an attribute or an element', () => {
    expect(escapeHtml(`"><img src=x onerror='alert(1)'>&`)).toBe(
      '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;',
    );
  });
});
