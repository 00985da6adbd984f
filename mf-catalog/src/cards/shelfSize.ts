/** Maximum number of products of a shelf: two full rows of the widest screen. */
export const SHELF_SIZE = 10;
