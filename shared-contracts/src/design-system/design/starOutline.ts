/** Path of a star, relative to its top point, so that several stars can be drawn side by side. */
export const starOutline = 'l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.2 6-.8Z';
