import { restorePreHydrationInput } from './restorePreHydrationInput';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  return form;
}

const inputOf = (form: HTMLFormElement, index = 0) => {
  const input = form.querySelectorAll('input')[index];
  if (!input) throw new Error('no such input');
  return input;
};

afterEach(() => document.body.replaceChildren());

const BOXES =
  '<input type="checkbox" name="tag" value="a"><input type="checkbox" name="tag" value="b">';

describe('restorePreHydrationInput', () => {
  it('ticks what was ticked before the code came, and gives it the focus', () => {
    const server = formOf(BOXES);
    inputOf(server, 1).checked = true;
    server.remove();
    const alive = formOf(BOXES);
    const handleClick = jest.fn();
    inputOf(alive, 1).addEventListener('click', handleClick);
    restorePreHydrationInput(alive, inputOf(server, 1));
    expect(inputOf(alive, 1)).toBeChecked();
    expect(inputOf(alive, 0)).not.toBeChecked();
    expect(inputOf(alive, 1)).toHaveFocus();
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('only moves the focus where nothing was ticked', () => {
    const server = formOf(BOXES);
    server.remove();
    const alive = formOf(BOXES);
    restorePreHydrationInput(alive, inputOf(server));
    expect(inputOf(alive)).not.toBeChecked();
    expect(inputOf(alive)).toHaveFocus();
  });

  it('brings along what was typed, and says so', () => {
    const server = formOf('<input type="text" name="minPrice">');
    inputOf(server).value = '25';
    server.remove();
    const alive = formOf('<input type="text" name="minPrice">');
    const handleInput = jest.fn();
    alive.addEventListener('input', handleInput);
    restorePreHydrationInput(alive, inputOf(server));
    expect(inputOf(alive)).toHaveValue('25');
    expect(handleInput).toHaveBeenCalledTimes(1);
  });

  it('leaves a form alone that has no such field any more', () => {
    const server = formOf(BOXES);
    const alive = formOf('');
    restorePreHydrationInput(alive, inputOf(server));
    expect(alive).toBeEmptyDOMElement();
  });
});
