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
