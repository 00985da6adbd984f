import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildProductWithOptions } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';

const [whole, pieces] = buildProductWithOptions().variant.productVariants;

/**
 * Opens the product page with the variant "1 kg, Pieces", as a browser without scripts gets the
 * page.
 */
async function openWithoutScripts() {
  fakeMarket();
  const path = `/product/rui-fish?variant=${pieces?.uuid}`;
  const { html } = await renderRoutesOnServer(routes, { path });
  const [links = ''] = /<noscript>.*?<span>Size.*?<\/noscript>/.exec(html) ?? [];
  return { html, links };
}

describe('the options of a product without scripts', () => {
  it('are links to the other variants, except the values of the current variant', async () => {
    const { links } = await openWithoutScripts();
    expect(links).toContain('<strong>1 kg</strong>');
    expect(links).toContain('<strong>Pieces</strong>');
    expect(links).toContain(`<a href="?variant=${whole?.uuid}">Whole</a>`);
  });

  it('name the chosen values in a link to a combination that has no variant', async () => {
    const { links } = await openWithoutScripts();
    expect(links).toContain('<a href="?option0=2+kg&amp;option1=Pieces">2 kg</a>');
  });

  it('match the variant in the form of the buy button', async () => {
    const { html } = await openWithoutScripts();
    expect(html).toContain(`name="productVariantUuid" value="${pieces?.uuid}"`);
  });
});
