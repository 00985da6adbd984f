import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { readMarketConfig } from './readMarketConfig';

describe('readMarketConfig', () => {
  it('returns the example brand if no variable is set', () => {
    expect(readMarketConfig({})).toEqual({
      ...defaultMarketConfig,
      supportChatScriptUrl: undefined,
      analyticsScriptUrl: undefined,
    });
  });

  it('reads each setting from the environment', () => {
    const market = readMarketConfig({
      MARKET_BRAND_NAME: 'Haor Hut',
      MARKET_BRAND_NAME_BN: 'হাওর হাট',
      MARKET_BRAND_SLUG: 'haor-hut',
      MARKET_SUPPORT_EMAIL: 'help@haor.example',
      MARKET_SUPPORT_PHONE: '+8809611111111',
      MARKET_SUPPORT_WHATSAPP: '+880 1711-111111',
      MARKET_COMPANY_ADDRESS: 'Station Road, Sunamganj',
      MARKET_SELLER_SITE_URL: 'https://sell.haor.example/',
      MARKET_COPYRIGHT_YEAR: '2026',
      MARKET_SOCIAL_LINKS: 'Facebook=https://social.example/haor?a=b, YouTube=https://v.example/h',
      MARKET_SUPPORT_CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      MARKET_ANALYTICS_SCRIPT_URL: 'https://statistics.example/tag.js',
      FEATURE_LANGUAGE_SELECTOR: '1',
    });
    expect(market).toMatchObject({
      brandName: 'Haor Hut',
      banglaBrandName: 'হাওর হাট',
      brandSlug: 'haor-hut',
      supportEmail: 'help@haor.example',
      supportPhone: '+8809611111111',
      sellerSiteUrl: 'https://sell.haor.example',
      copyrightYear: 2026,
      socialLinks: [
        { name: 'Facebook', url: 'https://social.example/haor?a=b' },
        { name: 'YouTube', url: 'https://v.example/h' },
      ],
      supportChatScriptUrl: 'https://chat.example/widget.js',
      analyticsScriptUrl: 'https://statistics.example/tag.js',
      isLanguageSelectorShown: true,
    });
  });

  it('returns no Bangla brand name if only the English one is set', () => {
    const market = readMarketConfig({ MARKET_BRAND_NAME: 'Haor Hut' });
    expect(market.banglaBrandName).toBeUndefined();
  });

  it('returns no Bangla address if only the English one is set', () => {
    const market = readMarketConfig({ MARKET_COMPANY_ADDRESS: 'Station Road, Sunamganj' });
    expect(market.banglaCompanyAddress).toBeUndefined();
  });

  it('returns no social links if MARKET_SOCIAL_LINKS is empty', () => {
    expect(readMarketConfig({ MARKET_SOCIAL_LINKS: '' }).socialLinks).toEqual([]);
  });

  it.each([
    [undefined, undefined],
    ['0', true],
  ])('hides payment marks only if FEATURE_PAYMENT_MARKS is 0: %j', (value, isHidden) => {
    const environment = { FEATURE_PAYMENT_MARKS: value };
    expect(readMarketConfig(environment).hidesPaymentMarks).toBe(isHidden);
  });

  it.each([
    [{ MARKET_BRAND_SLUG: 'Haor Hut' }, 'MARKET_BRAND_SLUG is "Haor Hut"'],
    [{ MARKET_SUPPORT_WHATSAPP: '017' }, 'MARKET_SUPPORT_WHATSAPP is "017"'],
    [{ MARKET_COPYRIGHT_YEAR: 'soon' }, 'MARKET_COPYRIGHT_YEAR is "soon"'],
    [{ MARKET_SELLER_SITE_URL: 'javascript:alert(1)' }, 'MARKET_SELLER_SITE_URL is'],
    [{ MARKET_SOCIAL_LINKS: 'Facebook' }, 'MARKET_SOCIAL_LINKS is ""'],
    [
      { MARKET_SUPPORT_CHAT_SCRIPT_URL: "https://chat.example/x.js; script-src 'unsafe-inline'" },
      'it must be an address such as https://example.com.',
    ],
    [{ MARKET_SUPPORT_CHAT_SCRIPT_URL: 'http://chat.example/x.js' }, 'must be an address'],
  ])('throws an error that names the invalid setting: %j', (environment, sentence) => {
    expect(() => readMarketConfig(environment)).toThrow(sentence);
  });
});
