import { FEATURED_GROUP_IDS } from '@marketplace/contracts/marketConfig';
import { categoryPath, featuredSectionPath } from '@marketplace/contracts/routes';
import type { Section } from '../pictures/backdrops';

interface SlideSource {
  title: string;
  subtitle: string;
  url: string;
  section: Section;
  composition: string;
}

export const slides: SlideSource[] = [
  {
    title: 'Mango season is here',
    subtitle:
      'Himsagar, Langra and Amrapali, picked on their day in Rajshahi and ripened in straw.',
    url: categoryPath('mango-season'),
    section: 'fruits',
    composition: 'mango^30+litchi+mango+pineapple-whole+jackfruit-pods',
  },
  {
    title: 'Pitha season is here',
    subtitle:
      'Bhapa, patishapta and nakshi pitha with the first date gur, drawn and fried by hand.',
    url: categoryPath('pitha'),
    section: 'homemade',
    composition: 'plate:nakshi^30+plate:sandesh+pot:doi+jar:honey',
  },
  {
    title: 'From the river, on ice by morning',
    subtitle: 'Padma hilsa, haor rui and Khulna galda, graded on the boat.',
    url: featuredSectionPath(FEATURED_GROUP_IDS.fish),
    section: 'fish',
    composition: 'crab+lobster+fish:hilsa+shrimp+lemon',
  },
  {
    title: 'Vegetables cut at dawn',
    subtitle: 'Greens, gourds and everything for tonight, straight from the growers.',
    url: featuredSectionPath(FEATURED_GROUP_IDS.vegetable),
    section: 'vegetable',
    composition: 'bunch:palong+cauliflower+pumpkin+tomato+carrot',
  },
  {
    title: 'Nani’s jars, your table',
    subtitle: 'Achar from five days of sun, pitha drawn by hand, mishti made before nine.',
    url: featuredSectionPath(FEATURED_GROUP_IDS.homemadeFood),
    section: 'homemade',
    composition: 'pot:doi+jar:chilli+jar:mango+plate:nakshi+plate:laddu',
  },
  {
    title: 'Made by hand, made to last',
    subtitle: 'Nakshi kantha, gamcha, jute and brass from the people who make them.',
    url: featuredSectionPath(FEATURED_GROUP_IDS.accessories),
    section: 'accessories',
    composition: 'kantha:indigo+kolshi+tote:natural+gamcha:red+bangles:golden',
  },
];
