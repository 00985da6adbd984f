import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';

export interface OrderSource {
  daysAgo: number;
  status: OrderStatus;
  payment: PaymentMethod;
  /** `handle`, `handle*2` for two pieces, `handle#3` for its fourth variant. */
  lines: string[];
  note?: string;
}

export interface CustomerSource {
  phone: string;
  fullName: string;
  email: string | null;
  addresses: (PostalAddress & { label: string })[];
  orders: OrderSource[];
  wishlist: string[];
}

/** The password of every seeded customer. */
export const DEMO_PASSWORD = 'Passw0rd!';

const home = (
  name: string,
  phone: string,
  place: [division: string, district: string, upazila: string, area: string, street: string],
  postcode: string,
  landmark: string | null = null,
) => ({
  label: 'Home',
  name,
  phone,
  division: place[0],
  district: place[1],
  upazila: place[2],
  area: place[3],
  street: place[4],
  postcode,
  landmark,
});

const ayesha = home(
  'Ayesha Siddika',
  '+8801711000001',
  ['Dhaka', 'Dhaka', 'Dhanmondi', 'Dhanmondi R/A', 'House 42, Road 9/A, Flat 5B'],
  '1209',
  'Opposite the lake mosque',
);

const ayeshaOffice = {
  ...home(
    'Ayesha Siddika',
    '+8801711000001',
    ['Dhaka', 'Dhaka', 'Tejgaon', 'Karwan Bazar', 'Level 7, 12 Kazi Nazrul Islam Avenue'],
    '1215',
    'Reception will take it',
  ),
  label: 'Office',
};

export const customers: CustomerSource[] = [
  {
    phone: '+8801711000001',
    fullName: 'Ayesha Siddika',
    email: 'ayesha@example.com',
    addresses: [ayesha, ayeshaOffice],
    orders: [
      {
        daysAgo: 0,
        status: 'placed',
        payment: 'cash-on-delivery',
        lines: ['rui-fish#3', 'tomato#1', 'coriander-leaves*2'],
        note: 'Please call before coming up.',
      },
      { daysAgo: 1, status: 'confirmed', payment: 'bkash', lines: ['himsagar-mango#2'] },
      {
        daysAgo: 3,
        status: 'shipped',
        payment: 'cash-on-delivery',
        lines: ['padma-hilsa#3', 'mustard-oil-ghani#1', 'kagzi-lime#1*2'],
      },
      {
        daysAgo: 9,
        status: 'delivered',
        payment: 'nagad',
        lines: ['nakshi-kantha-quilt#1', 'clay-tea-cups-set-of-6'],
      },
      {
        daysAgo: 16,
        status: 'delivered',
        payment: 'cash-on-delivery',
        lines: ['spinach#1', 'potato-diamond#1', 'local-onion#2', 'green-chilli'],
      },
      {
        daysAgo: 27,
        status: 'cancelled',
        payment: 'card',
        lines: ['jamdani-saree#1'],
        note: 'Ordered the wrong colour.',
      },
      {
        daysAgo: 41,
        status: 'delivered',
        payment: 'cash-on-delivery',
        lines: ['roshogolla#1*2', 'bogura-doi#1'],
      },
      {
        daysAgo: 63,
        status: 'delivered',
        payment: 'bkash',
        lines: ['sundarban-honey#2', 'kalijira-rice#1', 'cow-ghee#1'],
      },
      {
        daysAgo: 88,
        status: 'delivered',
        payment: 'cash-on-delivery',
        lines: ['cotton-gamcha#2*3', 'jute-tote-bag-stitched-lotus'],
      },
    ],
    wishlist: ['jhumka-earrings#1', 'tangail-saree#2', 'brass-plate#1', 'rickshaw-art-plate'],
  },
  {
    phone: '+8801711000002',
    fullName: 'Rafiqul Islam',
    email: 'rafiq@example.com',
    addresses: [
      home(
        'Rafiqul Islam',
        '+8801711000002',
        ['Chattogram', 'Chattogram', 'Panchlaish', 'Sugandha R/A', 'House 18, Road 2'],
        '4203',
      ),
    ],
    orders: [
      {
        daysAgo: 2,
        status: 'shipped',
        payment: 'cash-on-delivery',
        lines: ['silver-pomfret#2', 'bagda-prawn#3'],
      },
      {
        daysAgo: 12,
        status: 'delivered',
        payment: 'cash-on-delivery',
        lines: ['churi-shutki#1*2', 'naga-chilli-achar', 'garlic#1'],
      },
      {
        daysAgo: 35,
        status: 'delivered',
        payment: 'bkash',
        lines: ['kacchi-biryani-box#1*2', 'beef-halim'],
      },
    ],
    wishlist: ['ektara'],
  },
  {
    phone: '+8801711000003',
    fullName: 'সুমাইয়া খাতুন',
    email: null,
    addresses: [
      home(
        'সুমাইয়া খাতুন',
        '+8801711000003',
        ['Rajshahi', 'Rajshahi', 'Boalia', 'সাহেব বাজার', 'বাড়ি ১২, কাদিরগঞ্জ'],
        '6100',
      ),
    ],
    orders: [
      {
        daysAgo: 5,
        status: 'delivered',
        payment: 'cash-on-delivery',
        lines: ['bhapa-pitha#1', 'patishapta#1', 'narikel-puli#1'],
      },
      {
        daysAgo: 20,
        status: 'delivered',
        payment: 'nagad',
        lines: ['glass-bangles-dozen#1*2', 'tikli'],
      },
      { daysAgo: 50, status: 'cancelled', payment: 'cash-on-delivery', lines: ['winter-shawl#1'] },
    ],
    wishlist: ['nakshi-pitha#1', 'baby-kantha#1'],
  },
  {
    phone: '+8801711000004',
    fullName: 'Joya Chakma',
    email: 'joya@example.com',
    addresses: [
      home(
        'Joya Chakma',
        '+8801711000004',
        [
          'Chattogram',
          'Rangamati',
          'Rangamati Sadar',
          'Banarupa',
          'Near Tribal Cultural Institute',
        ],
        '4500',
      ),
    ],
    orders: [
      {
        daysAgo: 7,
        status: 'confirmed',
        payment: 'cash-on-delivery',
        lines: ['sylhet-tea-bop#1', 'red-lentils#1', 'turmeric-powder#1*2'],
      },
      {
        daysAgo: 30,
        status: 'delivered',
        payment: 'cash-on-delivery',
        lines: ['tomato#2', 'okra#1', 'pointed-gourd#1', 'potato-diamond#1'],
      },
    ],
    wishlist: [],
  },
  {
    phone: '+8801711000005',
    fullName: 'Tanmoy Saha',
    email: 'tanmoy@example.com',
    addresses: [],
    orders: [],
    wishlist: [],
  },
];
