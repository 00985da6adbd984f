import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { button, hydrateRegion, isPressed, Menu } from './testing/hydrateRegion';

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <input name="productName" value={text} onChange={({ target }) => setText(target.value)} />
      <output>searches for {text}</output>
    </>
  );
}

function Complaint() {
  const [text, setText] = useState('');
  return (
    <>
      <textarea name="comment" value={text} onChange={({ target }) => setText(target.value)} />
      <output>complains: {text}</output>
    </>
  );
}

function Filters() {
  const [chosen, setChosen] = useState<string[]>([]);
  const [order, setOrder] = useState('newest');
  return (
    <>
      {['rui', 'ilish'].map((fish) => (
        <input
          key={fish}
          type="checkbox"
          name="fish"
          value={fish}
          aria-label={fish}
          checked={chosen.includes(fish)}
          onChange={() => setChosen((before) => [...before, fish])}
        />
      ))}
      {['newest', 'cheapest'].map((name) => (
        <input
          key={name}
          type="radio"
          name="order"
          value={name}
          aria-label={name}
          checked={order === name}
          onChange={() => setOrder(name)}
        />
      ))}
      <output>
        {order}: {chosen.join(' ')}
      </output>
    </>
  );
}

function Sorting() {
  const [sort, setSort] = useState('newest');
  return (
    <>
      <select name="sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="newest">Newest</option>
        <option value="cheapest">Cheapest</option>
      </select>
      <output>sorted by {sort}</output>
    </>
  );
}

function LoginButton({ label }: { label: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {label}
      </button>
      <output>{presses} presses</output>
    </>
  );
}

/** A menu below a form that only browsers render. */
function MenuWithForm() {
  return (
    <>
      <label>
        Your email address
        <input name="subEmail" />
      </label>
      <button type="submit">Subscribe</button>
      <Menu />
    </>
  );
}

/** Changes a text as page translators do. */
function translate(control: HTMLElement): HTMLElement {
  control.innerHTML = '<font><font>প্রবেশ</font></font>';
  return control;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const heard = (text: string) => screen.queryByText(`searches for ${text}`);

describe('a region whose code loads after an interaction', () => {
  afterEach(() => jest.restoreAllMocks());
  it('replays a press, and keeps the focus on the button', async () => {
    const { arrive } = await hydrateRegion(Menu);
    await userEvent.click(button());
    expect(isPressed(0)).toBe(true);
    await arrive();
    expect(isPressed(1)).toBe(true);
    expect(button()).toHaveFocus();
  });

  it('does not replay a press if the text of the button has changed', async () => {
    const { arrive } = await hydrateRegion(() => <LoginButton label="Log out" />);
    await userEvent.click(screen.getByRole('button'));
    await arrive(() => <LoginButton label="Login" />);
    expect(isPressed(0)).toBe(true);
  });

  it('replays a press if the code renders more controls than the server', async () => {
    const { arrive } = await hydrateRegion(Menu);
    await userEvent.click(button());
    await arrive(MenuWithForm);
    expect(isPressed(1)).toBe(true);
    expect(button()).toHaveFocus();
  });

  it('replays a press on a button whose text a page translator has changed', async () => {
    const { arrive } = await hydrateRegion(Menu);
    await userEvent.click(translate(button()));
    await arrive();
    expect(isPressed(1)).toBe(true);
    expect(button()).toHaveFocus();
  });

  it('does not replay a press on a translated button if the code renders other controls', async () => {
    const { arrive } = await hydrateRegion(Menu);
    await userEvent.click(translate(button()));
    await arrive(MenuWithForm);
    expect(isPressed(0)).toBe(true);
  });

  it('replays nothing if nothing was pressed', async () => {
    const { arrive } = await hydrateRegion(Menu);
    await arrive();
    expect(isPressed(0)).toBe(true);
    expect(document.body).toHaveFocus();
  });

  it('keeps a selected option and notifies the component of it', async () => {
    const { arrive } = await hydrateRegion(Sorting);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'cheapest');
    await arrive();
    expect(screen.getByRole('combobox')).toHaveValue('cheapest');
    expect(screen.getByText('sorted by cheapest')).toBeVisible();
  });

  it('drops a selected option that no longer exists', async () => {
    const { arrive } = await hydrateRegion(() => (
      <select name="sort">
        <option>Newest</option>
        <option>Oldest</option>
      </select>
    ));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Oldest');
    await arrive(Sorting);
    expect(screen.getByRole('combobox')).toHaveValue('newest');
  });

  it('keeps an opened details element open, and keeps the focus on a link in it', async () => {
    const { arrive } = await hydrateRegion(Menu);
    screen.getByRole('group').setAttribute('open', '');
    screen.getByRole('link', { name: 'River fish' }).focus();
    await arrive();
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'River fish' })).toHaveFocus();
  });

  it('keeps the focus on a link if the code renders more controls than the server', async () => {
    const { arrive } = await hydrateRegion(Menu);
    screen.getByRole('link', { name: 'River fish' }).focus();
    await arrive(MenuWithForm);
    expect(screen.getByRole('link', { name: 'River fish' })).toHaveFocus();
  });

  it('keeps the focus on a button whose text has changed', async () => {
    const { arrive } = await hydrateRegion(() => <LoginButton label="Log out" />);
    screen.getByRole('button').focus();
    await arrive(() => <LoginButton label="Login" />);
    expect(button()).toHaveFocus();
  });

  it('keeps the focus on a heading', async () => {
    const { arrive } = await hydrateRegion(Menu);
    const early = screen.getByRole('heading');
    early.tabIndex = -1;
    early.focus();
    await arrive();
    expect(screen.getByRole('heading')).not.toBe(early);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('keeps the focused field and its caret, and notifies the component of the text', async () => {
    const { arrive } = await hydrateRegion(Search);
    await userEvent.type(field(), 'rui');
    field().setSelectionRange(1, 1);
    await arrive();
    expect(heard('rui')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field().selectionStart).toBe(1);
  });

  it('keeps focus and text of a text area, and notifies the component of the text', async () => {
    const { arrive } = await hydrateRegion(Complaint);
    await userEvent.type(screen.getByRole('textbox'), 'late{enter}and cold');
    await arrive();
    expect(screen.getByRole('textbox')).toHaveValue('late\nand cold');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByText(/complains: late and cold/)).toBeVisible();
  });

  it('keeps the text of a field that has lost the focus, and does not move the focus back', async () => {
    const { arrive } = await hydrateRegion(Search);
    await userEvent.type(field(), 'rui');
    field().blur();
    await arrive();
    expect(heard('rui')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('keeps boxes and radios that were ticked before or after presses were tracked, and notifies the component', async () => {
    const { arrive } = await hydrateRegion(Filters);
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'rui' }).checked = true;
    await userEvent.click(screen.getByRole('checkbox', { name: 'ilish' }));
    await userEvent.click(screen.getByRole('radio', { name: 'cheapest' }));
    await arrive();
    // Each field is restored in a task of its own.
    expect(await screen.findByText('cheapest: rui ilish')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'cheapest' })).toHaveFocus();
  });

  it('does not count a box as ticked by the visitor if the browser has ticked it after Back', async () => {
    // The cast is safe: only the type is read.
    const entries = [{ type: 'back_forward' } as never];
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    const { arrive } = await hydrateRegion(Filters);
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'rui' }).checked = true;
    await arrive();
    expect(screen.getByText('newest:')).toBeVisible();
  });

  it('keeps a character that is typed after the code has loaded and before it renders', async () => {
    const { arrive } = await hydrateRegion(() => <input name="productName" defaultValue="" />);
    await userEvent.type(field(), 'ru');
    const typing = () => {
      // The last moment at which a key can be pressed is during the render.
      const early = field();
      if (early.value === 'ru') early.value = 'rui';
      return <Search />;
    };
    await arrive(typing);
    expect(heard('rui')).toBeVisible();
  });

  it('waits until the visitor has finished composing a word with an input method', async () => {
    const { arrive } = await hydrateRegion(Search);
    const old = field();
    fireEvent.compositionStart(old);
    await userEvent.type(old, 'ইলি');
    await arrive();
    expect(field()).toBe(old);
    old.value = 'ইলিশ';
    await act(async () => void fireEvent.compositionEnd(old));
    expect(heard('ইলিশ')).toBeVisible();
  });

  it('waits only until one second after the last input if the input method does not finish the word', async () => {
    const { arrive } = await hydrateRegion(Search);
    await userEvent.type(field(), 'ru');
    jest.useFakeTimers();
    fireEvent.compositionStart(field());
    await arrive();
    await act(() => jest.advanceTimersByTimeAsync(900));
    fireEvent.input(field(), { target: { value: 'rui' } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(heard('rui')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(heard('rui')).toBeVisible();
  });
});
