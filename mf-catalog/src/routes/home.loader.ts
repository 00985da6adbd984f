import { msg } from '@lingui/core/macro';
import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import type { HomeSlider } from '@marketplace/contracts/api/sliders';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { fetchFeaturedGroups } from '../featured-groups/fetchFeaturedGroups';
import { fetchFeaturedProducts } from '../featured-groups/fetchFeaturedProducts';
import type { FeaturedProducts } from '../home/FeaturedSection';
import { fetchHomeSliders } from '../home/fetchHomeSliders';
import { SLIDE_SIZES } from '../home/slideSizes';
import { lcpImage } from '../lcp-image/lcpImage';
import { optionalData } from '../optional-data/optionalData';

export interface HomeData {
  head: PageHead;
  sliders: HomeSlider[];
  /** `undefined` when they could not be loaded. */
  groups?: FeaturedProductGroup[];
  /** By the group's uuid; top-level keys, for only there may loader data hold promises. */
  [products: `products-${string}`]: FeaturedProducts;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const [sliders = [], groups] = await Promise.all([
    optionalData('The slides', fetchHomeSliders(request)),
    optionalData('The featured sections', fetchFeaturedGroups(request)),
  ]);
  const [first, ...others] = groups ?? [];
  const later = others.map(({ uuid }) => [`products-${uuid}`, loadLater(uuid, request)] as const);
  return {
    head: headOf(sliders[0]),
    sliders,
    groups,
    ...(first && {
      [`products-${first.uuid}`]: await optionalData(
        first.name,
        fetchFeaturedProducts(first.uuid, request),
      ),
    }),
    ...Object.fromEntries(later),
  };
}

function loadLater(groupUuid: string, request: Request): FeaturedProducts {
  const loading = fetchFeaturedProducts(groupUuid, request);
  // Before its region waits for it, a rejection would be nobody's, and end the server's process.
  loading.catch(() => undefined);
  return loading;
}

function headOf(slide?: HomeSlider): PageHead {
  return {
    title: msg`Fresh from the market`,
    description: msg`Vegetables, fish, fruits, homemade food and accessories from many shops in one place, delivered all over Bangladesh.`,
    canonicalPath: homePath(),
    ...(slide && {
      imageUrl: slide.imageUrls.mediumImageUrl,
      lcpImage: lcpImage(slide.imageUrls, SLIDE_SIZES),
    }),
  };
}
