import { replayEarlyPress } from './replayEarlyPress';

const pressed = jest.fn();

function pressEarly(): HTMLButtonElement {
  document.body.innerHTML = '<button type="button">Add to Cart</button>';
  const [button] = document.getElementsByTagName('button');
  if (!button) throw new Error('There is no button.');
  button.addEventListener('click', pressed);
  window.__earlyPress = { button, text: button.textContent };
  return button;
}

beforeEach(() => pressed.mockClear());

describe('a press before hydration', () => {
  it('is replayed once, and its button gets the focus', () => {
    const button = pressEarly();
    replayEarlyPress();
    replayEarlyPress();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it("is not replayed if the button's text has changed", () => {
    pressEarly().textContent = 'Notify me';
    replayEarlyPress();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is replayed if a page translator has changed the text', () => {
    pressEarly().innerHTML = '<font>কার্টে যোগ করুন</font>';
    replayEarlyPress();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is not replayed if the button was removed', () => {
    pressEarly().remove();
    replayEarlyPress();
    expect(pressed).not.toHaveBeenCalled();
  });
});
