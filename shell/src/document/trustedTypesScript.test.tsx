import { HOSTILE_HTML, MUTATION_HTML } from '@marketplace/contracts/testing/hostileHtml';
import { sanitizeHtml } from '@marketplace/contracts/ui/sanitizeHtml';
import { TRUSTED_TYPES_SCRIPT } from './trustedTypesScript';

type Rule = (input: string) => string | null;

/** @returns the policy that the script creates in the browser */
function policy(): { name: string; createScriptURL: Rule; createHTML: Rule; createScript?: Rule } {
  const created: unknown[] = [];
  const trustedTypes = { createPolicy: (...given: unknown[]) => created.push(given) };
  const { CompressionStream } = window;
  new Function('window', 'location', TRUSTED_TYPES_SCRIPT)(
    { trustedTypes, CompressionStream, CSS },
    new URL('https://shop.example/product/rui'),
  );
  const [[name, rules]] = created as [[string, Omit<ReturnType<typeof policy>, 'name'>]];
  return { name, ...rules };
}

describe('the Trusted Types policy', () => {
  it.each([
    ['/releases/shell/1/client/main.js', true],
    ['https://shop.example/releases/mf_catalog/2/client/remoteEntry.js', true],
    ['https://evil.example/releases/shell/1/client/main.js', false],
    ['//evil.example/releases/x.js', false],
    ['/api/media/upload.js', false],
    ['/releases/../api/media/upload.js', false],
    ['data:text/javascript,alert(1)', false],
    ['javascript:alert(1)', false],
  ])('decides whether to allow the script URL %s: %s', (url, isLoaded) => {
    expect(policy().createScriptURL(url) !== null).toBe(isLoaded);
  });

  it.each([
    ['<p>Fresh <strong>rui</strong>, 2 kg = 900 taka</p>', true],
    ['<p>Press the button on = off</p><img src="/api/media/a.webp" alt="">', true],
    ['<p>&lt;script&gt; is a word</p>', true],
    ['<script>alert(1)</script>', false],
    ['<img src=x onerror=alert(1)>', false],
    ['<svg/ onload =alert(1)>', false],
    ['<svg/onload=alert(1)>', false],
    ['<img src="x"onerror=alert(1)>', false],
    ['<img title=">"onerror=alert(1)>', false],
    ['<IMG ONERROR=alert(1) SRC=x>', false],
    ['<td onclick=alert(1)>', false],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', false],
    ['<a href="javascript:alert(1)">x</a>', false],
    ['<a href="&#106avascript:alert(1)">x</a>', false],
    ['<a href="&#106;avascript:alert(1)">x</a>', false],
    ['<a href=&#x6A;avascript&colon;alert(1)>x</a>', false],
    ['<a href="java&Tab;script&#58;alert(1)">x</a>', false],
    ['<a href="\u0001java\nscript:alert(1)">x</a>', false],
    ['<a title=">" href="javascript:alert(1)">x</a>', false],
    ['</template><img src=x onerror=alert(1)>', false],
    ['<template><img src=x onerror=alert(1)></template>', false],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', false],
    ['<iframe srcdoc="x"></iframe>', false],
    ['<base href="https://evil.example">', false],
    ['a < b', false],
    ['<!-- x -->', false],
    ['<p', false],
    ['<<p>script>alert(1)<<p>/script>', false],
    ['<p title="<img src=x onerror=alert(1)>">', false],
    ["<p title='x'>", false],
    ['<p title="x"onclick="alert(1)">', false],
    ['<p style="color:red">', false],
    ['<a href="https://shop.example" formaction="javascript:alert(1)">', false],
    ['<a href="data:text/html,x">x</a>', false],
    ['<a href="jav&#x61;script:alert(1)">x</a>', false],
    [
      '<a href="https://a.example/?a=1&amp;b=2">x</a><a href="#top">x</a><a href="tel:+880">x</a>',
      true,
    ],
    ['<a href="/product?a=1&#58;2">x</a>', true],
  ])('decides whether to allow the markup %s: %s', (markup, isPut) => {
    const asText = markup.replaceAll('<', '&lt;');
    expect(policy().createHTML(markup)).toBe(isPut ? markup : asText);
  });

  it.each(MUTATION_HTML)(
    'turns %s into text, because parsers read this markup differently in other contexts',
    (markup) => {
      expect(policy().createHTML(markup)).toBe(markup.replaceAll('<', '&lt;'));
    },
  );

  it.each([
    ...HOSTILE_HTML,
    ...MUTATION_HTML,
    '<p title="x onload=y">x</p>',
    '<img src="/a" alt="= javascript:">',
  ])('allows the markup that sanitizeHtml returns for %j', (markup) => {
    const written = sanitizeHtml(markup);
    expect(policy().createHTML(written)).toBe(written);
  });

  it('is the default policy of the browser, and lets no text run as a script', () => {
    expect(policy().name).toBe('default');
    expect(policy().createScript).toBeUndefined();
  });

  it('does not throw in browsers without Trusted Types', () => {
    expect(() => new Function('window', 'location', TRUSTED_TYPES_SCRIPT)({}, {})).not.toThrow();
  });
});
