/**
 * A sentence of the specification that is the shell's to keep, and the test that holds it: its title,
 * or a piece of a title that is put together from a table.
 */
export type Sentence = readonly [section: number, sentence: string, file: string, test: string];
