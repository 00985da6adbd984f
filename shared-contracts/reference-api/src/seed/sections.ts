import { FEATURED_GROUP_IDS } from '@marketplace/contracts/marketConfig';
import { accessories } from './data/accessories';
import { fish } from './data/fish';
import { fruits } from './data/fruits';
import { homemadeFood } from './data/homemadeFood';
import { vegetables } from './data/vegetables';
import type { Section } from './pictures/backdrops';

interface SectionSource {
  /** The fixed id of the featured group. */
  uuid: string;
  section: Section;
  handle: string;
  name: string;
  composition: string;
  table: string;
}

/** The five featured sections of the market, in the order they are shown. */
export const sections: SectionSource[] = [
  {
    uuid: FEATURED_GROUP_IDS.vegetable,
    section: 'vegetable',
    handle: 'vegetable',
    name: 'Vegetables',
    composition: 'tomato+carrot+broccoli',
    table: vegetables,
  },
  {
    uuid: FEATURED_GROUP_IDS.fish,
    section: 'fish',
    handle: 'fish',
    name: 'Fish',
    composition: 'fish:hilsa+shrimp+lemon',
    table: fish,
  },
  {
    uuid: FEATURED_GROUP_IDS.fruits,
    section: 'fruits',
    handle: 'fruits',
    name: 'Fruits',
    composition: 'mango+litchi+watermelon',
    table: fruits,
  },
  {
    uuid: FEATURED_GROUP_IDS.homemadeFood,
    section: 'homemade',
    handle: 'homemade-food',
    name: 'Homemade Food',
    composition: 'pot:doi+plate:nakshi+jar:mango',
    table: homemadeFood,
  },
  {
    uuid: FEATURED_GROUP_IDS.accessories,
    section: 'accessories',
    handle: 'accessories',
    name: 'Accessories',
    composition: 'tote:natural+bangles:red+gamcha:red',
    table: accessories,
  },
];
