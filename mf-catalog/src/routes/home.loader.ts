import { msg } from '@lingui/core/macro';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { type Deferrable, deferred, markupOnly, optional } from '@marketplace/contracts/rendering';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
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
  /** The server's document contains the markup of shops and categories without their data. */
  shops: Promise<CardShop[]>;
  categories: Promise<DirectorySection[]>;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const shops = markupOnly(deferred('The shops', () => fetchFeaturedShops(request)));
  const categories = markupOnly(deferred('The categories', () => fetchFeaturedCategories(request)));
  const [slides, sections] = await Promise.all([
    optional('The slides', fetchSlides(request), { waitMs: CALL_MS }),
    loadSections(fetchFeaturedGroups(request), ({ uuid }) => fetchFeaturedProducts(uuid, request)),
  ]);
  const head = headOf(slides.data instanceof Promise ? undefined : slides.data?.[0]);
  return { head, slides: slides.data, ...sections, shops, categories };
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
