import { msg } from '@lingui/core/macro';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import {
  type Deferrable,
  deferPart,
  loadPart,
  staticPart,
} from '@marketplace/contracts/loading/loadPart';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import type { CardShop } from '../cards/cardData';
import { SLIDE_SIZES } from '../cards/pictureSizes';
import type { DirectorySection } from '../home/CategoryDirectory';
import {
  fetchFeaturedCategories,
  fetchFeaturedGroups,
  fetchFeaturedProducts,
  fetchFeaturedShops,
  fetchSlides,
  type Slide,
} from '../home/homeRequests';
import { loadSections, type Sections } from '../home/loadSections';

export interface HomeData extends Sections {
  head: PageHead;
  slides: Deferrable<Slide[]>;
  /** Static, as are the products and the tiles of the sections. */
  shops: Promise<CardShop[]>;
  categories: Promise<DirectorySection[]>;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const shops = staticPart(deferPart('The shops', () => fetchFeaturedShops(request)));
  const categories = staticPart(
    deferPart('The categories', () => fetchFeaturedCategories(request)),
  );
  const [slides, sections] = await Promise.all([
    loadPart('The slides', fetchSlides(request)),
    loadSections(fetchFeaturedGroups(request), ({ uuid }) => fetchFeaturedProducts(uuid, request)),
  ]);
  const head = headOf(slides.part instanceof Promise ? undefined : slides.part?.[0]);
  return { head, slides: slides.part, ...sections, shops, categories };
}

function headOf(slide?: Slide): PageHead {
  return {
    title: msg`Fresh from the market`,
    description: msg`Vegetables, fish, fruits, homemade food and accessories from many shops in one place, delivered all over Bangladesh.`,
    canonicalPath: homePath(),
    ...(slide && {
      imageUrl: slide.imageUrls.mediumImageUrl,
      lcpImage: pictureSources(slide.imageUrls, SLIDE_SIZES, 'slide'),
    }),
  };
}
