import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import type { MenuItem } from '@marketplace/contracts/api/menus';
import { listShops } from '@marketplace/contracts/api/shops';
import * as media from '@marketplace/contracts/design/breakpoints';
import { Region } from '@marketplace/contracts/rendering';
import { categoryPath, featuredSectionPath, shopListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import type { ComponentProps } from 'react';
import { callApi } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import { MENU_PICTURE } from './MenuEntry.styles';

type Shown = Pick<
  ComponentProps<typeof Picture>,
  'smallImageUrl' | 'mediumImageUrl' | 'kind'
> | null;

/**
 * Decorative picture in an open dropdown: the picture of the section or, if the section has none,
 * of the first category that has one. For the list of shops, it is the banner of the largest shop.
 * Renders nothing if there is no picture or a request fails. The dropdown reserves space for the
 * picture.
 */
export function MenuPicture({ item }: { item: MenuItem }) {
  return (
    <Region data={pictureOf(item)} waiting={null}>
      {(picture) =>
        picture && (
          <Frame>
            <Picture {...picture} alt="" sizes={`${MENU_PICTURE.width}px`} width={4} height={3} />
          </Frame>
        )
      }
    </Region>
  );
}

/** Pictures by menu entry. Each is requested only once, even if an entry has no picture. */
const known = new WeakMap<MenuItem, Promise<Shown>>();

function pictureOf(item: MenuItem): Promise<Shown> {
  const asked = known.get(item);
  if (asked !== undefined) return asked;
  const picture = fetchPicture(item).catch((error: unknown) => {
    logFailure(`picture of the menu's ${item.name}`, error);
    return null;
  });
  known.set(item, picture);
  return picture;
}

async function fetchPicture({ url, items }: MenuItem): Promise<Shown> {
  if (url === shopListPath()) {
    const [largest] = (await callApi(listShops, { query: { pageSize: 1 } })).items;
    return largest?.bannerUrl ? { ...largest.bannerUrl, kind: 'banner' } : null;
  }
  const sections = (await callApi(listFeaturedProductGroups)).items;
  const section = sections.find(({ uuid }) => featuredSectionPath(uuid) === url);
  if (section?.imageUrl) return section.imageUrl;
  const categories = (await callApi(listSubCategories, { query: { pageSize: 100 } })).items;
  const pictures = new Map(
    categories.map(({ handle, imageUrl }) => [categoryPath(handle), imageUrl]),
  );
  const paths = [url, ...items.map((branch) => branch.url)];
  return paths.map((path) => pictures.get(path)).find((picture) => picture) ?? null;
}

// Placed in the dropdown, beside its list.
const Frame = styled.div`
  display: none;

  ${media.wide} {
    position: absolute;
    z-index: var(--z-popover);
    inset-block-start: calc(100% + var(--space-4));
    inset-inline-end: calc(var(--gutter) + var(--space-4));
    display: block;
    width: ${MENU_PICTURE.width}px;
    height: ${MENU_PICTURE.height}px;
    overflow: hidden;
    border-radius: var(--radius-m);

    /* Crops the picture: a banner is flatter than the frame, and a section's picture is taller. */
    > * {
      height: 100%;
    }
  }
`;
