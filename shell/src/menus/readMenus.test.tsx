import { waitFor } from '@testing-library/react';
import { Footer } from '../footer/Footer';
import { MenuEntries } from '../header/MenuEntries';
import type { Menus } from '../page/menusCache';
import { renderInShell } from '../testing/renderInShell';
import { readMenus } from './readMenus';

const link = <Below,>(name: string, url: string, items: Below[] = []) => ({ name, url, items });

const menus: Menus = {
  header: [
    link('Fish & more', '/category/featured/1', [
      link('River fish', '/category/river-fish?sort=newest'),
      link('Fishers', '', [link('Meghna', '/shop/meghna'), link('Haor', '/shop/haor')]),
    ]),
    link('Makers', '', [link('Loom', 'https://loom.example/')]),
    { ...link('Blog', '/blog'), nameLanguage: 'en' },
  ],
  discover: [link('Blog', '/blog')],
  earn: [link('Sell here', 'https://seller.example/')],
  legal: [],
  help: [link('Call us', '')],
};

it('readMenus returns the menus from which header and footer were rendered', async () => {
  const { container } = renderInShell(
    <>
      <MenuEntries items={menus.header} />
      <Footer menus={menus} />
    </>,
  );
  await waitFor(() => expect(readMenus(container)).toEqual(menus));
});

it('readMenus returns empty menus if the page contains none', () => {
  expect(Object.values(readMenus(document.createElement('div'))).flat()).toEqual([]);
});
