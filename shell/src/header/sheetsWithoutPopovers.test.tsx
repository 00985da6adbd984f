import userEvent from '@testing-library/user-event';
import { serveSheets } from './sheetsWithoutPopovers';

const MARKUP = `
  <header>
    <button popovertarget="menu">Menu</button>
    <button popovertarget="search">Search</button>
    <div id="menu" popover><button popovertarget="menu" popovertargetaction="hide">Close</button></div>
    <div id="search" popover><input></div>
  </header>
  <main>Fish</main>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === text) ??
  document.body;
const openSheets = () => [...document.querySelectorAll('[data-open]')].map(({ id }) => id);

// jsdom has no popovers.
describe('in a browser without popovers, a sheet', () => {
  let isRun = false;
  beforeEach(() => {
    document.body.innerHTML = MARKUP;
    // Runs once, because the document keeps its listeners for all tests.
    if (!isRun) serveSheets();
    isRun = true;
  });
  afterEach(() => userEvent.keyboard('{Escape}'));

  it('opens when its button is pressed, closes when its close button is pressed, and sends toggle events', async () => {
    const states: unknown[] = [];
    find('#menu').addEventListener('toggle', (event) =>
      states.push(Reflect.get(event, 'newState')),
    );
    await userEvent.click(button('Menu'));
    expect(openSheets()).toEqual(['menu']);
    await userEvent.click(button('Close'));
    expect(openSheets()).toEqual([]);
    expect(states).toEqual(['open', 'closed']);
    expect(button('Menu')).toHaveFocus();
  });

  it('closes when another sheet opens', async () => {
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Search'));
    expect(openSheets()).toEqual(['search']);
  });

  it('stays open on a press inside, and closes on a press outside', async () => {
    await userEvent.click(button('Search'));
    await userEvent.click(find('input'));
    expect(openSheets()).toEqual(['search']);
    await userEvent.click(find('main'));
    expect(openSheets()).toEqual([]);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    await userEvent.click(button('Search'));
    find('input').focus();
    await userEvent.keyboard('{Escape}');
    expect(openSheets()).toEqual([]);
    expect(button('Search')).toHaveFocus();
  });

  it('closes when a script of the page calls __setSheet', async () => {
    await userEvent.click(button('Menu'));
    window.__setSheet?.(find('#menu'), false);
    expect(openSheets()).toEqual([]);
  });
});
