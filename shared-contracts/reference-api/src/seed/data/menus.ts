import { FEATURED_GROUP_IDS, MENU_IDS } from '@marketplace/contracts/marketConfig';
import {
  categoriesPath,
  categoryPath,
  featuredSectionPath,
  shopListPath,
  shopPath,
} from '@marketplace/contracts/routes';

export interface MenuSource {
  name: string;
  /** Empty where the entry only opens its items. */
  url: string;
  items?: MenuSource[];
}

const SELLER_SITE = 'https://seller.nodibazar.example';

const category = (name: string, handle: string): MenuSource => ({
  name,
  url: categoryPath(handle),
});
const shop = (name: string, handle: string): MenuSource => ({ name, url: shopPath(handle) });

const header: MenuSource[] = [
  {
    name: 'Vegetables',
    url: featuredSectionPath(FEATURED_GROUP_IDS.vegetable),
    items: [
      category('Leafy Greens', 'leafy-greens'),
      category('Gourds & Pumpkins', 'gourds'),
      category('Roots & Tubers', 'roots'),
      category('Everyday Vegetables', 'everyday-vegetables'),
      category('Onion, Chilli & Herbs', 'herbs-aromatics'),
    ],
  },
  {
    name: 'Fish',
    url: featuredSectionPath(FEATURED_GROUP_IDS.fish),
    items: [
      category('River Fish', 'river-fish'),
      category('Pond & Farm Fish', 'farmed-fish'),
      category('Sea Fish', 'sea-fish'),
      category('Prawns & Crabs', 'prawns-crabs'),
      category('Dried Fish', 'dried-fish'),
    ],
  },
  {
    name: 'Fruits',
    url: featuredSectionPath(FEATURED_GROUP_IDS.fruits),
    items: [
      category('Mango', 'mango-season'),
      category('Seasonal Fruit', 'seasonal-fruits'),
      category('Everyday Fruit', 'everyday-fruits'),
      category('Citrus', 'citrus'),
      category('Imported Fruit', 'imported-fruits'),
      category('Dates & Dry Fruit', 'dry-fruits'),
    ],
  },
  {
    name: 'Homemade Food',
    url: featuredSectionPath(FEATURED_GROUP_IDS.homemadeFood),
    items: [
      category('Achar & Chutney', 'achar'),
      category('Pitha', 'pitha'),
      category('Mishti', 'mishti'),
      category('Snacks & Home Meals', 'snacks-meals'),
      category('Honey, Ghee & Oil', 'honey-ghee-oil'),
      category('Spices & Staples', 'spices-staples'),
    ],
  },
  {
    name: 'Accessories',
    url: featuredSectionPath(FEATURED_GROUP_IDS.accessories),
    items: [
      category('Jute & Bags', 'jute-bags'),
      category('Gamcha & Weaves', 'gamcha-weaves'),
      category('Nakshi Kantha', 'nakshi-kantha'),
      category('Jewellery', 'jewellery'),
      category('Kitchenware', 'kitchenware'),
      category('Home & Craft', 'home-craft'),
    ],
  },
  {
    name: 'Our Makers',
    url: shopListPath(),
    items: [
      {
        name: 'Field & orchard',
        url: '',
        items: [
          shop('Shobuj Bazar, Jashore', 'shobuj-bazar'),
          shop('Rajshahi Aam Bari', 'rajshahi-aam'),
          shop('Bogura Krishi Ghor', 'bogura-krishi'),
        ],
      },
      {
        name: 'River & sea',
        url: '',
        items: [
          shop('Meghna Mach Ghat, Chandpur', 'meghna-ghat'),
          shop('Haor Fish House, Sunamganj', 'haor-fish'),
          shop('Khulna Chingri Ghor', 'khulna-chingri'),
        ],
      },
      {
        name: 'Kitchen & loom',
        url: '',
        items: [
          shop('Nanir Rannaghor, Dhaka', 'nanir-rannaghor'),
          shop('Nakshi Angina, Jamalpur', 'nakshi-angina'),
          shop('Tangail Tant Bari', 'tangail-tant'),
        ],
      },
    ],
  },
  { name: 'Blog', url: '/blog' },
];

const discover: MenuSource[] = [
  { name: 'New arrivals', url: '/product?sort=newest' },
  { name: 'Most popular', url: '/product?sort=popular' },
  { name: 'Best rated', url: '/product?sort=rating' },
  { name: 'Mango season', url: categoryPath('mango-season') },
  { name: 'All categories', url: categoriesPath() },
  { name: 'All shops', url: shopListPath() },
  { name: 'Stories from the market', url: '/blog' },
];

const earn: MenuSource[] = [
  { name: 'Sell on Nodibazar', url: `${SELLER_SITE}/register` },
  { name: 'Seller login', url: `${SELLER_SITE}/login` },
  { name: 'Fees and payouts', url: `${SELLER_SITE}/fees` },
  { name: 'Seller handbook', url: `${SELLER_SITE}/handbook` },
];

const legal: MenuSource[] = [
  { name: 'Consumer rights (DNCRP)', url: 'https://dncrp.gov.bd' },
  { name: 'Food Safety Authority', url: 'https://bfsa.gov.bd' },
  { name: 'Laws of Bangladesh', url: 'https://bdlaws.minlaw.gov.bd' },
  { name: 'Ministry of Commerce', url: 'https://mincom.gov.bd' },
];

const help: MenuSource[] = [
  { name: 'Track an order', url: '/track-order' },
  { name: 'Your cart', url: '/cart' },
  { name: 'Your wishlist', url: '/wishlist' },
  { name: 'How to read a food label', url: '/blog/reading-a-label' },
  { name: 'What ripens when', url: '/blog/mango-calendar' },
];

/** The header menu and the four of the footer, by their fixed ids. */
export const menus: { id: string; items: MenuSource[] }[] = [
  { id: MENU_IDS.header, items: header },
  { id: MENU_IDS.discover, items: discover },
  { id: MENU_IDS.earn, items: earn },
  { id: MENU_IDS.legal, items: legal },
  { id: MENU_IDS.help, items: help },
];
