import type { ComplaintStatus } from '@marketplace/contracts/api/complaints';

interface ComplaintSource {
  /** Last digit of the demo customer's phone. */
  customer: 1 | 2 | 3 | 4 | 5;
  /** Age of the order, and the handle of the product in it. */
  orderDaysAgo: number;
  product: string;
  daysAgo: number;
  /** Place in the list of problems. */
  problem: number;
  description: string;
  status: ComplaintStatus;
  answer: string | null;
}

/** Complaints of the demo customers in every state. */
export const complaints: ComplaintSource[] = [
  {
    customer: 1,
    orderDaysAgo: 9,
    product: 'clay-tea-cups-set-of-6',
    daysAgo: 6,
    problem: 0,
    description: 'Two of the six cups were broken when I opened the box. The others are lovely.',
    status: 'open',
    answer: null,
  },
  {
    customer: 1,
    orderDaysAgo: 16,
    product: 'spinach',
    daysAgo: 15,
    problem: 3,
    description: 'Half of the spinach was yellow and soft.',
    status: 'resolved',
    answer: 'We are sorry. The shop has sent you a fresh bundle free of charge.',
  },
  {
    customer: 1,
    orderDaysAgo: 41,
    product: 'bogura-doi',
    daysAgo: 40,
    problem: 2,
    description: 'One pot was missing from the parcel.',
    status: 'in-review',
    answer: null,
  },
  {
    customer: 1,
    orderDaysAgo: 88,
    product: 'jute-tote-bag-stitched-lotus',
    daysAgo: 80,
    problem: 5,
    description: 'The lotus is more orange than in the picture.',
    status: 'rejected',
    answer: 'Dyed by hand, each bag differs a little; the page of the product says so.',
  },
  {
    customer: 2,
    orderDaysAgo: 12,
    product: 'naga-chilli-achar',
    daysAgo: 8,
    problem: 4,
    description: 'It is not hot at all. My son eats it with a spoon.',
    status: 'open',
    answer: null,
  },
];
