import { NO_MENUS } from '../page/menusCache';
import { hydrationData } from './hydrationData';

const root = { user: null, menus: NO_MENUS };

describe('the data for hydration', () => {
  it("contains nothing from a page's head except the title", () => {
    const head = { title: 'Rui', description: 'From the river', jsonLd: [{}] };
    expect(hydrationData({ product: { head, product: { name: 'Rui' } } }, true)).toEqual({
      product: { head: { title: 'Rui' }, product: { name: 'Rui' } },
    });
  });

  it('leaves out the menus if the layout shows them, because the browser reads them from the document', () => {
    expect(hydrationData({ root }, false)).toEqual({ root });
    expect(JSON.stringify(hydrationData({ root }, true))).not.toContain('menus');
  });

  it('equals the loader data if the loader data contains neither a head nor menus', () => {
    expect(hydrationData({ list: { items: [1] }, layout: null, root: undefined }, true)).toEqual({
      list: { items: [1] },
      layout: null,
      root: undefined,
    });
  });
});
