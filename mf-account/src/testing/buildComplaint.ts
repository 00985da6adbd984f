import type { Complaint } from '@marketplace/contracts/api/complaints';
import { buildOrder } from './buildOrder';

export const PROBLEM = {
  damaged: { uuid: '0f0c1d1e-0000-4000-8000-000000000601', name: 'Item arrived damaged' },
  wrong: { uuid: '0f0c1d1e-0000-4000-8000-000000000602', name: 'Wrong item' },
};

export const storedPicture = (number: number) => ({
  smallImageUrl: `/media/uploads/${number}-small.webp`,
  mediumImageUrl: `/media/uploads/${number}-medium.webp`,
});

/** Builds an open complaint about the fish in `buildOrder`. */
export const buildComplaint = (changes: Partial<Complaint> = {}): Complaint => ({
  uuid: '0f0c1d1e-0000-4000-8000-000000000501',
  orderItemUuid: '0f0c1d1e-0000-4000-8000-000000000321',
  orderUuid: buildOrder().uuid,
  orderNumber: '100042',
  productName: 'Padma hilsa',
  smallImageUrl: null,
  problemCategory: PROBLEM.damaged,
  description: 'It was soft.\nAnd warm.',
  imageUrls: [storedPicture(1)],
  status: 'open',
  answer: null,
  createdAt: '2024-05-06T09:30:00.000Z',
  ...changes,
});
