import { blogSources } from './buildContent';
import { shops } from './data/shops';
import { slides } from './data/slides';
import {
  backdrop,
  bannerBackdrop,
  logoBackdrop,
  postBackdrop,
  type Section,
  wideBackdrop,
} from './pictures/backdrops';
import type { Canvas } from './pictures/createPainter';
import { type Layer, parseBanner, parseComposition, parseScene } from './pictures/parseComposition';
import { type PicturePaths, picturePaths } from './pictures/picturePaths';
import { buildVariants } from './products/buildVariants';
import { type ProductSource, parseProducts } from './products/parseProducts';
import { buyersComposition, productPictures, variantComposition } from './products/productPictures';
import { shopBanners } from './products/shopBanners';
import { sections } from './sections';
import { stableNumber } from './stable';

export interface Picture extends PicturePaths {
  canvas: Canvas;
  smallWidth: number;
}

const SQUARE = { width: 800, smallWidth: 320 };
const LOGO = { width: 320, smallWidth: 160 };
const SLIDE = { width: 1600, smallWidth: 800 };
const POST = { width: 1280, smallWidth: 640 };
const BANNER = { width: 1280, smallWidth: 640 };

/** Drawn in several colours, a thing stands before one backdrop; it would flicker from one to another. */
function toneOf(section: Section, composition: string): number {
  const [hero = ''] = (composition.split('/').pop() ?? '').split(/[*+]/);
  return stableNumber(section === 'accessories' ? hero.replace(/:.*/, '') : hero, 3);
}

function square(
  folder: 'products' | 'categories' | 'reviews',
  section: Section,
  composition: string,
): Picture {
  return {
    ...picturePaths(folder, section, composition),
    smallWidth: SQUARE.smallWidth,
    canvas: {
      backdrop: backdrop(section, toneOf(section, composition)),
      width: SQUARE.width,
      height: SQUARE.width,
      layers: parseComposition(composition),
    },
  };
}

/** Layers in the middle of a 2:1 picture. */
function centred(composition: string): Layer[] {
  return parseComposition(composition).map((layer) => ({ ...layer, x: layer.x + 0.5 }));
}

function wide(
  folder: 'sliders' | 'blogs',
  section: Section,
  composition: string,
  { width, smallWidth }: typeof SLIDE,
): Picture {
  const isSlide = folder === 'sliders';
  return {
    ...picturePaths(folder, section, composition),
    smallWidth,
    canvas: {
      backdrop: isSlide
        ? wideBackdrop(section)
        : postBackdrop(section, toneOf(section, composition)),
      width,
      height: width / 2,
      layers: isSlide ? parseScene(composition) : centred(composition),
    },
  };
}

function logo(drawing: string, colour: string): Picture {
  return {
    ...picturePaths('shops', 'vegetable', drawing),
    smallWidth: LOGO.smallWidth,
    canvas: {
      backdrop: logoBackdrop(colour),
      width: LOGO.width,
      height: LOGO.width,
      layers: [{ drawing, x: 0.5, y: 0.5, size: 0.6, angle: 0 }],
    },
  };
}

function banner(section: Section, composition: string): Picture {
  return {
    ...picturePaths('banners', section, composition),
    smallWidth: BANNER.smallWidth,
    canvas: {
      backdrop: bannerBackdrop(section, toneOf(section, composition)),
      width: BANNER.width,
      height: BANNER.width / 4,
      layers: parseBanner(composition),
    },
  };
}

function compositionsOf(product: ProductSource): string[] {
  const { options, variants } = buildVariants(product.choice, product.price, null);
  const names = options.map(({ name }) => name);
  const ofVariants = variants.flatMap(
    ({ values }) => variantComposition(product, names, values) ?? [],
  );
  return [...productPictures(product), ...ofVariants];
}

/** Every picture of the market, each once. */
export function listPictures(): Picture[] {
  const ofSections = sections.flatMap(({ section, table, composition }) => {
    const products = parseProducts(section, table);
    return [
      square('categories', section, composition),
      ...products.map(({ category }) => square('categories', section, category.composition)),
      ...products.flatMap(compositionsOf).map((found) => square('products', section, found)),
      ...products
        .flatMap((product) => buyersComposition(product) ?? [])
        .map((found) => square('reviews', section, found)),
    ];
  });
  const all = [
    ...ofSections,
    ...shops.map((shop) => logo(shop.logo, shop.colour)),
    ...[...shopBanners().values()].map(({ section, composition }) => banner(section, composition)),
    ...slides.map((slide) => wide('sliders', slide.section, slide.composition, SLIDE)),
    ...blogSources.map((post) => wide('blogs', post.section, post.composition, POST)),
  ];
  return [...new Map(all.map((picture) => [picture.smallPath, picture])).values()];
}
