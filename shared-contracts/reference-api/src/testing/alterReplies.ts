import type { Alter } from './fetchInProcess';

/** Changes the first item of a reply's list. */
export const inFirst = (change: (item: Record<string, unknown>) => void, list = 'items') =>
  on200(({ [list]: items }) => {
    // A reply with status 200 has this list, as its schema requires.
    const [first] = items as Record<string, unknown>[];
    if (first) change(first);
  });

/** Changes a reply with status 200. */
export const on200 =
  (change: (body: Record<string, unknown>) => void): Alter =>
  (_, reply) => {
    if (reply.status === 200) change(reply.body);
  };

/** Removes a field. */
export const without = (key: string) => (fields: Record<string, unknown>) => {
  delete fields[key];
};

/** Changes a list's pagination. */
export const inPages = (change: (status: Record<string, number>) => void) =>
  // The schema of every reply with pages has this field.
  on200((body) => change(body.paginationStatus as Record<string, number>));

/** Replaces one status by another. */
export const instead =
  (status: number, other: number): Alter =>
  (_, reply) => {
    if (reply.status !== status) return;
    reply.status = other;
    reply.body.statusCode = other;
  };
