import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { prepareText } from './prepareText';

const text = {
  title: 'About {marketName}',
  description: 'What {marketName} is.',
  updatedAt: '2026-11-22T00:00:00.000Z',
  intro: '<p><a href="mailto:{supportEmail}">{marketName}</a> {unknown} {constructor}</p>',
  sections: [{ id: 'sell', title: 'Sell on {marketName}', body: '<p>{sellerUrl}</p>' }],
};

const market = { ...defaultMarketConfig, supportEmail: 'help@haor.example' };

it("prepareText replaces names of settings with the market's values, and keeps unknown names", () => {
  expect(prepareText(text, market, 'en')).toMatchObject({
    title: 'About Nodibazar',
    intro:
      '<p><a href="mailto:help@haor.example" rel="nofollow noopener">Nodibazar</a> {unknown} {constructor}</p>',
    sections: [{ title: 'Sell on Nodibazar', body: '<p>https://seller.nodibazar.example</p>' }],
  });
});

it('prepareText escapes the settings that it inserts into HTML', () => {
  const { title, intro } = prepareText(
    text,
    { ...defaultMarketConfig, brandName: '<b>Rui & Co"' },
    'en',
  );
  expect(title).toBe('About <b>Rui & Co"');
  expect(intro).not.toContain('<b>');
  expect(intro).toContain('Rui &amp; Co&quot;');
});

it('prepareText adds `lang` to a postal address in another language, but not inside an attribute', () => {
  const intro = '<p lang="bn">{companyAddress} <a href="{sellerUrl}">{sellerUrl}</a></p>';
  const written = prepareText({ ...text, intro }, market, 'bn').intro;
  expect(written).toContain(`<span lang="en">${defaultMarketConfig.companyAddress}</span>`);
  expect(written).toContain('href="https://seller.nodibazar.example"');
  expect(prepareText({ ...text, intro }, market, 'en').intro).not.toContain('<span');
  const inAttribute = '<p><img src="/a.webp" alt="{companyAddress}"></p>';
  expect(prepareText({ ...text, intro: inAttribute }, market, 'bn').intro).toMatch(
    /^<p><img [^>]*alt="Karwan Bazar[^"<]*"[^>]*><\/p>$/,
  );
});

it('prepareText removes everything that could run a script', () => {
  const { intro } = prepareText(
    { ...text, intro: '<p onclick="x()">A<script>x()</script></p>' },
    market,
    'en',
  );
  expect(intro).toBe('<p>A</p>');
});

it('prepareText labels the cells of a table with the heads of their columns, because phones show each row as a card', () => {
  const intro =
    '<table><thead><tr><th>Name</th><th scope="col">What <b>for</b></th><th>How long</th></tr></thead>' +
    '<tbody><tr><td>a</td><td lang="en">b</td><td>c</td></tr><tr><td>d</td><td></td></tr></tbody></table>' +
    '<table><tr><td>no</td><td>heads</td></tr></table>';
  expect(prepareText({ ...text, intro }, market, 'en').intro.replaceAll(' tabindex="0"', '')).toBe(
    '<table><thead><tr><th>Name</th><th scope="col">What <b>for</b></th><th>How long</th></tr></thead>' +
      '<tbody><tr><td>a</td><td lang="en"><small>What <b>for</b></small> b</td><td><small>How long</small> c</td></tr>' +
      '<tr><td>d</td><td><small>What <b>for</b></small> </td></tr></tbody></table>' +
      '<table><tr><td>no</td><td>heads</td></tr></table>',
  );
});

it('prepareText removes scripts from the column heads that it repeats in the cells of a table', () => {
  const intro =
    '<table><tr><th>a</th><th><img src=x onerror=x()><script>x()</script>b</th></tr><tr><td>c</td><td>d</td></tr></table>';
  const written = prepareText({ ...text, intro }, market, 'en').intro;
  expect(written).toContain('<td><small>b</small> d</td>');
  expect(written).not.toMatch(/script|onerror|<img/);
});
