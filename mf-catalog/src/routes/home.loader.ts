import { msg } from '@lingui/core/macro';
import type { ShopSummary } from '@marketplace/contracts/api/shops';
import type { HomeSlider } from '@marketplace/contracts/api/sliders';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { fetchFeaturedCategories } from '../featured-groups/fetchFeaturedCategories';
import { fetchFeaturedGroups } from '../featured-groups/fetchFeaturedGroups';
import { fetchFeaturedProducts } from '../featured-groups/fetchFeaturedProducts';
import { fetchFeaturedShops } from '../featured-groups/fetchFeaturedShops';
import type { DirectorySection } from '../home/CategoryDirectory';
import { fetchHomeSliders } from '../home/fetchHomeSliders';
import { loadSections, type Sections } from '../home/loadSections';
import { loadSoon } from '../home/loadSoon';
import type { Soon } from '../home/Soon';
import { SLIDE_SIZES } from '../home/slideSizes';
import { loadLater } from '../load-later/loadLater';

export interface HomeData extends Sections {
  head: PageHead;
  slides: Soon<HomeSlider[]>;
  shops: Promise<ShopSummary[]>;
  categories: Promise<DirectorySection[]>;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const shops = loadLater('The shops', fetchFeaturedShops(request));
  const categories = loadLater('The categories', fetchFeaturedCategories(request));
  const [slides, sections] = await Promise.all([
    loadSoon('The slides', fetchHomeSliders(request)),
    loadSections(fetchFeaturedGroups(request), ({ uuid }) => fetchFeaturedProducts(uuid, request)),
  ]);
  const head = headOf(slides.part instanceof Promise ? undefined : slides.part?.[0]);
  return { head, slides: slides.part, ...sections, shops, categories };
}

function headOf(slide?: HomeSlider): PageHead {
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
