import userEvent from '@testing-library/user-event';

/**
 * Appends a text to a field by pasting it. Typing renders a page once for each key, so only tests
 * of typing itself use `userEvent.type`.
 */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
