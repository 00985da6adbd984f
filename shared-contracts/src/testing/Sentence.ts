/**
 * A sentence of the specification that is a package's to keep, and the test that holds it: its
 * title, or a piece of a title that is put together from a table. Files are named from the top of
 * the repository.
 */
export type Sentence = readonly [section: number, sentence: string, file: string, test: string];
