import type { Alter } from './fetchInProcess';

/** Changes the first item of the list in a reply. */
export const inFirst = (change: (item: Record<string, unknown>) => void, list = 'items') =>
  on200(({ [list]: items }) => {
    // The cast is safe: the schema of the reply requires this list.
    const [first] = items as Record<string, unknown>[];
    if (first) change(first);
  });

/** Changes a reply with status 200. */
export const on200 =
  (change: (body: Record<string, unknown>) => void): Alter =>
  (_, reply) => {
    if (reply.status === 200) change(reply.body);
  };

export const without = (key: string) => (fields: Record<string, unknown>) => {
  delete fields[key];
};

/** Changes the pagination of a reply's list. */
export const inPages = (change: (status: Record<string, number>) => void) =>
  // The cast is safe: the schema of every paginated reply requires this field.
  on200((body) => change(body.paginationStatus as Record<string, number>));

/** Gives the status `other` to each reply that has the status `status`. */
export const instead =
  (status: number, other: number): Alter =>
  (_, reply) => {
    if (reply.status !== status) return;
    reply.status = other;
    reply.body.statusCode = other;
  };
