const PAISA_PER_TAKA = 100;

/** Amounts are whole paisa inside, where sums must be exact, and taka in the contract. */
export const toTaka = (paisa: number) => paisa / PAISA_PER_TAKA;
export const toPaisa = (taka: number) => Math.round(taka * PAISA_PER_TAKA);
