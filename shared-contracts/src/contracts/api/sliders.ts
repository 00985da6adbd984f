import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { otherLanguage, picture, uuid } from './fields';
import { listOf } from './pagination';

/** One slide of the home page. */
export const homeSlider = z.object({
  uuid,
  title: z.string(),
  subtitle: z.string(),
  /** API extension: language of title and subtitle if it differs from the reply's language. */
  textLanguage: otherLanguage,
  /** A path of the storefront. */
  url: z.string(),
  /** Wide picture (2:1). */
  imageUrls: picture,
});
export type HomeSlider = z.infer<typeof homeSlider>;

/** Lists the slides of the home page in the order in which they are shown. */
export const listHomeSliders = defineCall({
  id: 'listHomeSliders',
  summary: 'Slides of the home page, in order',
  method: 'GET',
  path: '/slider/home-slider',
  access: 'public',
  reply: listOf(homeSlider),
  errors: [],
  isTranslated: true,
  cacheSeconds: 60,
});
