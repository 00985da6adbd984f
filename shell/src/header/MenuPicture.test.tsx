import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listShops } from '@marketplace/contracts/api/shops';
import { categoryPath, featuredSectionPath, shopListPath } from '@marketplace/contracts/routes';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, setScreen } from '../testing/renderInShell';
import { MenuEntries } from './MenuEntries';

const paginationStatus = { pageNumber: 1, pageSize: 36, totalItems: 2, totalPages: 1 };
const pictureOf = (name: string) => ({
  smallImageUrl: `/${name}-320.webp`,
  mediumImageUrl: `/${name}-800.webp`,
});
const uuidOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [PICTURED, BARE, UNKNOWN] = [uuidOf(1), uuidOf(2), uuidOf(3)];
const leaf = (handle: string) => ({ name: handle, url: categoryPath(handle), items: [] });
const section = (uuid: string, imageUrl: ReturnType<typeof pictureOf> | null) => ({
  uuid,
  handle: uuid,
  name: uuid,
  imageUrl,
  productCount: 1,
});
const category = (handle: string, imageUrl: ReturnType<typeof pictureOf>) => ({
  ...section(uuidOf(4), imageUrl),
  handle,
  featuredProductGroupUuid: null,
});

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(listFeaturedProductGroups, {
    items: [section(PICTURED, pictureOf('greens')), section(BARE, null)],
  });
  api.reply(listSubCategories, {
    items: [category('sea-fish', pictureOf('sea')), category('river-fish', pictureOf('river'))],
    paginationStatus: { ...paginationStatus },
  });
});

function show(url: string, width: 'wide' | 'narrow' = 'wide') {
  setScreen(width);
  const items = [leaf('dried-fish'), leaf('river-fish'), leaf('sea-fish')];
  renderInShell(<MenuEntries items={[{ name: 'Market', url, items }]} />);
  return screen.getByText('Market');
}

const picture = () => document.querySelector('img');

describe('the picture of a dropdown', () => {
  it("is the section's picture, which is requested when the dropdown opens", async () => {
    const label = show(featuredSectionPath(PICTURED));
    expect(api.sent).toEqual([]);
    await userEvent.click(label);
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/greens-800.webp'));
    expect(picture()).toHaveAttribute('alt', '');
    expect(api.sent.map(({ id }) => id)).toEqual(['listFeaturedProductGroups']);
  });

  it.each([
    ['belongs to a section without a picture', featuredSectionPath(BARE)],
    ['has no link of its own', ''],
  ])("is the first category's picture if the menu entry %s", async (_, url) => {
    await userEvent.click(show(url));
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/river-800.webp'));
  });

  it("is the largest shop's banner if the menu entry leads to the list of shops", async () => {
    const shop = { uuid: uuidOf(5), handle: 'ghat', name: 'Ghat', logoUrl: null, averageRating: 0 };
    const counts = { reviewCount: 0, productCount: 9 };
    api.reply(listShops, {
      items: [{ ...shop, ...counts, bannerUrl: pictureOf('ghat') }],
      paginationStatus: { ...paginationStatus },
    });
    await userEvent.click(show(shopListPath()));
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/ghat-800.webp'));
    expect(picture()).toHaveAttribute('srcset', expect.stringContaining('640w'));
  });

  it('is omitted, and the failure is logged, if it cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.fail(listFeaturedProductGroups, 500);
    await userEvent.click(show(featuredSectionPath(UNKNOWN)));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'river-fish' })).toBeVisible();
    expect(picture()).toBeNull();
  });

  it('is not requested in the side menu', async () => {
    await userEvent.click(show(featuredSectionPath(PICTURED), 'narrow'));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.sent).toEqual([]);
  });
});
