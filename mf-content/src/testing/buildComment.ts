import type { BlogComment } from '@marketplace/contracts/api/blogComments';

const uuidOf = (id: number) => `0f0c1d1e-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** Builds a published comment with one reply. */
export const buildComment = (): BlogComment => ({
  uuid: uuidOf(1),
  authorName: 'Rahima Khatun',
  comment: '<img src=x onerror=alert(1)> Good to know',
  createdAt: '2024-05-01T09:30:00.000Z',
  replies: [
    {
      uuid: uuidOf(2),
      authorName: 'Farhana',
      reply: 'Thank you',
      createdAt: '2024-05-02T09:30:00.000Z',
    },
  ],
});
